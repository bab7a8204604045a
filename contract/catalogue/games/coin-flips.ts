import * as v from 'valibot';
import type { StepManifest } from './manifest.ts';
import { nothing } from './shapes.ts';

/** Coin flips: the player calls one to twenty flips in a row. Its title is Coinflip. */
export const coinFlips = {
  course: 'steps',
  shapes: {
    choice: nothing,
    step: v.object({ side: v.picklist(['heads', 'tails']) }),
    shown: v.null(),
    layout: v.object({ sides: v.array(v.picklist(['heads', 'tails'])) }),
  },
  choices: [{}],
  step: { side: { oneOf: ['heads', 'tails'] } },
  payTables: { 'coin-flips': { returns: [990_000], stakes: 'standard' } },
  autoPlay: true,
  sounds: 'coin-flips',
  film: 'flips',
  presses: { bet: 'Bet ₱', prepare: [{ press: '₱20' }], steps: ['Heads'] },
  tile: { square: ['peso', 'gold', 'rays'] },
} as const satisfies StepManifest;
