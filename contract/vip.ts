import * as v from 'valibot';
import {
  balances,
  call,
  clientTxnId,
  count,
  hundredths,
  nothing,
  pageOf,
  paging,
  time,
  forServer,
  serverCall,
} from './call.ts';
import { ErrorCode } from './errors.ts';
import { pesos } from './money.ts';

/** One VIP level (docs/product-rules.md, VIP and valid bet). Amounts in hundredths. */
export interface VipLevel {
  readonly level: number;
  /** Number of one of the six colour themes, from 1. */
  readonly theme: number;
  /** Lifetime valid bet required for the level. */
  readonly experience: number;
  /**
   * Valid bet required for the daily award; the weekly award requires seven times as much, the monthly thirty times.
   */
  readonly betLimit: number;
  readonly daily: number;
  readonly weekly: number;
  readonly monthly: number;
  /** Gift that is paid once, when the level is reached. */
  readonly gift: number;
  /** Rebate on the valid bet, in hundredths of a per cent: 20 is 0.20 %. */
  readonly rebateBp: number;
}

/**
 * One row per level: colour theme; then in pesos: lifetime valid bet, valid bet for the daily award, daily, weekly and
 * monthly award, gift; then the rebate in hundredths of a per cent.
 */
const ROWS: readonly (readonly number[])[] = [
  [1, 0, 0, 0, 0, 0, 0, 20],
  [1, 2_000, 200, 0.5, 0, 0, 3, 20],
  [1, 10_000, 700, 1, 5, 0, 8, 25],
  [2, 30_000, 1_600, 2, 10, 20, 18, 30],
  [2, 100_000, 3_200, 4, 20, 40, 58, 35],
  [3, 300_000, 6_400, 8, 40, 80, 128, 40],
  [3, 1_000_000, 14_400, 18, 88, 188, 388, 45],
  [4, 3_000_000, 30_400, 38, 188, 388, 888, 50],
  [4, 8_000_000, 68_000, 88, 388, 888, 2_088, 55],
  [5, 20_000_000, 148_000, 188, 888, 1_888, 4_888, 60],
  [6, 50_000_000, 308_000, 388, 1_888, 3_888, 8_888, 70],
];

/** Every VIP level, from 0. */
export const VIP_LEVELS: readonly VipLevel[] = ROWS.map((row, level) => {
  const [
    theme = 1,
    experience = 0,
    betLimit = 0,
    daily = 0,
    weekly = 0,
    monthly = 0,
    gift = 0,
    rebateBp = 0,
  ] = row;
  return {
    level,
    theme,
    experience: pesos(experience),
    betLimit: pesos(betLimit),
    daily: pesos(daily),
    weekly: pesos(weekly),
    monthly: pesos(monthly),
    gift: pesos(gift),
    rebateBp,
  };
});

/** Minimum rebate that is paid, in hundredths. */
export const REBATE_LEAST = 100;

/** Returns the highest level that a lifetime valid bet, in hundredths, has reached. */
export function vipLevelOf(experience: number): VipLevel {
  const reached = VIP_LEVELS.findLast((level) => level.experience <= experience);
  if (reached === undefined) throw new RangeError(`no VIP level for ${experience}`);
  return reached;
}

/** Ids of the awards that require a valid bet in their period, as `receiveVipTaskAndBonus` takes them. */
export const VIP_PERIOD = { weekly: 1, monthly: 2 } as const;

/** A player's daily, weekly or monthly VIP award. */
const periodAward = v.object({
  /** Amount of the award in hundredths; 0 at a level without this award. */
  award: hundredths,
  /** Valid bet in the period and the valid bet required, in hundredths. */
  bet: hundredths,
  needs: hundredths,
  isTaken: v.boolean(),
  canReceive: v.boolean(),
  /** When the next period begins. */
  nextAt: time,
});
/** A player's daily, weekly or monthly VIP award. */
export type VipPeriodAward = v.InferOutput<typeof periodAward>;

const rebate = v.object({
  rebateBp: count,
  /** Valid bet for which no rebate was paid yet, in hundredths. */
  validBet: hundredths,
  /** Rebate that would be paid now, in hundredths. */
  amount: hundredths,
  least: hundredths,
  canReceive: v.boolean(),
});

/** Returns the player's level, awards and gifts. */
export const getVipInfo = call('getVipInfo', {
  response: v.object({
    vipData: v.object({
      level: count,
      /** Lifetime valid bet in hundredths. */
      experience: hundredths,
      daily: periodAward,
      weekly: periodAward,
      monthly: periodAward,
      /** Gifts of all levels that the player has reached, from level 1. */
      gifts: v.array(v.object({ level: count, amount: hundredths, isTaken: v.boolean() })),
      rebate,
    }),
  }),
});

const paid = v.object({
  /** Coins paid, in hundredths. */
  amount: hundredths,
  ...balances,
});

const REFUSALS = [
  ErrorCode.balanceTooLow,
  ErrorCode.idempotencyConflict,
  ErrorCode.playerExcluded,
  ErrorCode.activityClosed,
  ErrorCode.conditionNotMet,
];

/** Receives the gift of a level. */
export const receiveVipBonusUser = call('receiveVipBonusUser', { response: paid });

/** Receives the daily award of the player's level. */
export const appVipUserReceiveDaily = call('appVipUserReceiveDaily', { response: paid });

/** Receives the weekly or the monthly award of the player's level. */
export const receiveVipTaskAndBonus = call('receiveVipTaskAndBonus', { response: paid });

/** Returns the rebate that the player can receive now. */
export const betBonus = call('betBonus', { response: rebate });

/** Receives the rebate. */
export const betBonusReceive = call('betBonusReceive', { response: paid });

/** The player's past rebates, newest first. */
export const betBonusLog = call('betBonusLog', {
  response: pageOf(
    v.object({ id: v.string(), time, validBet: hundredths, rebateBp: count, amount: hundredths }),
  ),
});

/**
 * Adds what the server and the reference page need to the calls of this file: required token, rate limit, request
 * schema and error codes.
 */
export const vipCalls = forServer(() => ({
  getVipInfo: serverCall(getVipInfo, {
    about: "The player's VIP level, how far the next one is, and every award with its state.",
    token: 'required',
    request: v.object({
      /** Names of the requested parts of the response; the server ignores them and sends all parts. */
      keyList: v.optional(v.pipe(v.array(v.pipe(v.string(), v.maxLength(64))), v.maxLength(40))),
    }),
  }),
  receiveVipBonusUser: serverCall(receiveVipBonusUser, {
    about: 'Pays the gift of a level that was reached, once. At most once per clientTxnId.',
    token: 'required',
    rate: 'money',
    request: v.object({ level: v.pipe(count, v.maxValue(VIP_LEVELS.length - 1)), clientTxnId }),
    errors: [...REFUSALS, ErrorCode.alreadyClaimed],
  }),
  appVipUserReceiveDaily: serverCall(appVipUserReceiveDaily, {
    about: "Pays the level's daily award, once a Manila day. At most once per clientTxnId.",
    token: 'required',
    rate: 'money',
    request: v.object({ clientTxnId }),
    errors: [...REFUSALS, ErrorCode.alreadyClaimed],
  }),
  receiveVipTaskAndBonus: serverCall(receiveVipTaskAndBonus, {
    about:
      "Pays the level's award of the week (id 1, Monday to Sunday) or of the month (id 2), once each. At most once per clientTxnId.",
    token: 'required',
    rate: 'money',
    request: v.object({ id: v.picklist(Object.values(VIP_PERIOD)), clientTxnId }),
    errors: [...REFUSALS, ErrorCode.alreadyClaimed],
  }),
  betBonus: serverCall(betBonus, {
    about: 'The valid bet for which no rebate was paid yet, the rate and the amount.',
    token: 'required',
    request: nothing,
  }),
  betBonusReceive: serverCall(betBonusReceive, {
    about:
      "Pays the rebate of all valid bet so far at the level's rate, from ₱1 on. At most once per clientTxnId.",
    token: 'required',
    rate: 'money',
    request: v.object({ clientTxnId }),
    errors: REFUSALS,
  }),
  betBonusLog: serverCall(betBonusLog, {
    about: 'Every rebate that was paid, newest first.',
    token: 'required',
    request: v.object(paging(20)),
  }),
}));
