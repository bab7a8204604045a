import * as v from 'valibot';
import type { Proof } from '../../contract/fair.ts';
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

/** A slot as the house runs it. */
export interface HouseSlot {
  readonly slot: Slot;
  readonly game: SlotGame;
  /** Its id among the house's games. */
  readonly gameId: number;
  /** Its activity. */
  readonly activity: number;
  /** The call that spins it. */
  readonly call: string;
}

/** What a player asks for. Amount in hundredths, time in ms since 1970. */
export interface SlotBet {
  readonly userId: number;
  readonly clientTxnId: string;
  readonly bet: number;
  readonly at: number;
}

/** The answer to a bet. */
export interface PlayedSlot extends Wallet {
  readonly id: string;
  /** Milliseconds since 1970; missing in a stored answer of before it was told. */
  readonly time?: number;
  readonly outcome: SlotOutcome;
  readonly proof: Proof;
  readonly nextSeedHash: string;
}

/**
 * Stakes a bet, plays it out and books it, at most once for its clientTxnId. Refuses with amountTooSmall, amountTooLarge or validationFailed a bet that
 * the slot does not take, with balanceTooLow one that the balance does not cover, playerExcluded and activityClosed as every activity does.
 * @param readMore reads what the answer tells beside; it is stored as `more`, so that asked again it is the same to the byte
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
    const told = { ...closed, outcome, ...(await readWallet(client, userId)) };
    return readMore ? { ...told, more: await readMore(client) } : told;
  });
}

/** Refuses a bet that is not one of the slot's. */
function assertBet({ bets }: Slot, bet: number): void {
  const [least = 0] = bets;
  const most = bets.at(-1) ?? 0;
  if (bet < least) throw new CallError(ErrorCode.amountTooSmall, { amount: formatExact(least) });
  if (bet > most) throw new CallError(ErrorCode.amountTooLarge, { amount: formatExact(most) });
  if (!bets.includes(bet)) throw new CallError(ErrorCode.validationFailed, {}, { bet: 'bet' });
}
