import { ActivityId } from '../activities.ts';
import { bankruptGift } from './bankrupt-gift.ts';
import { coinPusher } from './coin-pusher.ts';
import { dailySpin } from './daily-spin.ts';
import { download } from './download.ts';
import { firstDepositTips } from './first-deposit-tips.ts';
import { firstDeposit } from './first-deposit.ts';
import { halloween } from './halloween.ts';
import { jackpot } from './jackpot.ts';
import { kyc } from './kyc.ts';
import { notice } from './notice.ts';
import { points } from './points.ts';
import type { Promotion } from './promotion.ts';
import { rank } from './rank.ts';
import { rebate } from './rebate.ts';
import { rechargeSign } from './recharge-sign.ts';
import { redPacketRain } from './red-packet-rain.ts';
import { redVsBlue } from './red-vs-blue.ts';
import { scratchCards } from './scratch-cards.ts';
import { share } from './share.ts';
import { signIn } from './sign-in.ts';
import { slotshack } from './slotshack.ts';
import { tasks } from './tasks.ts';
import { vip } from './vip.ts';

/** Every promotion by its name. Everything else that knows promotions is derived from this list. */
export const PROMOTIONS = {
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
  tasks,
  points,
  bankruptGift,
  kyc,
  download,
  firstDepositTips,
  notice,
  firstDeposit,
} as const;

type Manifests = typeof PROMOTIONS;

/** The name of a promotion. */
export type PromotionName = keyof Manifests;

/** The manifest of a promotion. */
export type Manifest<Name extends PromotionName> = Manifests[Name];

/** The names of the promotions that have a given part, such as a popup. */
export type NameWith<Part extends keyof Promotion> = {
  [Name in PromotionName]: Manifest<Name> extends Readonly<Record<Part, unknown>> ? Name : never;
}[PromotionName];

/** The manifests of the promotions that have a given part, such as a popup. */
export type ManifestWith<Part extends keyof Promotion> = Manifest<NameWith<Part>>;

/** Every promotion with its name, in the order of PROMOTIONS. */
export const promotionList = Object.entries(PROMOTIONS) as readonly (readonly [PromotionName, Promotion])[];

/** A promotion that has a given part, such as a popup, with its name. */
export type EntryWith<Part extends keyof Promotion> = readonly [
  NameWith<Part>,
  Promotion & Required<Pick<Promotion, Part>>,
];

/** Returns the promotions that have a given part, such as a popup, with their names. */
export const promotionsWith = <Part extends keyof Promotion>(part: Part): readonly EntryWith<Part>[] =>
  promotionList.filter((entry): entry is EntryWith<Part> => part in entry[1]);

/** Returns the id of the activity during which a promotion is open; undefined for a promotion that is always open. */
export function activityOf(name: PromotionName): number | undefined {
  const { activity, opensWith }: Promotion = PROMOTIONS[name];
  const open = activity ?? opensWith;
  return open && ActivityId[open];
}
