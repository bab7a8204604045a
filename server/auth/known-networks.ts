import type { Queryable } from '../db/database.ts';
import { networkOf } from '../sessions/network.ts';

/** Time after a log-in during which its network counts as known, ms. */
const KNOWN_FOR_MS = 30 * 86_400_000;
/** Maximum number of the player's latest sessions to read. */
const SESSIONS_LOOKED_AT = 50;

/**
 * Reads the networks (`networkOf`) from which a player has recently logged in. If the player is undefined, it runs the
 * same query and returns no networks, so that the response time does not reveal whether the player exists.
 */
export async function readKnownNetworks(
  db: Queryable,
  userId: number | undefined,
  now: number,
): Promise<string[]> {
  const { rows } = await db.query<{ ip: string }>(
    `select host(ip) as ip from sessions where user_id = $1 and created_at > $2 and ip is not null
     order by created_at desc limit $3`,
    [userId ?? null, now - KNOWN_FOR_MS, SESSIONS_LOOKED_AT],
  );
  return [...new Set(rows.map(({ ip }) => networkOf(ip)))];
}
