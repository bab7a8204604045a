import { ErrorCode } from './errors.ts';
import * as v from 'valibot';
import {
  balances,
  call,
  clientTxnId,
  count,
  hundredths,
  pageOf,
  paging,
  time,
  forServer,
  serverCall,
} from './call.ts';
import { proof, seedHash } from './proof.ts';
import { slotOutcome } from './slots.ts';

/* The ticket draw and the round history of Halloween; pages load them only when a player opens them. */

/** Spends one of today's tickets on the draw. At most once per clientTxnId. */
export const halloweenLottery = call('halloweenLottery', {
  response: v.object({
    id: v.string(),
    /** Index of the prize in `draw.prizes` of getHalloweenConfig. */
    prize: count,
    amount: hundredths,
    proof,
    nextSeedHash: seedHash,
    /** Tickets left today. */
    lotteryNum: count,
    ...balances,
  }),
});

const past = { id: v.string(), time, proof };

/** A past round of Halloween: a spin of the slot with everything needed to replay it, or a draw. */
export const halloweenRecord = v.variant('kind', [
  v.object({ kind: v.literal('slot'), ...past, outcome: slotOutcome }),
  v.object({ kind: v.literal('draw'), ...past, prize: count, amount: hundredths }),
]);
/** A past round of Halloween. */
export type HalloweenRecord = v.InferOutput<typeof halloweenRecord>;

/** The player's rounds of Halloween, newest first. */
export const getHalloweenAwardLog = call('getHalloweenAwardLog', { response: pageOf(halloweenRecord) });

/**
 * Adds what the server and the reference page need to the calls of this file: required token, rate limit, request
 * schema and error codes.
 */
export const halloweenDrawsCalls = forServer(() => ({
  halloweenLottery: serverCall(halloweenLottery, {
    about: "Spends one of today's tickets on a card that always holds coins. At most once per clientTxnId.",
    token: 'required',
    rate: 'money',
    request: v.object({ clientTxnId }),
    errors: [
      ErrorCode.idempotencyConflict,
      ErrorCode.playerExcluded,
      ErrorCode.activityClosed,
      ErrorCode.conditionNotMet,
      ErrorCode.fundEmpty,
      ErrorCode.numberNeeded,
    ],
  }),
  getHalloweenAwardLog: serverCall(getHalloweenAwardLog, {
    about: "The player's own turns of the slot and draws, newest first, each with its proof.",
    token: 'required',
    request: v.object(paging(20)),
  }),
}));
