import * as v from 'valibot';
import { call, hundredths, pageOf, paging, time, forServer, serverCall } from './call.ts';

/** Reason of a coin movement, as named in the wallet's details. */
export const coinKind = v.picklist([
  'deposit',
  'withdraw',
  'bet',
  'win',
  'jackpot',
  'draw',
  'promotion',
  'exchange',
  'transfer',
  'correction',
]);
/** Reason of a coin movement. */
export type CoinKind = v.InferOutput<typeof coinKind>;

/** The player's daily stakes, wins and deposits, newest first. */
export const betRecordReport = call('betRecordReport', {
  response: pageOf(
    v.object({
      /** Start of the day in Manila. */
      time,
      staked: hundredths,
      won: hundredths,
      validBet: hundredths,
      deposited: hundredths,
    }),
  ),
});

/** Every movement of the player's coins, newest first. */
export const appUserCoinDetail = call('appUserCoinDetail', {
  response: pageOf(
    v.object({
      id: v.string(),
      time,
      kind: coinKind,
      /** Amount in hundredths: positive if received, negative if spent. */
      amount: hundredths,
      balanceAfter: hundredths,
      /** What the coins were for, for example a game's title. */
      text: v.string(),
    }),
  ),
});

/**
 * Adds what the server and the reference page need to the calls of this file: required token, rate limit, request
 * schema and error codes.
 */
export const walletCalls = forServer(() => ({
  betRecordReport: serverCall(betRecordReport, {
    about: 'What the player staked, won and paid in on each Manila day with any of them, newest first.',
    token: 'required',
    request: v.object(paging(20)),
  }),
  appUserCoinDetail: serverCall(appUserCoinDetail, {
    about: "Every movement of the player's coins, newest first, straight from the ledger.",
    token: 'required',
    request: v.object({
      ...paging(20),
      kind: v.optional(coinKind),
      from: v.optional(time),
      to: v.optional(time),
    }),
  }),
}));
