import { defineScene } from '../../engine/definition.ts';
import { art } from './art.ts';
import { SIZE } from './layout.ts';
import { LuckyJackpotScene } from './scene.ts';
import type { LuckyJackpotTypes } from './types.ts';

/** The grid of twelve prizes with the four pools above it. */
export const luckyJackpot = defineScene<LuckyJackpotTypes>({
  name: 'lucky-jackpot',
  size: SIZE,
  art,
  musicTrack: 'music.fair',
  create: (context) => new LuckyJackpotScene(context),
});
