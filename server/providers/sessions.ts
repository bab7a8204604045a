import { randomBytes, randomUUID } from 'node:crypto';
import type { Database, Queryable } from '../db/database.ts';
import { hashToken } from '../sessions/authenticate.ts';

/** A player's session in a game of a provider. */
export interface GameSession {
  readonly id: string;
  readonly userId: number;
  readonly gameId: number;
  /** Time until which bets are accepted, ms since 1970. */
  readonly endsAt: number;
  /** End of the player's break, ms since 1970; 0 for a player without a break. */
  readonly excludedUntil: number;
  readonly account: string | null;
  readonly mobile: string | null;
}

/** Time for which an opened game accepts bets, ms; after it the game must be opened again. */
export const GAME_SESSION_MS = 12 * 3_600_000;

/**
 * Opens a game for a player and returns the token that the provider's messages must carry. A player has at most one
 * open game: the previous one accepts no more bets.
 */
export async function openGameSession(
  db: Database,
  { provider, userId, gameId, at }: { provider: string; userId: number; gameId: number; at: number },
): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const endsAt = at + GAME_SESSION_MS;
  await replaceGameSessions(db, { id: randomUUID(), provider, token, userId, gameId, at, endsAt });
  return token;
}

/**
 * Ends a player's open games and stores the new one. The player is locked meanwhile, so that of games that are opened
 * at the same time only the last one stays open.
 */
export async function replaceGameSessions(
  db: Database,
  session: NewGameSession & { readonly userId: number },
): Promise<void> {
  await db.transaction(async (client) => {
    await client.query('select 1 from users where id = $1 for no key update', [session.userId]);
    await endGameSessions(client, session.userId, session.at);
    await storeGameSession(client, session);
  });
}

/** A game session to be stored. */
export interface NewGameSession {
  readonly id: string;
  readonly provider: string;
  readonly token: string;
  /** Id of the player; null for a guest, who plays for fun. */
  readonly userId: number | null;
  readonly gameId: number;
  /** Time at which the game was opened, ms since 1970. */
  readonly at: number;
  readonly endsAt: number;
  /** Id of the login session; when it ends, this game session ends too. */
  readonly loginId?: string | undefined;
  /** The open activity whose link opened the game (ActivityId). */
  readonly activity?: number | undefined;
  /** Whether the game is played for fun coins; the wallet then accepts no bets from it. */
  readonly isFun?: boolean;
}

/** Stores a game session; of its token, only the hash is stored. */
export async function storeGameSession(db: Queryable, session: NewGameSession): Promise<void> {
  const { id, provider, token, userId, gameId, at, endsAt, loginId = null, isFun = false } = session;
  const { activity = null } = session;
  await db.query({
    name: 'open-game-session',
    text: `insert into provider_sessions (id, provider, token_hash, user_id, game_id, at, ends_at, login_id, is_fun,
             activity_id)
           values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
    values: [id, provider, hashToken(token), userId, gameId, at, endsAt, loginId, isFun, activity],
  });
}

/** Total stakes, wins and playing time of a game session. */
export interface PlayedSession {
  readonly provider: string;
  /** Sum of the stakes, hundredths. */
  readonly staked: number;
  readonly won: number;
  readonly playedMs: number;
}

/**
 * Ends a game session of a player (null for a guest). Returns its totals, even if it had already ended; undefined if it
 * does not exist.
 */
export async function closeGameSession(
  db: Queryable,
  { id, userId, at }: { id: string; userId: number | null; at: number },
): Promise<PlayedSession | undefined> {
  const { rows } = await db.query<PlayedSession>({
    name: 'close-game-session',
    text: `with closed as (
             update provider_sessions set ends_at = least(ends_at, $3)
             where id = $1 and user_id is not distinct from $2
             returning id, provider, ends_at - at as "playedMs"
           )
           select c.provider, c."playedMs", coalesce(sum(r.staked), 0)::bigint as staked, coalesce(sum(r.won), 0)::bigint as won
           from closed c left join provider_rounds r on r.session_id = c.id
           group by c.provider, c."playedMs"`,
    values: [id, userId, at],
  });
  return rows[0];
}

/** Ends a player's open games: they accept no more bets, but still wins and rollbacks. */
export async function endGameSessions(db: Queryable, userId: number, at: number): Promise<void> {
  await db.query({
    name: 'end-game-sessions',
    text: 'update provider_sessions set ends_at = greatest(at, $2) where user_id = $1 and ends_at > $2',
    values: [userId, at],
  });
}

/** Ends a player's open games at some providers: they accept no more bets, but still wins and rollbacks. */
export async function endGameSessionsOf(
  db: Queryable,
  { userId, providers, at }: { userId: number; providers: readonly string[]; at: number },
): Promise<void> {
  await db.query({
    name: 'end-game-sessions-of',
    text: 'update provider_sessions set ends_at = greatest(at, $2) where user_id = $1 and ends_at > $2 and provider = any ($3)',
    values: [userId, at, providers],
  });
}

/**
 * Returns the session of a token, even one that has ended; undefined if no session of this provider has or had the
 * token.
 */
export async function findGameSession(
  db: Queryable,
  provider: string,
  token: string,
): Promise<GameSession | undefined> {
  const { rows } = await db.query<{
    id: string;
    user_id: number;
    game_id: number;
    ends_at: number;
    excluded_until: number;
    account: string | null;
    mobile: string | null;
  }>({
    name: 'find-game-session',
    text: `select s.id, s.user_id, s.game_id, s.ends_at, coalesce(u.excluded_until, 0) as excluded_until,
             u.account, u.mobile
           from provider_sessions s join users u on u.id = s.user_id
           where s.token_hash = $2 and s.provider = $1 and not s.is_fun`,
    values: [provider, hashToken(token)],
  });
  const row = rows[0];
  return (
    row && {
      id: row.id,
      userId: row.user_id,
      gameId: row.game_id,
      endsAt: row.ends_at,
      excludedUntil: row.excluded_until,
      account: row.account,
      mobile: row.mobile,
    }
  );
}
