import * as v from 'valibot';
import type { StepManifest } from './manifest.ts';
import { whole, wholes } from './shapes.ts';

/**
 * Cups: cups are numbered from 0 at the left. `balls` has, for each step, the number of the cup that hides the ball.
 */
export const cups = {
  course: 'steps',
  shapes: {
    choice: v.object({ cups: whole }),
    step: v.object({ cup: whole }),
    shown: v.null(),
    layout: v.object({ balls: wholes }),
  },
  choices: [{ cups: { oneOf: [3, 4, 5] } }],
  step: { cup: { from: 0, to: 4 } },
  payTables: { cups: { returns: [990_000], stakes: 'standard' } },
  autoPlay: true,
  sounds: 'cups',
  film: 'big',
  presses: { bet: 'Bet ₱', prepare: [{ press: '3 cups' }], steps: ['Any cup'] },
  tile: { square: ['cups', 'lagoon', 'stripes'] },
} as const satisfies StepManifest;
