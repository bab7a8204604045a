import type { Queryable } from '../db/database.ts';

/** A player's balances: coins in hundredths, the version of that balance, and diamonds in pieces. */
export interface Wallet {
  readonly coin: number;
  /**
   * Version of the balances, which grows with every posting: of two responses, the one with the higher version is
   * newer.
   */
  readonly coinVersion: number;
  /** Number of diamonds; the specification calls them `lottery`. */
  readonly lottery: number;
}

/** Number of shards of every house account (migration 010). */
export const SHARDS = 16;

/** Returns the number of the house shard that a player's journals use. */
export const shardOf = (userId: number): number => userId % SHARDS;

/** Opens a player's accounts; call it in the transaction that creates the player. */
export async function openWallet(db: Queryable, userId: number): Promise<void> {
  await db.query(
    `insert into accounts (owner, name, currency, shard)
     values ($1, 'wallet', 'coin', 0), ($1, 'hold', 'coin', 0), ($1, 'diamonds', 'diamond', 0)`,
    [userId],
  );
  await db.query('insert into player_totals (user_id) values ($1)', [userId]);
}

/** Reads the balances of several players, by player id; players without accounts are left out. */
export async function readWallets(db: Queryable, userIds: readonly number[]): Promise<Map<number, Wallet>> {
  const { rows } = await db.query<{ owner: number; coin: number; version: number; diamonds: number }>({
    name: 'read-wallets',
    text: `select w.owner, w.balance as coin, w.version, d.balance as diamonds
           from accounts w join accounts d on d.owner = w.owner and d.name = 'diamonds'
           where w.owner = any ($1) and w.name = 'wallet'`,
    values: [userIds],
  });
  return new Map(
    rows.map((row) => [row.owner, { coin: row.coin, coinVersion: row.version, lottery: row.diamonds }]),
  );
}

/** Reads a player's balances. Throws if the player has no accounts. */
export async function readWallet(db: Queryable, userId: number): Promise<Wallet> {
  const wallet = (await readWallets(db, [userId])).get(userId);
  if (!wallet) throw new Error(`player ${userId} has no wallet`);
  return wallet;
}
