import type { Queryable } from '../db/database.ts';
import { DRAW_COLUMNS, type StoredDraw } from './draw.ts';

/** Chances that can be spent now. */
export async function countChances(db: Queryable, userId: number, now: number): Promise<number> {
  const { rows } = await db.query<{ count: number }>({
    name: 'count-chances',
    text: 'select count(*)::int as count from jackpot_chances where user_id = $1 and expires_at > $2',
    values: [userId, now],
  });
  return rows[0]?.count ?? 0;
}

/** A page of a player's draws, newest first, and how many there are. */
export async function readDraws(
  db: Queryable,
  userId: number,
  pageNum: number,
  pageSize: number,
): Promise<{ draws: StoredDraw[]; total: number }> {
  const [page, count] = await Promise.all([
    db.query<StoredDraw>(
      `select ${DRAW_COLUMNS} from jackpot_draws d where d.user_id = $1 order by d.id desc limit $2 offset $3`,
      [userId, pageSize, (pageNum - 1) * pageSize],
    ),
    db.query<{ total: number }>('select count(*)::int as total from jackpot_draws where user_id = $1', [
      userId,
    ]),
  ]);
  return { draws: page.rows, total: count.rows[0]?.total ?? 0 };
}

/** A page of the week's rank: most won first, ties to who was there earlier. */
export async function readRank(db: Queryable, week: number, pageNum: number, pageSize: number) {
  const [page, count] = await Promise.all([
    db.query<{ userId: number; name: string; avatar: string; total: number }>(
      `select w.user_id as "userId", coalesce(nullif(u.nickname, ''), u.account, 'player') as name, u.avatar, w.total
       from jackpot_weeks w join users u on u.id = w.user_id where w.week = $1
       order by w.total desc, w.reached_at, w.user_id limit $2 offset $3`,
      [week, pageSize, (pageNum - 1) * pageSize],
    ),
    db.query<{ total: number }>('select count(*)::int as total from jackpot_weeks where week = $1', [week]),
  ]);
  return { rows: page.rows, total: count.rows[0]?.total ?? 0 };
}

/** The player's own place this week; rank 0 when nothing was won. */
export async function readOwnRank(
  db: Queryable,
  week: number,
  userId: number,
): Promise<{ rank: number; total: number }> {
  const { rows } = await db.query<{ rank: number; total: number }>(
    `select own.total, 1 + (
       select count(*)::int from jackpot_weeks w where w.week = own.week
       and (w.total, -w.reached_at, -w.user_id) > (own.total, -own.reached_at, -own.user_id)
     ) as rank
     from jackpot_weeks own where own.week = $1 and own.user_id = $2`,
    [week, userId],
  );
  return rows[0] ?? { rank: 0, total: 0 };
}
