import * as v from 'valibot';
import type { StepManifest } from './manifest.ts';
import { whole, wholes } from './shapes.ts';

/** Towers: tiles count from 1 at the left, rows from the bottom; 4, 3, 2, 3 and 4 tiles a row by difficulty. `safe` are the safe tiles of each row. */
export const towers = {
  course: 'steps',
  shapes: {
    choice: v.object({ difficulty: v.picklist(['easy', 'medium', 'hard', 'expert', 'master']) }),
    step: v.object({ tile: whole }),
    shown: v.null(),
    layout: v.object({ safe: v.array(wholes) }),
  },
  choices: [{ difficulty: { oneOf: ['easy', 'medium', 'hard', 'expert', 'master'] } }],
  step: { tile: { from: 1, to: 4 } },
  payTables: { towers: { returns: [986_667, 990_000], stakes: 'standard' } },
  autoPlay: true,
  sounds: 'towers',
  film: 'big',
  presses: { bet: 'Bet ₱', prepare: [{ press: 'Easy' }], steps: ['Any window'] },
  tile: { square: ['castle', 'plum', 'hills'] },
} as const satisfies StepManifest;
