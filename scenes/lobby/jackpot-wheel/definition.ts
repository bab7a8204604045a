import { defineScene } from '../../engine/definition.ts';
import { art } from './art.ts';
import { WheelScene } from './scene.ts';
import { SIZE } from './tuning.ts';
import type { JackpotWheelTypes } from './types.ts';

/**
 * The jackpot wheel, which shows one of four pools. The award is decided before it opens; the disc only displays it.
 */
export const jackpotWheel = defineScene<JackpotWheelTypes>({
  name: 'jackpot-wheel',
  size: SIZE,
  art,
  create: (context) => new WheelScene(context),
});
