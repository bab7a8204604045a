import * as v from 'valibot';
import type { InstantManifest } from './manifest.ts';
import { counted, wholes } from './shapes.ts';

/**
 * Tent Treasure: the player opens three of nine tents, numbered 1 to 9. `draws` are the tents with treasure, `count` is
 * how many of them the player opened.
 */
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
