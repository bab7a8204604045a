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

/** Diamonds for each stamp of a sign-in card, and what the last stamp requires (docs/product-rules.md, Sign-in). */
export const SIGN_IN = {
  diamonds: [5, 5, 10, 10, 15, 15, 50],
  /** Valid bet required in the week of the last stamp, in hundredths. */
  lastNeeds: 500_00,
} as const;

/** The player's sign-in card. */
export const loginBonus3User = call('loginBonus3User', {
  response: v.object({
    diamonds: v.array(count),
    /** Number of stamps on the card, including today's. */
    stamps: count,
    stampedToday: v.boolean(),
    /** Whether today's stamp is available now. */
    canReceive: v.boolean(),
    /** False while the fund holds less than the next stamp; receiving it then fails with fundEmpty. */
    isFunded: v.boolean(),
    /** Start of the next day in Manila. */
    nextAt: time,
    /**
     * Valid bet that the last stamp requires in its week, and the part of it still missing this week, in hundredths.
     */
    lastNeeds: hundredths,
    lastMissing: hundredths,
  }),
});

/** Adds today's stamp to the sign-in card. */
export const loginBonus3UserReceive = call('loginBonus3UserReceive', {
  response: v.object({
    /** Number of the stamp on the sign-in card, from 1. */
    stamp: count,
    diamonds: count,
    ...balances,
  }),
});

/**
 * Adds what the server and the reference page need to the calls of this file: required token, rate limit, request
 * schema and error codes.
 */
export const signInCalls = forServer(() => ({
  loginBonus3User: serverCall(loginBonus3User, {
    about:
      "The sign-in card: the diamonds of each stamp, how many are there, and whether today's can be had.",
    token: 'required',
    request: nothing,
  }),
  loginBonus3UserReceive: serverCall(loginBonus3UserReceive, {
    about: "Puts today's stamp on the sign-in card, once a Manila day. At most once per clientTxnId.",
    token: 'required',
    rate: 'money',
    request: v.object({ clientTxnId }),
    errors: [
      ErrorCode.balanceTooLow,
      ErrorCode.idempotencyConflict,
      ErrorCode.playerExcluded,
      ErrorCode.activityClosed,
      ErrorCode.alreadyClaimed,
      ErrorCode.conditionNotMet,
      ErrorCode.fundEmpty,
      ErrorCode.numberNeeded,
    ],
  }),
}));
