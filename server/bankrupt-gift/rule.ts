import { BANKRUPT_GIFT } from '../../contract/bankrupt-gift.ts';
import { manilaDay, manilaDayStart } from '../clock.ts';

const { emptyBelow, lossFrom, percents, most, mostPerLevel, betTimes, windowMs, delayMs, aWeek, riskBelow } =
  BANKRUPT_GIFT;

/** Amounts of both gifts and the valid bet required for the second, in hundredths. */
export interface Gifts {
  readonly first: number;
  readonly second: number;
  readonly bet: number;
}

/** Returns the amounts of both gifts for a loss (hundredths) at a VIP level. */
export function giftsOf(loss: number, level: number): Gifts {
  const cap = most + mostPerLevel * level;
  const [first, second] = percents.map((percent) => Math.min(cap, Math.floor((loss * percent) / 100)));
  return { first: first ?? 0, second: second ?? 0, bet: betTimes * (first ?? 0) };
}

/** Facts which may show that a loss is harmful to the player. */
export interface RiskFacts {
  /** Number of deposits on the day when the wallet became empty. */
  readonly deposits: number;
  /** Time at which the wallet became empty, ms since 1970. */
  readonly emptiedAt: number;
  /** End of the player's last break from playing, ms since 1970; 0 if there was none. */
  readonly breakUntil: number;
}

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/**
 * Counts the risk signals: three deposits in a day, a loss between midnight and 5 a.m., a break in the last 30 days.
 */
export const riskScore = ({ deposits, emptiedAt, breakUntil }: RiskFacts): number =>
  Number(deposits >= 3) +
  Number(emptiedAt - manilaDayStart(emptiedAt) < 5 * HOUR) +
  Number(breakUntil > emptiedAt - 30 * DAY);

/** A first gift that a player has received, and the conditions of the second gift. */
export interface ReceivedGift {
  /**
   * Numbers of the Manila days on which the wallet became empty (`emptiedOn`) and the gift was received (`receivedOn`).
   */
  readonly emptiedOn: number;
  readonly receivedOn: number;
  /** Time at which the gift was received, ms since 1970. */
  readonly at: number;
  /** Amount of the first gift, hundredths. */
  readonly first: number;
  readonly second: number;
  /** Total valid bet since registration at which the second gift becomes available, hundredths. */
  readonly secondFrom: number;
  readonly hasSecond: boolean;
}

/** All facts that decide a player's gift. Amounts are in hundredths, times in ms since 1970. */
export interface GiftFacts {
  readonly now: number;
  /** Coins in the wallet, on hold and at providers. */
  readonly held: number;
  /** Time at which the wallet became empty; undefined if it has coins or never had any. */
  readonly emptiedAt: number | undefined;
  /** Loss on the day when the wallet became empty, since that day's last deposit; negative for a win. */
  readonly loss: number;
  readonly level: number;
  /** Whether a bet of the player is not settled yet. */
  readonly isRoundOpen: boolean;
  readonly risk: number;
  /** The player's latest first gift; undefined if there was none. */
  readonly last: ReceivedGift | undefined;
  /** Number of first gifts received in this Manila week. */
  readonly thisWeek: number;
  /** The player's total valid bet since registration. */
  readonly validBet: number;
}

/** Why a gift is not available. */
export type GiftRefusal =
  | 'received'
  | 'notEmpty'
  | 'roundOpen'
  | 'smallLoss'
  | 'risk'
  | 'over'
  | 'early'
  | 'noFirst'
  | 'betMissing';

const isRunning = (last: ReceivedGift, now: number): boolean => now < last.at + windowMs;

/** Returns the reason why the first gift is not available now; undefined if it is available. */
export function whyNotFirst(facts: GiftFacts): GiftRefusal | undefined {
  const { now, held, emptiedAt, loss, isRoundOpen, risk, last, thisWeek } = facts;
  // While a second gift can still be claimed, no new first gift replaces it: the player has seen the conditions of the
  // second.
  if (last && (last.receivedOn === manilaDay(now) || (isRunning(last, now) && !last.hasSecond)))
    return 'received';
  if (held >= emptyBelow) return 'notEmpty';
  if (isRoundOpen) return 'roundOpen';
  if (emptiedAt === undefined || loss < lossFrom) return 'smallLoss';
  if (thisWeek >= aWeek || (last && last.emptiedOn >= manilaDay(emptiedAt))) return 'received';
  if (risk >= riskBelow) return 'risk';
  if (now >= emptiedAt + windowMs) return 'over';
  return now < emptiedAt + delayMs ? 'early' : undefined;
}

/** Returns the valid bet still missing for the second gift, in hundredths. */
export const missingForSecond = (last: ReceivedGift, validBet: number): number =>
  Math.max(0, last.secondFrom - validBet);

/** Returns the reason why the second gift is not available now; undefined if it is available. */
export function whyNotSecond({ now, last, validBet }: GiftFacts): GiftRefusal | undefined {
  if (last === undefined) return 'noFirst';
  if (last.hasSecond) return 'received';
  if (!isRunning(last, now)) return 'over';
  return missingForSecond(last, validBet) > 0 ? 'betMissing' : undefined;
}

/** State of a player's gift: none; the first gift, waiting or available; the second gift; or over. */
export type GiftStanding =
  | { readonly state: 'none' }
  | {
      readonly state: 'first';
      readonly gifts: Gifts;
      readonly canReceive: boolean;
      readonly from: number;
      readonly until: number;
    }
  | {
      readonly state: 'second';
      readonly last: ReceivedGift;
      readonly canReceive: boolean;
      readonly until: number;
    }
  /** `last` is the gift received; undefined if the time ran out before a claim. */
  | { readonly state: 'over'; readonly last: ReceivedGift | undefined; readonly gifts: Gifts };

/** Returns the state of a player's gift, as computed from the facts. */
export function giftStanding(facts: GiftFacts): GiftStanding {
  const { now, last, loss, level, emptiedAt } = facts;
  if (last && isRunning(last, now) && !last.hasSecond)
    return {
      state: 'second',
      last,
      canReceive: whyNotSecond(facts) === undefined,
      until: last.at + windowMs,
    };
  const refusal = whyNotFirst(facts);
  if (emptiedAt !== undefined && (refusal === undefined || refusal === 'early'))
    return {
      state: 'first',
      gifts: giftsOf(loss, level),
      canReceive: refusal === undefined,
      from: emptiedAt + delayMs,
      until: emptiedAt + windowMs,
    };
  if (refusal === 'over') return { state: 'over', last: undefined, gifts: giftsOf(loss, level) };
  if (last && isRunning(last, now))
    return {
      state: 'over',
      last,
      gifts: { first: last.first, second: last.second, bet: last.first * betTimes },
    };
  return { state: 'none' };
}
