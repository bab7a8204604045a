import { RANKS_COUNTED } from '../../contract/jackpot.ts';
import type { Queryable } from '../db/database.ts';
import { type Page, type PageRequest, readPage } from '../db/page.ts';

/** Counts the chances that a player can use now. */
export async function countChances(db: Queryable, userId: number, now: number): Promise<number> {
  const { rows } = await db.query<{ count: number }>({
    name: 'count-chances',
    text: 'select count(*)::int as count from jackpot_chances where user_id = $1 and expires_at > $2',
    values: [userId, now],
  });
  return rows[0]?.count ?? 0;
}

/** A row of the week's ranking; `total` in hundredths. */
export interface RankRow {
  readonly rank: number;
  readonly userId: number;
  readonly name: string;
  readonly avatar: string;
  readonly total: number;
}

/**
 * Reads a page of the week's ranking, highest winnings first; of equal winnings, the player who reached them first
 * leads.
 */
export const readRank = (db: Queryable, week: number, page: PageRequest): Promise<Page<RankRow>> =>
  readPage(
    db,
    {
      columns: `w.user_id as "userId", coalesce(nullif(u.nickname, ''), u.account, 'player') as name, u.avatar, w.total`,
      from: 'jackpot_weeks w join users u on u.id = w.user_id',
      where: 'w.week = $1',
      order: ['w.total', '-w.reached_at', '-w.user_id'],
      values: [week],
      toItem: (row: Omit<RankRow, 'rank'>, rank) => ({ ...row, rank }),
    },
    page,
  );

/**
 * Reads the player's own rank this week: 0 without winnings, and RANKS_COUNTED + 1 for every rank beyond RANKS_COUNTED.
 */
export async function readOwnRank(
  db: Queryable,
  week: number,
  userId: number,
): Promise<{ rank: number; total: number }> {
  const { rows } = await db.query<{ rank: number; total: number }>(
    `select own.total, 1 + (
       select count(*)::int from (
         select from jackpot_weeks w
         where w.week = $1 and (w.total, -w.reached_at, -w.user_id) > (own.total, -own.reached_at, -own.user_id)
         limit ${RANKS_COUNTED}
       ) ahead
     ) as rank
     from jackpot_weeks own where own.week = $1 and own.user_id = $2`,
    [week, userId],
  );
  return rows[0] ?? { rank: 0, total: 0 };
}
