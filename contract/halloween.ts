import { ErrorCode } from './errors.ts';
import * as v from 'valibot';
import { balances, call, clientTxnId, count, hundredths, nothing, pageOf, paging, time } from './call.ts';
import { proof, seedHash } from './fair.ts';
import { slotInfo, slotOutcome } from './slots.ts';

/** Today's tickets. */
const tickets = v.object({
  lotteryNum: count,
  earnedToday: count,
  maxPerDay: count,
  /** Hundredths of valid bet today, and still missing for the next ticket; 0 when all are earned. */
  validBetToday: hundredths,
  missing: hundredths,
});

/** The slot and the ticket draw with their exact odds. */
export const getHalloweenConfig = call('getHalloweenConfig', {
  about: 'The slot with its lines, paytable, bets and exact odds, and the prizes of the ticket draw.',
  token: 'required',
  request: nothing,
  response: v.object({
    slot: slotInfo,
    draw: v.object({
      /** Hundredths with their chance in millionths; the chances sum to 1,000,000. */
      prizes: v.array(v.object({ amount: hundredths, oddsPpm: count })),
      /** Valid bet of a day that earns a ticket, in hundredths, and tickets a day at most. */
      perTicket: hundredths,
      maxPerDay: count,
      clientSeed: v.string(),
      nonce: count,
      nextSeedHash: seedHash,
      rulesVersion: v.string(),
    }),
  }),
});

/** A staked turn of the slot, free spins played out within it. At most once per clientTxnId. */
export const halloweenSlotsClick = call('halloweenSlotsClick', {
  about: 'Stakes a bet on the slot and plays it out, free spins included. At most once per clientTxnId.',
  token: 'required',
  rate: 'money',
  request: v.object({ bet: hundredths, clientTxnId }),
  response: v.object({
    id: v.string(),
    outcome: slotOutcome,
    proof,
    nextSeedHash: seedHash,
    /** Today's, as they stand with this bet. */
    tickets,
    ...balances,
  }),
  errors: [
    ErrorCode.balanceTooLow,
    ErrorCode.amountTooSmall,
    ErrorCode.amountTooLarge,
    ErrorCode.idempotencyConflict,
    ErrorCode.playerExcluded,
    ErrorCode.activityClosed,
  ],
});

/** Spends one of today's tickets on the draw. At most once per clientTxnId. */
export const halloweenLottery = call('halloweenLottery', {
  about: "Spends one of today's tickets on a card that always holds coins. At most once per clientTxnId.",
  token: 'required',
  rate: 'money',
  request: v.object({ clientTxnId }),
  response: v.object({
    id: v.string(),
    /** Index into the prizes of the configuration. */
    prize: count,
    amount: hundredths,
    proof,
    nextSeedHash: seedHash,
    /** Tickets left today. */
    lotteryNum: count,
    ...balances,
  }),
  errors: [
    ErrorCode.idempotencyConflict,
    ErrorCode.playerExcluded,
    ErrorCode.activityClosed,
    ErrorCode.conditionNotMet,
    ErrorCode.fundEmpty,
  ],
});

/** Today's tickets. */
export const getLotteryNum = call('getLotteryNum', {
  about: 'Tickets left today, how many were earned, and what is missing for the next one.',
  token: 'required',
  request: nothing,
  response: tickets,
});

const past = { id: v.string(), time, proof };

/** A past round of Halloween: a turn of the slot with all that shows it again, or a draw. */
export const halloweenRecord = v.variant('kind', [
  v.object({ kind: v.literal('slot'), ...past, outcome: slotOutcome }),
  v.object({ kind: v.literal('draw'), ...past, prize: count, amount: hundredths }),
]);
/** A past round of Halloween. */
export type HalloweenRecord = v.InferOutput<typeof halloweenRecord>;

/** The player's own rounds, newest first. */
export const getHalloweenAwardLog = call('getHalloweenAwardLog', {
  about: "The player's own turns of the slot and draws, newest first, each with its proof.",
  token: 'required',
  request: v.object(paging(20)),
  response: pageOf(halloweenRecord),
});
