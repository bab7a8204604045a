import type { NameWith } from '../../contract/promotions/promotions.ts';
import { bankruptGift } from './bankrupt-gift.ts';
import { coinPusher } from './coin-pusher.ts';
import { dailySpin } from './daily-spin.ts';
import { download } from './download.ts';
import { firstDeposit } from './first-deposit.ts';
import { firstDepositTips } from './first-deposit-tips.ts';
import { halloween } from './halloween.ts';
import { jackpot } from './jackpot.ts';
import { kyc } from './kyc.ts';
import { notice } from './notice.ts';
import { rank } from './rank.ts';
import { rebate } from './rebate.ts';
import { rechargeSign } from './recharge-sign.ts';
import { redPacketRain } from './red-packet-rain.ts';
import { redVsBlue } from './red-vs-blue.ts';
import { scratchCards } from './scratch-cards.ts';
import { share } from './share.ts';
import { signIn } from './sign-in.ts';
import { slotshack } from './slotshack.ts';
import { vip } from './vip.ts';
import type { PopupView, PromotionView, ViewedName } from './promotion-view.ts';

/**
 * Pictures, texts and code of every promotion, by its name. The type check fails if a promotion of contract/promotions
 * is missing here.
 */
export const PROMOTION_VIEWS: { readonly [Name in ViewedName]: PromotionView<Name> } = {
  jackpot,
  coinPusher,
  scratchCards,
  halloween,
  slotshack,
  dailySpin,
  redPacketRain,
  signIn,
  vip,
  rebate,
  rank,
  redVsBlue,
  rechargeSign,
  share,
  bankruptGift,
  kyc,
  download,
  firstDepositTips,
  notice,
  firstDeposit,
};

/** Returns the code of a promotion's popup, and the conditions under which it opens. */
export const popupView = (promotion: NameWith<'popup'>): PopupView => PROMOTION_VIEWS[promotion].popup;
