import * as v from 'valibot';
import {
  balances,
  call,
  clientTxnId,
  count,
  hundredths,
  nothing,
  time,
  forServer,
  serverCall,
} from './call.ts';
import { ErrorCode } from './errors.ts';
import { pesos } from './money.ts';

/**
 * Diamonds for each stamp of the deposit card, and the deposits that a stamp requires, in hundredths
 * (docs/product-rules.md, Deposit days).
 */
export const RECHARGE_SIGN = {
  diamonds: [10, 10, 15, 15, 20, 20, 60],
  /** Deposit required on the day of a stamp. */
  needs: pesos(100),
  /** Deposit required on the day of a stamp to multiply its diamonds by `upgradeTimes`. */
  upgradeNeeds: pesos(500),
  upgradeTimes: 3,
} as const;

const errors = [
  ErrorCode.balanceTooLow,
  ErrorCode.idempotencyConflict,
  ErrorCode.playerExcluded,
  ErrorCode.activityClosed,
  ErrorCode.alreadyClaimed,
  ErrorCode.conditionNotMet,
  ErrorCode.fundEmpty,
  ErrorCode.numberNeeded,
];

/** Number of a stamp on the deposit card, from 1. */
const id = v.picklist(RECHARGE_SIGN.diamonds.map((_, place) => place + 1));

/** Response after diamonds were received. */
const taken = v.object({ diamonds: count, ...balances });

/** The player's deposit card. */
export const getRechargeSignConfig = call('getRechargeSignConfig', {
  response: v.object({
    days: v.array(
      v.object({
        id: count,
        diamonds: count,
        isReceived: v.boolean(),
        isUpgraded: v.boolean(),
        canReceive: v.boolean(),
        /** Whether today's stamp can be upgraded to three times its diamonds. */
        canUpgrade: v.boolean(),
      }),
    ),
    stampedToday: v.boolean(),
    /** Hundredths deposited today. */
    deposited: hundredths,
    /** Deposits required on the day of a stamp, in hundredths: for the stamp, and for its upgrade. */
    needs: hundredths,
    upgradeNeeds: hundredths,
    upgradeTimes: count,
    /** False while the fund holds less than the next reward; receiving it then fails with fundEmpty. */
    isFunded: v.boolean(),
    /** False while the house takes no deposits. */
    areDepositsOpen: v.boolean(),
    /** Start of the next day in Manila. */
    nextAt: time,
  }),
});

/** Adds today's stamp to the deposit card. */
export const rechargeSignIn = call('rechargeSignIn', { response: taken });

/** Upgrades today's stamp to three times its diamonds and pays the difference. */
export const upgradeRechargeSignAward = call('upgradeRechargeSignAward', { response: taken });

/**
 * Adds what the server and the reference page need to the calls of this file: required token, rate limit, request
 * schema and error codes.
 */
export const rechargeSignCalls = forServer(() => ({
  getRechargeSignConfig: serverCall(getRechargeSignConfig, {
    about:
      'The deposit card: each stamp with its diamonds, what was deposited today, and what can be had now.',
    token: 'required',
    request: nothing,
  }),
  rechargeSignIn: serverCall(rechargeSignIn, {
    about:
      'Puts a stamp on the deposit card for today’s deposits, once a Manila day. At most once per clientTxnId.',
    token: 'required',
    rate: 'money',
    request: v.object({ id, clientTxnId }),
    errors,
  }),
  upgradeRechargeSignAward: serverCall(upgradeRechargeSignAward, {
    about: 'Pays what today’s stamp is worth more with larger deposits, once. At most once per clientTxnId.',
    token: 'required',
    rate: 'money',
    request: v.object({ id, clientTxnId }),
    errors,
  }),
}));
