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
 * Diamonds of each stamp of the deposit card, and the daily requirements (docs/product-rules.md, Deposit days).
 * Hundredths.
 */
export const RECHARGE_SIGN = {
  diamonds: [10, 10, 15, 15, 20, 20, 60],
  /** Deposit required that day. */
  needs: pesos(100),
  /** Deposit required that day for a stamp that is multiplied. */
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
];

/** Number of the stamp on the card, from 1. */
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
        /** Whether today's stamp can be made to count three times. */
        canUpgrade: v.boolean(),
      }),
    ),
    stampedToday: v.boolean(),
    /** Hundredths deposited today. */
    deposited: hundredths,
    /** Deposit in hundredths required for a stamp that day, and for a multiplied stamp. */
    needs: hundredths,
    upgradeNeeds: hundredths,
    upgradeTimes: count,
    /** False while the fund holds less than the next reward (fundEmpty). */
    isFunded: v.boolean(),
    /** False while the house takes no deposits. */
    areDepositsOpen: v.boolean(),
    /** Start of the next day in Manila. */
    nextAt: time,
  }),
});

/** Adds today's stamp to the deposit card. */
export const rechargeSignIn = call('rechargeSignIn', { response: taken });

/** Makes today's stamp count three times. */
export const upgradeRechargeSignAward = call('upgradeRechargeSignAward', { response: taken });

/** The calls with what only the server and the reference page read: access, requests, errors. */
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
