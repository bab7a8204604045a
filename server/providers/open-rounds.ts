import type { Queryable } from '../db/database.ts';

/** A player at a provider. */
export interface PlayerAtProvider {
  readonly userId: number;
  readonly provider: string;
}

/** Notes that a win of a player's open round may still reach the provider's wallet. `at` in ms since 1970. */
export async function noteOpenRounds(
  db: Queryable,
  { userId, provider, at }: PlayerAtProvider & { at: number },
): Promise<void> {
  await db.query({
    name: 'open-rounds-note',
    text: `insert into provider_open_rounds (user_id, provider, asked_at) values ($1, $2, $3)
           on conflict (user_id, provider) do update set asked_at = $3`,
    values: [userId, provider, at],
  });
}

/** Notes that a player has no open round at a provider any more, and no coins. */
export async function forgetOpenRounds(db: Queryable, { userId, provider }: PlayerAtProvider): Promise<void> {
  await db.query({
    name: 'open-rounds-forget',
    text: 'delete from provider_open_rounds where user_id = $1 and provider = $2',
    values: [userId, provider],
  });
}

/** Reads the providers that have coins of a player, or that have an open round which may still win some. */
export async function readProvidersWithCoins(db: Queryable, userId: number): Promise<readonly string[]> {
  const { rows } = await db.query<{ provider: string }>({
    name: 'providers-with-coins',
    text: `select provider from coins_away where user_id = $1
           union select provider from provider_open_rounds where user_id = $1 order by provider`,
    values: [userId],
  });
  return rows.map(({ provider }) => provider);
}

/**
 * Reads the players of whom a win may still come and who have left the provider's games, those asked about longest ago
 * first.
 */
export async function readPlayersWithOpenRounds(
  db: Queryable,
  { providers, now, count }: { providers: readonly string[]; now: number; count: number },
): Promise<readonly PlayerAtProvider[]> {
  const { rows } = await db.query<PlayerAtProvider>({
    name: 'open-rounds-read',
    text: `select o.user_id as "userId", o.provider from provider_open_rounds o
           where o.provider = any ($3)
             and not exists (select 1 from provider_sessions s
               where s.user_id = o.user_id and s.provider = o.provider and s.ends_at > $1)
             and not exists (select 1 from provider_transfers t
               where t.user_id = o.user_id and t.provider = o.provider and t.state in ('pending', 'unknown'))
           order by o.asked_at limit $2`,
    values: [now, count, providers],
  });
  return rows;
}
