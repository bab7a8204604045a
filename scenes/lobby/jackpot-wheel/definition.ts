import { defineScene } from '../../engine/definition.ts';
import { art } from './art.ts';
import { WheelScene } from './scene.ts';
import { SIZE } from './tuning.ts';
import type { JackpotWheelTypes } from './types.ts';

/**
 * The jackpot wheel: it stops on one of the four jackpot pools. The server decides the award before the wheel opens.
 */
export const jackpotWheel = defineScene<JackpotWheelTypes>({
  name: 'jackpot-wheel',
  size: SIZE,
  art,
  create: (context) => new WheelScene(context),
});
