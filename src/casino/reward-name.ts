import { formatPrize } from '../../contract/money.ts';
import { isOfFamily, RewardFamily, RewardId } from '../../contract/reward-ids.ts';
import type { Reward } from '../../contract/reward.ts';
import type { Translate } from '../i18n/i18n.tsx';
import type { rewardTexts } from './reward-texts.ts';

type TranslateReward = Translate<typeof rewardTexts.en>;

/** Returns a reward as text in the player's language, such as a number of diamonds or the name of a coupon. */
export function nameOf({ propId, count: pieces }: Reward, t: TranslateReward): string {
  const count = pieces.toLocaleString('en-PH');
  if (propId === RewardId.coin || isOfFamily(propId, RewardFamily.jackpot)) return t('coin');
  if (propId === RewardId.points) return t('points', { count });
  if (propId === RewardId.diamond) return t('gem', { count });
  if (isOfFamily(propId, RewardFamily.depositCoupon)) return t('coupon', { count: propId - 1000 });
  if (isOfFamily(propId, RewardFamily.fixedCoupon)) return t('voucher', { amount: formatPrize(pieces) });
  if (isOfFamily(propId, RewardFamily.giftCoupon)) return t('gift', { count: propId - 1300 });
  if (isOfFamily(propId, RewardFamily.diamondCoupon)) return t('diamondCoupon', { count });
  return isOfFamily(propId, RewardFamily.scratchCoupon) ? t('card', { count }) : t('other');
}
