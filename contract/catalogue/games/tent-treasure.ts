import * as v from 'valibot';
import type { InstantManifest } from './manifest.ts';
import { counted, wholes } from './shapes.ts';

/** Tent Treasure: three of nine tents, 1 to 9; `draws` are those with treasure, `count` the number found. */
export const tentTreasure = {
  course: 'instant',
  shapes: { choice: v.object({ places: wholes }), outcome: counted.outcome },
  choices: [{ places: { different: { from: 1, to: 9, fewest: 3, most: 3 } } }],
  payTables: { 'tent-treasure': { returns: [947_024], stakes: 'standard' } },
  autoPlay: true,
  sounds: 'stalls',
  film: 'big',
  presses: { bet: 'Open for' },
  tile: { portrait: ['circus-tent', 'popcorn ticket star', 'jade', 'rays', 'sigmar-one'] },
} as const satisfies InstantManifest;
