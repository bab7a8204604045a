import { randomBytes } from 'node:crypto';
import type { Queryable } from '../db/database.ts';
import { hashToken } from '../sessions/authenticate.ts';

/** A player in a game of a provider. */
export interface GameSession {
  readonly userId: number;
  readonly gameId: number;
  /** Milliseconds since 1970: bets are taken until then. */
  readonly endsAt: number;
  /** Milliseconds since 1970; 0 for a player who is not on a break. */
  readonly excludedUntil: number;
}

/** A game takes bets for this long; then it has to be opened again. */
export const GAME_SESSION_MS = 12 * 3_600_000;

/**
 * Opens a game for a player and returns the token that the provider's messages carry. A player has one game open: the
 * one before it takes no more bets.
 */
export async function openGameSession(
  db: Queryable,
  { provider, userId, gameId, at }: { provider: string; userId: number; gameId: number; at: number },
): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await endGameSessions(db, userId, at);
  await db.query({
    name: 'open-game-session',
    text: `insert into provider_sessions (provider, token_hash, user_id, game_id, at, ends_at)
           values ($1, $2, $3, $4, $5, $6)`,
    values: [provider, hashToken(token), userId, gameId, at, at + GAME_SESSION_MS],
  });
  return token;
}

/** Ends the games that a player has open: no more bets; wins and rollbacks still come. */
export async function endGameSessions(db: Queryable, userId: number, at: number): Promise<void> {
  await db.query({
    name: 'end-game-sessions',
    text: 'update provider_sessions set ends_at = $2 where user_id = $1 and ends_at > $2',
    values: [userId, at],
  });
}

/** Returns the session of a token, ended or not; undefined when there never was one with this provider. */
export async function findGameSession(
  db: Queryable,
  provider: string,
  token: string,
): Promise<GameSession | undefined> {
  const { rows } = await db.query<{
    user_id: number;
    game_id: number;
    ends_at: number;
    excluded_until: number;
  }>({
    name: 'find-game-session',
    text: `select s.user_id, s.game_id, s.ends_at, coalesce(u.excluded_until, 0) as excluded_until
           from provider_sessions s join users u on u.id = s.user_id
           where s.token_hash = $2 and s.provider = $1`,
    values: [provider, hashToken(token)],
  });
  const row = rows[0];
  return (
    row && {
      userId: row.user_id,
      gameId: row.game_id,
      endsAt: row.ends_at,
      excludedUntil: row.excluded_until,
    }
  );
}
