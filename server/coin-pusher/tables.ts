import { setImmediate } from 'node:timers/promises';
import { dealing } from '../../fair/coin-pusher/deal.ts';
import { PHYSICS } from '../../fair/coin-pusher/machine.ts';
import { hashTable } from '../../fair/coin-pusher/hash.ts';
import type { Table } from '../../fair/coin-pusher/table.ts';
import type { Queryable } from '../db/database.ts';
import { newSeed } from '../fair/seeds.ts';

/** A player's table as it lies now. */
export interface StoredTable {
  readonly table: Table;
  readonly hash: string;
  /** How many drops were played on it. */
  readonly drops: number;
  /** Most that one drop has paid, hundredths. */
  readonly best: number;
}

/** The player's table, or undefined before the first look; `lock` keeps it until the transaction ends. */
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

const dealingNow = new Map<number, Promise<void>>();

/**
 * The player's table, dealt when there is none: half a second of play that lets others in between. Nobody can choose:
 * the first table that is stored stays. Call it outside of transactions; time in ms since 1970.
 */
export async function readTable(db: Queryable, userId: number, at: number): Promise<StoredTable> {
  const known = await findTable(db, userId);
  if (known) return known;
  // Many first looks of one player are one deal.
  const running = dealingNow.get(userId) ?? deal(db, userId, at).finally(() => dealingNow.delete(userId));
  dealingNow.set(userId, running);
  await running;
  const dealt = await findTable(db, userId);
  if (!dealt) throw new Error(`player ${userId} has no coin pusher table`);
  return dealt;
}

async function deal(db: Queryable, userId: number, at: number): Promise<void> {
  const seed = newSeed();
  const turns = dealing(seed);
  let turn = turns.next();
  while (!turn.done) {
    await setImmediate();
    turn = turns.next();
  }
  const table = turn.value;
  await db.query(
    `insert into coin_pusher_tables (user_id, physics, deal_seed, dealt_at, state, hash)
     values ($1, $2, $3, $4, $5, $6) on conflict do nothing`,
    [userId, table.physics, seed, at, JSON.stringify(table), hashTable(table)],
  );
}

/** Stores the table that a drop has left. */
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
