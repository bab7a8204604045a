import { randomBytes } from 'node:crypto';
import type { Queryable } from '../db/database.ts';
import { hashToken, SESSION_MS } from './authenticate.ts';
import type { LiveHub } from '../live/hub.ts';

/** Maximum length of a stored User-Agent header, in characters. */
const AGENT_LENGTH = 300;

/** Maximum numbers of a player's open and ended sessions; opening another one ends or deletes the oldest. */
export const MOST_SESSIONS = { open: 50, ended: 100 } as const;

/**
 * Opens a session. Returns its token, of which only a hash is stored. Ends and deletes the oldest sessions of a player
 * who logs in again and again.
 * @param agent the User-Agent header that came with the log-in
 */
export async function openSession(
  db: Queryable,
  userId: number,
  ip: string,
  now: number,
  agent = '',
): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await db.query(
    `insert into sessions (token_hash, user_id, created_at, renewed_at, seen_at, expires_at, ip, agent)
     values ($1, $2, $3, $3, $3, $4, $5, $6)`,
    [hashToken(token), userId, now, now + SESSION_MS, ip, agent.slice(0, AGENT_LENGTH)],
  );
  await db.query({
    name: 'end-oldest-sessions',
    text: `update sessions set revoked_at = $2 where revoked_at is null and id in (
      select id from sessions where user_id = $1 and revoked_at is null and expires_at > $2
      order by created_at desc, id offset $3)`,
    values: [userId, now, MOST_SESSIONS.open],
  });
  await db.query({
    name: 'delete-oldest-sessions',
    text: `delete from sessions where id in (
      select id from sessions where user_id = $1 and (revoked_at is not null or expires_at <= $2)
      order by created_at desc, id offset $3)`,
    values: [userId, now, MOST_SESSIONS.ended],
  });
  return token;
}

/** Ends one session immediately and closes its open streams. */
export async function endSession(db: Queryable, live: LiveHub, id: string, now: number): Promise<void> {
  await db.query('update sessions set revoked_at = $2 where id = $1 and revoked_at is null', [id, now]);
  live.sessionEnded(id);
}

/**
 * Ends all sessions of a player except one. Returns the ids of the ended sessions, whose streams the caller must close.
 */
export async function endOtherSessions(
  db: Queryable,
  { id, userId }: { readonly id: string; readonly userId: number },
  now: number,
): Promise<string[]> {
  const { rows } = await db.query<{ id: string }>(
    `update sessions set revoked_at = $2
     where user_id = $1 and revoked_at is null and expires_at > $2 and id <> $3 returning id`,
    [userId, now, id],
  );
  return rows.map((row) => row.id);
}

/** Ends all sessions of a player. Returns their ids; the caller closes their streams after the commit. */
export async function endAllSessions(db: Queryable, userId: number, now: number): Promise<string[]> {
  const { rows } = await db.query<{ id: string }>(
    'update sessions set revoked_at = $2 where user_id = $1 and revoked_at is null and expires_at > $2 returning id',
    [userId, now],
  );
  return rows.map(({ id }) => id);
}
