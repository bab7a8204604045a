import { JACKPOT_MONEY } from '../../fair/jackpot.ts';
import { manilaDay } from '../clock.ts';
import { callFunction } from '../db/call-function.ts';
import type { Queryable } from '../db/database.ts';
import { chanceFields } from '../games/chance-fields.ts';
import { SHARDS } from '../ledger/wallet.ts';

/**
 * Grants chances that were not earned by bets, and sets their value aside. Chances earned by bets are granted when a
 * round is settled.
 */
export async function grantChances(
  db: Queryable,
  grant: { userId: number; count: number; source: 'promotion' | 'world'; at: number },
): Promise<void> {
  const { userId, count, source, at } = grant;
  if (!Number.isSafeInteger(count) || count < 0) throw new RangeError(`cannot give ${count} chances`);
  if (count === 0) return;
  await callFunction(db, 'jackpot_grant', { ...chanceFields(userId, at), source, count });
}

/**
 * Expires a few thousand chances that are older than 30 days, and returns their value to the house. Parallel processes
 * may call it. Returns how many chances expired.
 */
export async function expireChances(db: Queryable, now: number): Promise<number> {
  const { rows } = await db.query<{ ended: number }>('select jackpot_expire($1, $2, $3) as ended', [
    now,
    SHARDS,
    JACKPOT_MONEY.budget,
  ]);
  return rows[0]?.ended ?? 0;
}

/** A player's progress towards the next chance; amounts in hundredths. */
export interface ChanceProgress {
  readonly validBetToday: number;
  readonly depositedLast7Days: number;
  readonly earnedToday: number;
}

/**
 * Reads the day's valid bet, the deposits of the last seven days (today and the six days before) and the chances earned
 * today.
 */
export async function readProgress(db: Queryable, userId: number, now: number): Promise<ChanceProgress> {
  const day = manilaDay(now);
  const { rows } = await db.query<{ valid_bet: number; deposited: number; earned: number }>({
    name: 'chance-progress',
    text: `select
        coalesce((select valid_bet from player_days where user_id = $1 and day = $2), 0) as valid_bet,
        coalesce((select sum(deposited)::bigint from player_days where user_id = $1 and day between $2 - 6 and $2), 0)
          as deposited,
        coalesce((select count from jackpot_earned where user_id = $1 and day = $2), 0) as earned`,
    values: [userId, day],
  });
  const row = rows[0];
  return {
    validBetToday: row?.valid_bet ?? 0,
    depositedLast7Days: row?.deposited ?? 0,
    earnedToday: row?.earned ?? 0,
  };
}

/**
 * Returns what a player still needs for the next chance, in hundredths (docs/product-rules.md, Lucky Jackpot). The hint
 * names the deposit first.
 */
export function missingFor(progress: ChanceProgress): { needDeposit: number; needTyping: number } {
  const needDeposit =
    progress.earnedToday === 0 ? Math.max(0, JACKPOT_MONEY.needDeposit - progress.depositedLast7Days) : 0;
  const isFull = progress.earnedToday >= JACKPOT_MONEY.maxPerDay;
  const target = (progress.earnedToday + 1) * JACKPOT_MONEY.perChance;
  return { needDeposit, needTyping: isFull ? 0 : Math.max(0, target - progress.validBetToday) };
}
