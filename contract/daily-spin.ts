import { ErrorCode } from './errors.ts';
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
import { proof, seedHash } from './proof.ts';

/** Index of a sector of the daily wheel, clockwise from the top, from 0. */
const sector = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(7));

/** The state of the player's daily spin. */
export const dailySpinInfo = call('dailySpinInfo', {
  response: v.object({
    /** Sectors clockwise from the top: prize in hundredths, chance in millionths. */
    sectors: v.array(v.object({ amount: hundredths, oddsPpm: count })),
    canSpin: v.boolean(),
    usedToday: v.boolean(),
    /** False while the fund holds less than the largest prize; a spin then fails with fundEmpty. */
    isFunded: v.boolean(),
    /** Start of the next day in Manila. */
    nextAt: time,
    /** Valid bet in hundredths: made today, required for a spin, and still missing for it. */
    typingToday: hundredths,
    typingNeeded: hundredths,
    needTyping: hundredths,
    clientSeed: v.string(),
    nonce: count,
    nextSeedHash: seedHash,
    rulesVersion: v.string(),
  }),
});

/** Spins the daily wheel, once a Manila day. At most once per clientTxnId. */
export const dailySpin = call('dailySpin', {
  response: v.object({
    id: v.string(),
    sector,
    /** Prize in hundredths. */
    amount: hundredths,
    proof,
    nextSeedHash: seedHash,
    ...balances,
  }),
});

/** One past spin of the daily wheel. */
const dailySpinRecord = v.object({ id: v.string(), time, sector, amount: hundredths, proof });

/** The player's spins of the daily wheel, newest first. */
export const dailySpinLog = call('dailySpinLog', { response: pageOf(dailySpinRecord) });

/**
 * Adds what the server and the reference page need to the calls of this file: required token, rate limit, request
 * schema and error codes.
 */
export const dailySpinCalls = forServer(() => ({
  dailySpinInfo: serverCall(dailySpinInfo, {
    about:
      "The wheel's eight sectors with their odds, whether today's spin is used and what is missing for it.",
    token: 'required',
    request: nothing,
  }),
  dailySpin: serverCall(dailySpin, {
    about: 'Turns the daily wheel, once a Manila day. At most once per clientTxnId.',
    token: 'required',
    rate: 'money',
    request: v.object({ clientTxnId }),
    errors: [
      ErrorCode.idempotencyConflict,
      ErrorCode.playerExcluded,
      ErrorCode.activityClosed,
      ErrorCode.alreadyClaimed,
      ErrorCode.conditionNotMet,
      ErrorCode.fundEmpty,
      ErrorCode.numberNeeded,
    ],
  }),
  dailySpinLog: serverCall(dailySpinLog, {
    about: "The player's spins of the daily wheel, newest first, each with its proof.",
    token: 'required',
    request: v.object(paging(20)),
  }),
}));
