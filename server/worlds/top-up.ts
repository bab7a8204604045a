import { manilaDay } from '../clock.ts';
import { JACKPOT_MONEY } from '../../fair/jackpot.ts';
import type { Queryable } from '../db/database.ts';
import { settleDeposit, settleRound } from '../games/rounds.ts';
import { missingFor, readProgress } from '../jackpot/chances.ts';
import { readWallet } from '../ledger/wallet.ts';
import { payoutFor, slotGames } from './history.ts';
import { worldRandom } from './random.ts';

/** Number of chances that one top-up earns, up to the day's limit. */
const MORE = 5;
/** Stake of a round, hundredths. */
const STAKE = 100_000;
const DEPOSIT = 500_000;

/**
 * Plays for a player today, as in real play: deposits if necessary, and bets until up to five more chances are earned.
 * Returns how many were earned; 0 at the day's limit. Call it inside a transaction.
 */
export async function topUp(db: Queryable, userId: number, at: number): Promise<number> {
  const before = await readProgress(db, userId, at);
  const wanted = Math.min(JACKPOT_MONEY.maxPerDay, before.earnedToday + MORE);
  if (wanted === before.earnedToday) return 0;
  const random = worldRandom('top-up', userId, manilaDay(at), before.earnedToday);
  let { coin } = await readWallet(db, userId);
  const payIn = async (): Promise<void> => {
    await settleDeposit(db, { userId, amount: DEPOSIT, channel: 'GCash', at });
    coin += DEPOSIT;
  };
  if (missingFor(before).needDeposit > 0) await payIn();
  let missing = wanted * JACKPOT_MONEY.perChance - before.validBetToday;
  while (missing > 0) {
    if (coin < STAKE) await payIn();
    const win = payoutFor(random.float(), STAKE);
    await settleRound(db, { userId, gameId: random.pick(slotGames).id, stake: STAKE, win, at });
    coin += win - STAKE;
    missing -= STAKE;
  }
  return (await readProgress(db, userId, at)).earnedToday - before.earnedToday;
}
