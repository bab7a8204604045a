import { JACKPOT_MONEY, chancesFor } from '../../fair/jackpot.ts';
import { manilaDayStart } from '../clock.ts';
import type { Queryable } from '../db/database.ts';
import { houseOf, post } from '../ledger/post.ts';

const DAY = 86_400_000;

/** Days since 1970-01-01 in Manila. */
export const manilaDay = (ms: number): number => Math.round((manilaDayStart(ms) + 8 * 3_600_000) / DAY);

/** Gives chances and sets their worth aside. Call it inside a transaction. */
export async function grantChances(
  db: Queryable,
  grant: { userId: number; count: number; source: 'bet' | 'promotion' | 'world'; at: number },
): Promise<void> {
  if (grant.count <= 0) return;
  const { userId, count, source, at } = grant;
  await db.query(
    `insert into jackpot_chances (user_id, source, day, at, expires_at)
     select $1, $2, $3, $4, $5 from generate_series(1, $6)`,
    [userId, source, manilaDay(at), at, at + JACKPOT_MONEY.chanceDays * DAY, count],
  );
  const worth = count * JACKPOT_MONEY.budget;
  await post(db, {
    kind: 'chance',
    at,
    text: source,
    legs: [
      { account: houseOf('HOUSE', userId), amount: -worth },
      { account: houseOf('PROMO_JACKPOT', userId), amount: worth },
    ],
  });
}

/** What a player has done towards chances by now, in hundredths. */
export interface ChanceProgress {
  readonly validBetToday: number;
  readonly depositedLast7Days: number;
  readonly earnedToday: number;
}

/** Reads the day's valid bet, the deposits of the last seven days (today and the six before) and what was earned. */
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

/** What is still missing for the next chance, in hundredths (house rules 2); the hint shows the deposit first. */
export function missingFor(progress: ChanceProgress): { needDeposit: number; needTyping: number } {
  const needDeposit =
    progress.earnedToday === 0 ? Math.max(0, JACKPOT_MONEY.needDeposit - progress.depositedLast7Days) : 0;
  const isFull = progress.earnedToday >= JACKPOT_MONEY.maxPerDay;
  const target = (progress.earnedToday + 1) * JACKPOT_MONEY.perChance;
  return { needDeposit, needTyping: isFull ? 0 : Math.max(0, target - progress.validBetToday) };
}

/**
 * Gives the chances that the day's valid bet has earned and that were not given yet. Call it after every settled bet
 * and every deposit, in their transaction: the day's row is locked, so two at once never give the same chance twice.
 */
export async function earnChances(db: Queryable, userId: number, now: number): Promise<number> {
  const day = manilaDay(now);
  await db.query(
    'insert into jackpot_earned (user_id, day, count) values ($1, $2, 0) on conflict (user_id, day) do nothing',
    [userId, day],
  );
  await db.query('select 1 from jackpot_earned where user_id = $1 and day = $2 for update', [userId, day]);
  const progress = await readProgress(db, userId, now);
  if (missingFor(progress).needDeposit > 0) return 0;
  const due = chancesFor(progress.validBetToday) - progress.earnedToday;
  if (due <= 0) return 0;
  await db.query('update jackpot_earned set count = count + $3 where user_id = $1 and day = $2', [userId, day, due]);
  await grantChances(db, { userId, count: due, source: 'bet', at: now });
  return due;
}
