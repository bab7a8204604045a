import { ErrorCode } from './errors.ts';
import * as v from 'valibot';
import {
  balances,
  call,
  clientTxnId,
  hundredths,
  nothing,
  pageOf,
  paging,
  time,
  forServer,
  serverCall,
} from './call.ts';
import { proof, seedHash } from './proof.ts';
import { slotInfo, slotOutcome } from './slots.ts';

/** Returns the three-reel slot with its exact odds. */
export const slotshackInfo = call('slotshackInfo', { response: v.object({ slot: slotInfo }) });

/** Plays a staked spin of the three reels. At most once per clientTxnId. */
export const slotshackSpin = call('slotshackSpin', {
  response: v.object({
    id: v.string(),
    /** Absent in responses stored before this field existed. */
    time: v.optional(time),
    outcome: slotOutcome,
    proof,
    nextSeedHash: seedHash,
    ...balances,
  }),
});

/** A past spin with everything needed to replay it. */
const slotshackRecordRow = v.object({ id: v.string(), time, outcome: slotOutcome, proof });
/** The player's spins, newest first. */
export const slotshackRecord = call('slotshackRecord', { response: pageOf(slotshackRecordRow) });

/**
 * Adds what the server and the reference page need to the calls of this file: required token, rate limit, request
 * schema and error codes.
 */
export const slotshackCalls = forServer(() => ({
  slotshackInfo: serverCall(slotshackInfo, {
    about: 'The three-reel slot with its paytable, bets and exact odds.',
    token: 'required',
    request: nothing,
  }),
  slotshackSpin: serverCall(slotshackSpin, {
    about: 'Stakes a bet on the three reels. At most once per clientTxnId.',
    token: 'required',
    rate: 'money',
    request: v.object({ bet: hundredths, clientTxnId }),
    errors: [
      ErrorCode.balanceTooLow,
      ErrorCode.amountTooSmall,
      ErrorCode.amountTooLarge,
      ErrorCode.idempotencyConflict,
      ErrorCode.playerExcluded,
      ErrorCode.activityClosed,
    ],
  }),
  slotshackRecord: serverCall(slotshackRecord, {
    about: "The player's own turns of the three reels, newest first, each with its proof.",
    token: 'required',
    request: v.object(paging(20)),
  }),
}));
