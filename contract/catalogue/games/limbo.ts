import * as v from 'valibot';
import type { InstantManifest } from './manifest.ts';
import { whole } from './shapes.ts';

/** Limbo: target and result are multipliers, in hundredths. */
export const limbo = {
  course: 'instant',
  shapes: { choice: v.object({ target: whole }), outcome: v.object({ result: whole }) },
  choices: [
    {
      target: {
        from: 101,
        to: 100_000_000,
        samples: [101, 150, 200, 1_000, 10_000, 1_000_000, 100_000_000],
        usual: [101, 1_100],
      },
    },
  ],
  payTables: { limbo: { returns: [989_767, 990_000], stakes: 'standard' } },
  autoPlay: true,
  sounds: 'limbo',
  film: 'big',
  presses: { bet: 'Rise for' },
  tile: { square: ['bullseye', 'ocean', 'clouds'] },
} as const satisfies InstantManifest;
