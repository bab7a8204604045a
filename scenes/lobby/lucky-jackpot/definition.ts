import { defineScene } from '../../engine/definition.ts';
import { art } from './art.ts';
import { SIZE } from './layout.ts';
import { LuckyJackpotScene } from './scene.ts';
import type { LuckyJackpotTypes } from './types.ts';

/**
 * The Lucky Jackpot scene: a ring of twelve prizes with a light that moves over them, and the four jackpot pools above.
 */
export const luckyJackpot = defineScene<LuckyJackpotTypes>({
  name: 'lucky-jackpot',
  size: SIZE,
  art,
  musicTrack: 'music.fair',
  create: (context) => new LuckyJackpotScene(context),
});
