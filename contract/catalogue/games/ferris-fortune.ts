import type { InstantManifest } from './manifest.ts';
import { fieldTaken } from './shapes.ts';

/** Ferris Fortune: the cabin that stops at the gate decides the prize; the player chooses nothing. */
export const ferrisFortune = {
  course: 'instant',
  shapes: fieldTaken,
  choices: [{}],
  payTables: { 'ferris-fortune': { returns: [950_000], stakes: 'standard' } },
  autoPlay: true,
  sounds: 'stalls',
  film: 'won',
  presses: { bet: 'Turn for' },
  tile: { portrait: ['ferris-wheel', 'star ticket balloon', 'violet', 'bulbs', 'titan-one'] },
} as const satisfies InstantManifest;
