import { ErrorCode } from './errors.ts';
import * as v from 'valibot';
import { balances, call, clientTxnId, count, hundredths, nothing, forServer, serverCall } from './call.ts';
import { proof, seedHash } from './proof.ts';
import { slotInfo, slotOutcome } from './slots.ts';

/** The player's tickets for today's draw: left, earned today, and the maximum a day. */
const tickets = v.object({
  lotteryNum: count,
  earnedToday: count,
  maxPerDay: count,
  /** Today's valid bet and the amount still missing for the next ticket, in hundredths; 0 when all are earned. */
  validBetToday: hundredths,
  missing: hundredths,
});

/** The slot and the ticket draw with their exact odds. */
export const getHalloweenConfig = call('getHalloweenConfig', {
  response: v.object({
    slot: slotInfo,
    draw: v.object({
      /** Prizes in hundredths with their chances in millionths; the chances sum to 1,000,000. */
      prizes: v.array(v.object({ amount: hundredths, oddsPpm: count })),
      /** Valid bet of a day per ticket, in hundredths, and maximum tickets a day. */
      perTicket: hundredths,
      maxPerDay: count,
      clientSeed: v.string(),
      nonce: count,
      nextSeedHash: seedHash,
      rulesVersion: v.string(),
    }),
  }),
});

/** Plays a staked spin of the slot, including its free spins. At most once per clientTxnId. */
export const halloweenSlotsClick = call('halloweenSlotsClick', {
  response: v.object({
    id: v.string(),
    outcome: slotOutcome,
    proof,
    nextSeedHash: seedHash,
    /** Today's tickets, after this bet. */
    tickets,
    ...balances,
  }),
});

/** Returns the player's tickets for today's draw. */
export const getLotteryNum = call('getLotteryNum', { response: tickets });

/**
 * Adds what the server and the reference page need to the calls of this file: required token, rate limit, request
 * schema and error codes.
 */
export const halloweenCalls = forServer(() => ({
  getHalloweenConfig: serverCall(getHalloweenConfig, {
    about: 'The slot with its lines, paytable, bets and exact odds, and the prizes of the ticket draw.',
    token: 'required',
    request: nothing,
  }),
  halloweenSlotsClick: serverCall(halloweenSlotsClick, {
    about: 'Stakes a bet on the slot and plays it out, free spins included. At most once per clientTxnId.',
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
  getLotteryNum: serverCall(getLotteryNum, {
    about: 'Tickets left today, how many were earned, and what is missing for the next one.',
    token: 'required',
    request: nothing,
  }),
}));
