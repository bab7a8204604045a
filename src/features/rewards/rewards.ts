import { isOfFamily, RewardFamily, RewardId } from '../../../contract/reward-ids.ts';
import type { Reward } from '../../../contract/reward.ts';
import { formatSigned } from '../../../contract/money.ts';
import type { FlyingReward } from '../../../scenes/lobby/reward-flight/types.ts';

/** Adds up rewards of the same id, in the order in which each id first occurs. */
export function together(rewards: readonly Reward[]): Reward[] {
  const sums = new Map<number, number>();
  for (const { propId, count } of rewards) sums.set(propId, (sums.get(propId) ?? 0) + count);
  return [...sums].map(([propId, count]) => ({ propId, count }));
}

/** Returns whether a reward is a jackpot, which pays a pool. */
export const isJackpot = ({ propId }: Reward): boolean => isOfFamily(propId, RewardFamily.jackpot);

/**
 * Returns the form in which a reward flies: coins to the balance, gems to the diamonds, cards for all other rewards to
 * the bag.
 */
export function kindOf(reward: Reward): FlyingReward['kind'] {
  const { propId } = reward;
  if (propId === RewardId.coin || isJackpot(reward)) return 'coin';
  return propId === RewardId.diamond || isOfFamily(propId, RewardFamily.diamondCoupon) ? 'gem' : 'card';
}

/** Returns how many hundredths of a coin a reward adds to the balance. */
export const coinsOf = (reward: Reward): number => (kindOf(reward) === 'coin' ? reward.count : 0);

/** Returns the text shown where the flight of a reward starts; empty for a card. */
export const flyingText = (reward: Reward): string =>
  kindOf(reward) === 'coin' ? formatSigned(reward.count) : kindOf(reward) === 'gem' ? `+${reward.count}` : '';
