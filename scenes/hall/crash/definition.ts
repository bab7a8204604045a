import { defineScene } from '../../engine/definition.ts';
import { art, sounds } from './art.ts';
import { examples } from './examples.ts';
import { CrashScene } from './scene.ts';
import { SIZE } from './tuning.ts';
import type { CrashTypes } from './types.ts';

/** Crash: a rocket rises over the fair with the shared multiplier, until it bursts where the server decides. */
export const crash = defineScene<CrashTypes>({
  name: 'crash',
  size: SIZE,
  art,
  sounds,
  musicTrack: 'music.fair',
  examples,
  controls: {
    'burst.endsAt': { min: 100, max: 100_000_000, money: false },
    'off.multiplier': { min: 101, max: 100_000_000, money: false },
    'off.stake': { money: true },
    'off.payout': { money: true },
    'flag.multiplier': { min: 101, max: 100_000_000, money: false },
  },
  create: (context) => new CrashScene(context),
});
