import { isOfFamily, RewardFamily, RewardId } from '../../../contract/reward-ids.ts';
import type { Reward } from '../../../contract/reward.ts';
import { formatPrize, formatSigned } from '../../../contract/money.ts';
import type { Reward as FlyingReward, Tier } from '../../../scenes/reward-flight/types.ts';
import type { Translate } from '../../i18n/i18n.tsx';
import type { rewardTexts } from './texts.ts';

type Words = Translate<typeof rewardTexts.en>;

/** The same things added up, in the order of their first. */
export function together(rewards: readonly Reward[]): Reward[] {
  const sums = new Map<number, number>();
  for (const { propId, count } of rewards) sums.set(propId, (sums.get(propId) ?? 0) + count);
  return [...sums].map(([propId, count]) => ({ propId, count }));
}

/** What a reward flies as: coins to the balance, gems to the diamonds, everything else as a card to the bag. */
export function kindOf({ propId }: Reward): FlyingReward['kind'] {
  if (propId === RewardId.coin || isOfFamily(propId, RewardFamily.jackpot)) return 'coin';
  return propId === RewardId.diamond || isOfFamily(propId, RewardFamily.diamondCoupon) ? 'gem' : 'card';
}

/** Hundredths that a reward adds to the balance. */
export const coinsOf = (reward: Reward): number => (kindOf(reward) === 'coin' ? reward.count : 0);

/** A reward's name in the player's words. */
export function nameOf({ propId, count }: Reward, t: Words): string {
  if (propId === RewardId.coin || isOfFamily(propId, RewardFamily.jackpot)) return t('coin');
  if (propId === RewardId.points) return t('points', { count });
  if (propId === RewardId.diamond) return t('gem', { count });
  if (isOfFamily(propId, RewardFamily.depositCoupon)) return t('coupon', { count: propId - 1000 });
  if (isOfFamily(propId, RewardFamily.fixedCoupon)) return t('voucher', { amount: formatPrize(count) });
  if (isOfFamily(propId, RewardFamily.giftCoupon)) return t('gift', { count: propId - 1300 });
  if (isOfFamily(propId, RewardFamily.diamondCoupon)) return t('diamondCoupon', { count });
  return isOfFamily(propId, RewardFamily.scratchCoupon) ? t('card', { count }) : t('other');
}

/** How loudly it is celebrated (design/motion, prize tiers, free chances): up to ₱5 small, up to ₱20 medium, above big. */
export function tierOf(reward: Reward): Tier {
  if (isOfFamily(reward.propId, RewardFamily.jackpot)) return 'jackpot';
  const coins = coinsOf(reward);
  if (coins <= 500) return 'small';
  return coins <= 2_000 ? 'medium' : 'big';
}

/** What stands over the place that a reward springs from. */
export const flyingText = (reward: Reward): string =>
  kindOf(reward) === 'coin' ? formatSigned(reward.count) : kindOf(reward) === 'gem' ? `+${reward.count}` : '';
