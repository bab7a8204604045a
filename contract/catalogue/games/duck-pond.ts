import type { InstantManifest } from './manifest.ts';
import { fieldTaken } from './shapes.ts';

/** Duck Pond: the mark under the lifted duck decides the prize; the player chooses nothing. */
export const duckPond = {
  course: 'instant',
  shapes: fieldTaken,
  choices: [{}],
  payTables: { 'duck-pond': { returns: [944_000], stakes: 'standard' } },
  autoPlay: true,
  sounds: 'stalls',
  film: 'big',
  presses: { bet: 'Lift for' },
  tile: { portrait: ['duck', 'lotus bubbles star', 'ice', 'waves', 'fredoka'] },
} as const satisfies InstantManifest;
