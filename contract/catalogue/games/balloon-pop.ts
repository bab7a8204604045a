import type { InstantManifest } from './manifest.ts';
import { fieldTaken } from './shapes.ts';

/** Balloon Pop: the number drawn decides the prize behind the balloon; the player chooses nothing. */
export const balloonPop = {
  course: 'instant',
  shapes: fieldTaken,
  choices: [{}],
  payTables: { 'balloon-pop': { returns: [946_000], stakes: 'standard' } },
  autoPlay: true,
  sounds: 'stalls',
  film: 'big',
  presses: { bet: 'Pop for' },
  tile: { portrait: ['bullseye', 'balloon confetti-ball star', 'ocean', 'bulbs', 'modak'] },
} as const satisfies InstantManifest;
