import { tableInPlay } from '../../fair/coin-pusher/deal.ts';
import { hashTable } from '../../fair/coin-pusher/hash.ts';
import type { Queryable } from '../db/database.ts';

/** Replaces a player's coin pusher table by a table in mid-play, generated from a seed; `at` in ms since 1970. */
export async function replaceTable(db: Queryable, userId: number, seed: string, at: number): Promise<void> {
  const table = tableInPlay(seed);
  await db.query('delete from coin_pusher_tables where user_id = $1', [userId]);
  await db.query(
    `insert into coin_pusher_tables (user_id, physics, deal_seed, dealt_at, state, hash)
     values ($1, $2, $3, $4, $5, $6)`,
    [userId, table.physics, seed, at, JSON.stringify(table), hashTable(table)],
  );
}
