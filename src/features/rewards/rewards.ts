import type { Reward } from '../../../contract/reward.ts';
import { formatPrize, formatSigned } from '../../../contract/money.ts';
import type { Reward as FlyingReward, Tier } from '../../../scenes/reward-flight/types.ts';
import type { Translate } from '../../i18n/i18n.tsx';
import type { rewardTexts } from './texts.ts';

type Words = Translate<typeof rewardTexts.en>;

/** Reward ids (docs/product-rules.md, Rewards). */
const COIN = 2001;
const POINTS = 2002;
const DIAMOND = 60001;
const JACKPOT = { from: 50000, to: 50005 } as const;

const isWithin = (id: number, from: number, to: number): boolean => id >= from && id <= to;

/** The same things added up, in the order of their first. */
export function together(rewards: readonly Reward[]): Reward[] {
  const sums = new Map<number, number>();
  for (const { propId, count } of rewards) sums.set(propId, (sums.get(propId) ?? 0) + count);
  return [...sums].map(([propId, count]) => ({ propId, count }));
}

/** What a reward flies as: coins to the balance, gems to the diamonds, everything else as a card to the bag. */
export function kindOf({ propId }: Reward): FlyingReward['kind'] {
  if (propId === COIN || isWithin(propId, JACKPOT.from, JACKPOT.to)) return 'coin';
  return propId === DIAMOND || isWithin(propId, 100_001, 100_005) ? 'gem' : 'card';
}

/** Hundredths that a reward adds to the balance. */
export const coinsOf = (reward: Reward): number => (kindOf(reward) === 'coin' ? reward.count : 0);

/** A reward's name in the player's words. */
export function nameOf({ propId, count }: Reward, t: Words): string {
  if (propId === COIN || isWithin(propId, JACKPOT.from, JACKPOT.to)) return t('coin');
  if (propId === POINTS) return t('points', { count });
  if (propId === DIAMOND) return t('gem', { count });
  if (isWithin(propId, 1001, 1099)) return t('coupon', { count: propId - 1000 });
  if (isWithin(propId, 1201, 1299)) return t('voucher', { amount: formatPrize(count) });
  if (isWithin(propId, 1301, 1399)) return t('gift', { count: propId - 1300 });
  if (isWithin(propId, 100_001, 100_005)) return t('diamondCoupon', { count });
  return isWithin(propId, 110_001, 110_005) ? t('card', { count }) : t('other');
}

/** How loudly it is celebrated (design/motion, prize tiers, free chances): up to ₱5 small, up to ₱20 medium, above big. */
export function tierOf(reward: Reward): Tier {
  if (isWithin(reward.propId, JACKPOT.from, JACKPOT.to)) return 'jackpot';
  const coins = coinsOf(reward);
  if (coins <= 500) return 'small';
  return coins <= 2_000 ? 'medium' : 'big';
}

/** What stands over the place that a reward springs from. */
export const flyingText = (reward: Reward): string =>
  kindOf(reward) === 'coin' ? formatSigned(reward.count) : kindOf(reward) === 'gem' ? `+${reward.count}` : '';
