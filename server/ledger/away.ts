import type { PoolClient } from 'pg';
import type { Queryable } from '../db/database.ts';
import { type AccountRef, post, walletOf } from './post.ts';
import { shardOf } from './wallet.ts';

const nameOf = (provider: string): `away:${string}` => `away:${provider}`;
const awayOf = (userId: number, provider: string): AccountRef => ({ owner: userId, name: nameOf(provider) });

/**
 * Moves coins from the player's wallet to the player's coins at a provider; a negative amount moves coins back. Throws
 * balanceTooLow.
 */
export async function moveAway(
  client: PoolClient,
  {
    userId,
    provider,
    amount,
    at,
    text,
  }: { userId: number; provider: string; amount: number; at: number; text: string },
): Promise<void> {
  await client.query(
    `insert into accounts (owner, name, currency, shard) values ($1, $2, 'coin', 0) on conflict do nothing`,
    [userId, nameOf(provider)],
  );
  await post(client, {
    kind: 'transfer',
    at,
    text,
    legs: [
      { account: walletOf(userId), amount: -amount },
      { account: awayOf(userId, provider), amount },
    ],
  });
  await client.query(
    amount > 0
      ? 'insert into coins_away (user_id, provider) values ($1, $2) on conflict do nothing'
      : `delete from coins_away where user_id = $1 and provider = $2
           and not exists (select 1 from accounts where owner = $1 and name = 'away:' || $2 and balance > 0)`,
    [userId, provider],
  );
}

/** Reads how many coins a player has at each provider, in hundredths; providers with none are left out. */
export async function readAway(db: Queryable, userId: number): Promise<Map<string, number>> {
  const { rows } = await db.query<{ provider: string; balance: number }>({
    name: 'read-away',
    text: `select substr(name, 6) as provider, balance from accounts
           where owner = $1 and name like 'away:%' and balance > 0`,
    values: [userId],
  });
  return new Map(rows.map(({ provider, balance }) => [provider, balance]));
}

/**
 * Locks the house accounts that a player's journals use, then the player's wallet. Returns the player's coins. Several
 * journals in one transaction then lock in the same order as all others, which prevents deadlocks.
 */
export async function lockForJournals(client: PoolClient, userId: number): Promise<number> {
  await client.query(
    'select 1 from accounts where owner is null and shard = $1 order by id for no key update',
    [shardOf(userId)],
  );
  return lockWallet(client, userId);
}

/** Locks a player's wallet until the transaction ends and returns its coins, in hundredths. */
export async function lockWallet(client: PoolClient, userId: number): Promise<number> {
  const { rows } = await client.query<{ balance: number }>(
    `select balance from accounts where owner = $1 and name = 'wallet' for no key update`,
    [userId],
  );
  return rows[0]?.balance ?? 0;
}
