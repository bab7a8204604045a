import * as v from 'valibot';
import type { SharedManifest } from './manifest.ts';
import { whole } from './shapes.ts';

/** Crash: `auto` is the multiplier of the automatic cash-out, in hundredths; absent for a cash-out by hand. */
export const crash = {
  course: 'shared',
  shapes: { choice: v.object({ auto: v.optional(whole) }), outcome: v.object({ endsAt: whole }) },
  choices: [
    {
      auto: {
        from: 101,
        to: 100_000_000,
        samples: [101, 150, 200, 1_000, 10_000, 1_000_000, 100_000_000],
        usual: [101, 1_100],
      },
    },
  ],
  payTables: { crash: { returns: [989_767, 990_000], stakes: 'standard' } },
  autoPlay: false,
  sounds: 'crash',
  film: 'big',
  presses: { bet: 'Bet ₱', prepare: [{ check: 'Auto cash-out' }, { fill: 'Cash out at', with: '1.01' }] },
  tile: { square: ['rocket', 'violet', 'stars'] },
} as const satisfies SharedManifest;
