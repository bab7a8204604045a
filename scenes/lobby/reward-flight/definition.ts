import { defineScene } from '../../engine/definition.ts';
import { art } from './art.ts';
import { RewardFlightScene } from './scene.ts';
import { SIZE } from './tuning.ts';
import type { RewardFlightTypes } from './types.ts';

/** The reward flight: pictures of won rewards fly to the balance, over any page. */
export const rewardFlight = defineScene<RewardFlightTypes>({
  name: 'reward-flight',
  size: SIZE,
  art,
  create: (context) => new RewardFlightScene(context),
});
