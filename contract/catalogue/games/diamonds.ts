import * as v from 'valibot';
import type { InstantManifest } from './manifest.ts';
import { nothing, wholes } from './shapes.ts';

/** Diamonds: five gems, each of one of seven colours, numbered 0 to 6. */
export const diamonds = {
  course: 'instant',
  shapes: {
    choice: nothing,
    outcome: v.object({
      gems: wholes,
      hand: v.picklist(['five', 'four', 'fullHouse', 'three', 'twoPairs', 'pair', 'none']),
    }),
  },
  choices: [{}],
  payTables: { diamonds: { returns: [990_000], stakes: 'standard' } },
  autoPlay: true,
  sounds: 'diamonds',
  film: 'big',
  presses: { bet: 'Drop for' },
  tile: { square: ['gem-stone', 'ice', 'diamonds'] },
} as const satisfies InstantManifest;
