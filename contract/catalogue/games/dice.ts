import * as v from 'valibot';
import type { InstantManifest } from './manifest.ts';
import { whole } from './shapes.ts';

/** Dice: `target` is the number of winning rolls out of 10,001. The roll is in hundredths, 0 to 10,000. */
export const dice = {
  course: 'instant',
  shapes: {
    choice: v.object({ target: whole, side: v.picklist(['under', 'over']) }),
    outcome: v.object({ roll: whole }),
  },
  choices: [{ target: { from: 1, to: 9_801 }, side: { oneOf: ['under', 'over'], isAlike: true } }],
  payTables: { dice: { returns: [988_919, 989_901], stakes: 'standard' } },
  autoPlay: true,
  sounds: 'dice',
  film: 'big',
  presses: { bet: 'Roll for' },
  tile: { square: ['game-die', 'jade', 'diamonds'] },
} as const satisfies InstantManifest;
