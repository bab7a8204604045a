import { defineScene } from '../engine/definition.ts';
import { art, sounds } from './art.ts';
import { examples } from './examples.ts';
import { SIZE } from './layout.ts';
import { LuckyJackpotScene } from './scene.ts';
import type { LuckyJackpot } from './types.ts';

/** The grid of twelve prizes with the four pools above it (design/motion, section 1). */
export const luckyJackpot = defineScene<LuckyJackpot>({
  name: 'lucky-jackpot',
  size: SIZE,
  art,
  sounds,
  examples,
  create: (stage) => new LuckyJackpotScene(stage),
});
