import * as v from 'valibot';
import type { StepManifest } from './manifest.ts';
import { nothing, whole } from './shapes.ts';

/** Snakes: each step rolls two dice. */
export const snakes = {
  course: 'steps',
  shapes: {
    choice: v.object({ difficulty: v.picklist(['easy', 'medium', 'hard', 'expert', 'master']) }),
    step: nothing,
    shown: v.object({ dice: v.tuple([whole, whole]) }),
    layout: v.object({ rolls: v.array(v.tuple([whole, whole])) }),
  },
  choices: [{ difficulty: { oneOf: ['easy', 'medium', 'hard', 'expert', 'master'] } }],
  step: {},
  payTables: { snakes: { returns: [982_778, 990_000], stakes: 'standard' } },
  autoPlay: true,
  sounds: 'snakes',
  film: 'big',
  presses: { bet: 'Bet ₱', prepare: [{ press: 'Easy' }], steps: ['Roll'] },
  tile: { square: ['snake', 'sunset', 'hills'] },
} as const satisfies StepManifest;
