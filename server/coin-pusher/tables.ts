import { PHYSICS } from '../../fair/coin-pusher/machine.ts';
import { hashTable } from '../../fair/coin-pusher/hash.ts';
import type { DiscTable } from '../../fair/coin-pusher/table.ts';
import type { Queryable } from '../db/database.ts';

/** A player's current coin pusher table, as stored. */
export interface StoredTable {
  readonly table: DiscTable;
  readonly hash: string;
  /** Number of drops made on the table. */
  readonly drops: number;
  /** Highest payout of one drop, hundredths. */
  readonly best: number;
}

/** Reads the player's table; undefined before it is dealt. With `lock`, it stays locked until the transaction ends. */
export async function findTable(
  db: Queryable,
  userId: number,
  { lock = false }: { lock?: boolean } = {},
): Promise<StoredTable | undefined> {
  const { rows } = await db.query<StoredTable>({
    name: lock ? 'coin-pusher-lock' : 'coin-pusher-table',
    text: `select state as "table", hash, drops, best from coin_pusher_tables
           where user_id = $1 and physics = $2${lock ? ' for update' : ''}`,
    values: [userId, PHYSICS],
  });
  return rows[0];
}

/** Inserts a newly dealt table. Returns false if the player already has one, which is kept. `at` in ms since 1970. */
export async function insertFirstTable(
  db: Queryable,
  { userId, seed, at, table }: { userId: number; seed: string; at: number; table: DiscTable },
): Promise<boolean> {
  const { rowCount } = await db.query({
    name: 'coin-pusher-lay',
    text: `insert into coin_pusher_tables (user_id, physics, deal_seed, dealt_at, state, hash)
           values ($1, $2, $3, $4, $5, $6) on conflict do nothing`,
    values: [userId, table.physics, seed, at, JSON.stringify(table), hashTable(table)],
  });
  return rowCount === 1;
}

/** Stores the player's table after a drop. */
export async function storeTable(
  db: Queryable,
  userId: number,
  { table, hash, drops, best }: StoredTable,
): Promise<void> {
  await db.query({
    name: 'coin-pusher-store',
    text: `update coin_pusher_tables set state = $3, hash = $4, drops = $5, best = $6
           where user_id = $1 and physics = $2`,
    values: [userId, table.physics, JSON.stringify(table), hash, drops, best],
  });
}
