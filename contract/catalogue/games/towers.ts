import * as v from 'valibot';
import type { StepManifest } from './manifest.ts';
import { whole, wholes } from './shapes.ts';

/**
 * Towers: tiles are numbered from 1 at the left; by difficulty, a row has 4, 3, 2, 3 or 4 tiles. `safe` lists the safe
 * tiles of each row, from the bottom.
 */
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
