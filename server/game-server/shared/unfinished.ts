import type { Clock } from '../../clock.ts';
import type { Database } from '../../db/database.ts';
import { type Chain, readHash } from './chain.ts';
import { oppositeSides } from './opposite-sides.ts';
import {
  endRound,
  readBets,
  readUnfinished,
  returnBets,
  settleBets,
  type StoredSharedRound,
} from './shared-rounds.ts';
import { multiplierOf, type SharedRules } from './shared-rules.ts';

/**
 * Settles a round that a process has left unfinished, by the rules, as if it had run. A bet that still waited for its
 * player's cash-out is void, because no process could receive the cash-out. If bets are still open, returns the round
 * instead, which then continues.
 */
export async function settleUnfinished(options: {
  readonly db: Database;
  readonly clock: Clock;
  readonly rules: SharedRules;
  readonly chain: Chain;
}): Promise<StoredSharedRound | undefined> {
  const { db, clock, rules, chain } = options;
  const round = await readUnfinished(db, chain.id);
  if (round === undefined) return undefined;
  const { number, phase, closesAt } = round;
  if (phase === 'betting' && clock.now() < closesAt) return round;
  const hash = await readHash(db, chain.id, number);
  const { outcome } = rules.draw(hash, chain.salt, number);
  const bets = await readBets(db, chain.id, number);
  const ruled = bets.map((bet) => ({ ...bet, leftAt: bet.leftAt ?? undefined }));
  const opposite = oppositeSides(ruled, rules);
  const settled = [true, false].flatMap((isFun) => {
    const book = ruled.filter(
      (bet) => (bet.playerId === null) === isFun && (!bet.isOpen || rules.isBound(bet)),
    );
    const payouts = rules.settle(book, outcome);
    return book.map(({ id, stake }, index) => {
      const payout = payouts[index] ?? 0;
      return { id, payout, multiplier: multiplierOf(stake, payout), isCounted: !opposite.has(id) };
    });
  });
  const isVoid = ruled.filter((bet) => bet.isOpen && !rules.isBound(bet)).map(({ id }) => id);
  await db.transaction(async (client) => {
    await settleBets(client, settled);
    await returnBets(client, isVoid);
    await endRound(client, chain, { number, hash, outcome, rules: rules.rules });
  });
  return undefined;
}
