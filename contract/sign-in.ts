import * as v from 'valibot';
import { balances, call, clientTxnId, count, hundredths, nothing, time } from './call.ts';
import { ErrorCode } from './errors.ts';

/** Diamonds of each stamp of a sign-in card, and what the last asks for (docs/product-rules.md, Sign-in). */
export const SIGN_IN = {
  diamonds: [5, 5, 10, 10, 15, 15, 50],
  /** Hundredths of valid bet in the week of the last stamp. */
  lastNeeds: 500_00,
} as const;

/** The sign-in card as it stands for this player. */
export const loginBonus3User = call('loginBonus3User', {
  about: "The sign-in card: the diamonds of each stamp, how many are there, and whether today's can be had.",
  token: 'required',
  request: nothing,
  response: v.object({
    diamonds: v.array(count),
    /** Stamps on the card, today's included. */
    stamps: count,
    stampedToday: v.boolean(),
    /** True when today's stamp can be had now. */
    canReceive: v.boolean(),
    /** False while the fund holds less than the next stamp (fundEmpty). */
    isFunded: v.boolean(),
    /** When the next day begins in Manila. */
    nextAt: time,
    /** Hundredths of valid bet that the last stamp asks for in its week, and what is missing this week. */
    lastNeeds: hundredths,
    lastMissing: hundredths,
  }),
});

/** Puts today's stamp on the card. */
export const loginBonus3UserReceive = call('loginBonus3UserReceive', {
  about: "Puts today's stamp on the sign-in card, once a Manila day. At most once per clientTxnId.",
  token: 'required',
  rate: 'money',
  request: v.object({ clientTxnId }),
  response: v.object({
    /** Which stamp it is, from 1. */
    stamp: count,
    diamonds: count,
    ...balances,
  }),
  errors: [
    ErrorCode.balanceTooLow,
    ErrorCode.idempotencyConflict,
    ErrorCode.playerExcluded,
    ErrorCode.activityClosed,
    ErrorCode.alreadyClaimed,
    ErrorCode.conditionNotMet,
    ErrorCode.fundEmpty,
  ],
});
