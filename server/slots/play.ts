import * as v from 'valibot';
import type { Proof } from '../../contract/proof.ts';
import { CallError, ErrorCode } from '../../contract/errors.ts';
import { formatExact } from '../../contract/money.ts';
import { type SlotOutcome, slotOutcome } from '../../contract/slots.ts';
import { type Slot, spinSlot } from '../../fair/slots.ts';
import { assertCanPlay } from '../activities/eligibility.ts';
import type { Database, Queryable } from '../db/database.ts';
import { closeRound, openRound } from '../fair/rounds.ts';
import { payWin, stakeCoins } from '../games/rounds.ts';
import { runIdempotent } from '../ledger/run-idempotent.ts';
import { readWallet, type Wallet } from '../ledger/wallet.ts';
import type { SlotGame } from './info.ts';

/** A slot game, and how it is registered in the lobby. */
export interface HouseSlot {
  readonly slot: Slot;
  readonly game: SlotGame;
  /** Id of the slot in the catalogue of games. */
  readonly gameId: number;
  /** Id of the activity to which the slot belongs. */
  readonly activity: number;
  /** Name of the call that spins the slot. */
  readonly call: string;
}

/** Request for a spin; `bet` in hundredths, time in ms since 1970. */
export interface SlotBet {
  readonly userId: number;
  readonly clientTxnId: string;
  readonly bet: number;
  readonly at: number;
}

/** Answer to a bet on a slot. */
export interface PlayedSlot extends Wallet {
  readonly id: string;
  /** Time of the spin, ms since 1970; missing in answers stored before this field existed. */
  readonly time?: number;
  readonly outcome: SlotOutcome;
  readonly proof: Proof;
  readonly nextSeedHash: string;
}

/**
 * Takes a stake, plays the round and books it, at most once for its clientTxnId. Refuses an invalid bet with
 * amountTooSmall, amountTooLarge or validationFailed, a bet above the balance with balanceTooLow, and also with
 * playerExcluded and activityClosed, like every activity.
 * @param readMore reads additional data for the answer; it is stored as `more`, so that a repeated answer is the same
 * byte for byte
 */
export async function playSlot<More = undefined>(
  db: Database,
  { slot, game, gameId, activity, call }: HouseSlot,
  { userId, clientTxnId, bet, at }: SlotBet,
  readMore?: (client: Queryable) => Promise<More>,
): Promise<{ answer: PlayedSlot & { readonly more?: More }; replayed: boolean }> {
  return runIdempotent(db, { userId, clientTxnId, name: call, body: { bet }, at }, async (client) => {
    assertBet(slot, bet);
    await assertCanPlay(client, { userId, activity, at });
    const stake = await stakeCoins(client, { userId, gameId, stake: bet, at });
    const round = await openRound(stake, { game });
    const outcome = v.parse(slotOutcome, spinSlot(slot, round.stream, bet));
    const journalId = await payWin(client, { userId, gameId, win: outcome.total, at });
    const closed = await closeRound(round, {
      clientTxnId,
      rulesVersion: slot.rules,
      payout: outcome.total,
      journalId,
      outcome,
    });
    const played = { ...closed, outcome, ...(await readWallet(client, userId)) };
    return readMore ? { ...played, more: await readMore(client) } : played;
  });
}

/** Refuses a bet that the slot does not offer. */
function assertBet({ bets }: Slot, bet: number): void {
  const [least = 0] = bets;
  const most = bets.at(-1) ?? 0;
  if (bet < least) throw new CallError(ErrorCode.amountTooSmall, { amount: formatExact(least) });
  if (bet > most) throw new CallError(ErrorCode.amountTooLarge, { amount: formatExact(most) });
  if (!bets.includes(bet)) throw new CallError(ErrorCode.validationFailed, {}, { bet: 'bet' });
}
