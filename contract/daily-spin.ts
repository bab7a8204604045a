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

/** Index of a sector, clockwise from the top. */
const sector = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(7));

/** The state of the player's daily spin. */
export const dailySpinInfo = call('dailySpinInfo', {
  response: v.object({
    /** Clockwise from the top; chances in millionths. */
    sectors: v.array(v.object({ amount: hundredths, oddsPpm: count })),
    canSpin: v.boolean(),
    usedToday: v.boolean(),
    /** False while the fund holds less than the largest prize: then no spin is allowed (fundEmpty). */
    isFunded: v.boolean(),
    /** Start of the next day in Manila. */
    nextAt: time,
    /** Valid bet in hundredths: today's, the amount a spin needs, the amount missing. */
    typingToday: hundredths,
    typingNeeded: hundredths,
    needTyping: hundredths,
    clientSeed: v.string(),
    nonce: count,
    nextSeedHash: seedHash,
    rulesVersion: v.string(),
  }),
});

/** Spins the wheel, once a day. At most once per clientTxnId. */
export const dailySpin = call('dailySpin', {
  response: v.object({
    id: v.string(),
    sector,
    /** Hundredths. */
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

/** The calls with what only the server and the reference page read: access, requests, errors. */
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
    ],
  }),
  dailySpinLog: serverCall(dailySpinLog, {
    about: "The player's spins of the daily wheel, newest first, each with its proof.",
    token: 'required',
    request: v.object(paging(20)),
  }),
}));
