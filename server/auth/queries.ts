import type { RegistrationResponseJSON } from '@simplewebauthn/server';
import { DatabaseError } from 'pg';
import type { ResponseOf } from '../../contract/call.ts';
import { CallError, ErrorCode } from '../../contract/errors.ts';
import { type ownSessions, SESSIONS_LISTED } from '../../contract/own-sessions.ts';
import type { ownPasskeys } from '../../contract/passkeys.ts';
import type { SocialType } from '../../contract/social.ts';
import type { Queryable } from '../db/database.ts';
import type { Session } from '../sessions/authenticate.ts';
import { KNOWN_PLAYER, type KnownPlayer } from './log-ins.ts';

/** Reads the player with an account name or number, given in its stored form; undefined if there is none. */
export async function findByLogin(db: Queryable, typed: string): Promise<KnownPlayer | undefined> {
  const { rows } = await db.query<KnownPlayer>(
    `select ${KNOWN_PLAYER} from users where account = $1 or mobile = $1`,
    [typed],
  );
  return rows[0];
}

/**
 * Binds a verified phone number to a player. Returns when the player registered, ms since 1970. Throws alreadyClaimed
 * if the player already has a number, accountExists if the number belongs to another player.
 */
export async function bindMobile(db: Queryable, userId: number, mobile: string): Promise<number> {
  try {
    const { rows } = await db.query<{ registeredAt: number }>(
      `update users set mobile = $2 where id = $1 and mobile is null returning registered_at as "registeredAt"`,
      [userId, mobile],
    );
    if (rows[0] === undefined) throw new CallError(ErrorCode.alreadyClaimed);
    return rows[0].registeredAt;
  } catch (error) {
    if (error instanceof DatabaseError && error.constraint === 'users_mobile_key')
      throw new CallError(ErrorCode.accountExists);
    throw error;
  }
}

/**
 * Excludes a player until `until`, ms since 1970; never shortens an exclusion. Returns when the exclusion ends. A
 * trigger on the column ends the player's sessions and streams (server/db/functions/accounts).
 */
export async function excludeUntil(db: Queryable, userId: number, until: number): Promise<number> {
  const { rows } = await db.query<{ until: number }>(
    `update users set excluded_until = greatest(coalesce(excluded_until, 0), $2) where id = $1
     returning excluded_until as until`,
    [userId, until],
  );
  return rows[0]?.until ?? 0;
}

/** Reads a player's account name; undefined for a player who registered with a phone number. */
export async function readAccount(db: Queryable, userId: number): Promise<string | undefined> {
  const { rows } = await db.query<{ account: string | null }>('select account from users where id = $1', [
    userId,
  ]);
  return rows[0]?.account ?? undefined;
}

/** Reads the hash of a player's password; null if the player has none. */
export async function readPasswordHash(db: Queryable, userId: number): Promise<string | null> {
  const { rows } = await db.query<{ hash: string | null }>(
    'select password_hash as hash from users where id = $1',
    [userId],
  );
  return rows[0]?.hash ?? null;
}

/** Stores a player's first password; returns false if the player has one already. */
export async function setFirstPassword(
  db: Queryable,
  userId: number,
  passwordHash: string,
): Promise<boolean> {
  const { rowCount } = await db.query(
    'update users set password_hash = $2 where id = $1 and password_hash is null',
    [userId, passwordHash],
  );
  return rowCount === 1;
}

/**
 * Replaces the password of the player with a given phone number. Returns the player's id; undefined if no player has
 * this number.
 */
export async function replacePassword(
  db: Queryable,
  mobile: string,
  passwordHash: string,
): Promise<number | undefined> {
  const { rows } = await db.query<{ id: number }>(
    'update users set password_hash = $2 where mobile = $1 returning id',
    [mobile, passwordHash],
  );
  return rows[0]?.id;
}

/** A challenge for a passkey's signature, and the lobby's origin that asked for it. */
export interface Challenge {
  readonly challenge: string;
  readonly origin: string;
}

/** Stores a challenge until it expires, ms since 1970; `userId` is null for a log-in. */
export async function storeChallenge(
  db: Queryable,
  { challenge, origin, userId, expiresAt }: Challenge & { userId: number | null; expiresAt: number },
): Promise<void> {
  await db.query(
    'insert into passkey_challenges (challenge, origin, user_id, expires_at) values ($1, $2, $3, $4)',
    [challenge, origin, userId, expiresAt],
  );
}

/** Deletes a challenge and returns it; undefined if it is unknown, not this player's, or expired. */
export async function deleteChallenge(
  db: Queryable,
  { challenge, userId, now }: { challenge: string; userId: number | null; now: number },
): Promise<Challenge | undefined> {
  const { rows } = await db.query<Challenge>(
    `delete from passkey_challenges where challenge = $1 and user_id is not distinct from $2 and expires_at > $3
     returning challenge, origin`,
    [challenge, userId, now],
  );
  return rows[0];
}

/** A stored passkey. */
export interface PasskeyRow {
  readonly passkeyId: string;
  readonly publicKey: Buffer;
  readonly counter: number;
  readonly transports: NonNullable<RegistrationResponseJSON['response']['transports']>;
}

/** Reads a passkey and its player; undefined if there is none with this id. */
export async function findByPasskey(
  db: Queryable,
  id: string,
): Promise<(KnownPlayer & PasskeyRow) | undefined> {
  const { rows } = await db.query<KnownPlayer & PasskeyRow>(
    `select ${KNOWN_PLAYER}, p.id as "passkeyId", p.public_key as "publicKey", p.counter, p.transports
     from passkeys p join users on users.id = p.user_id where p.id = $1`,
    [id],
  );
  return rows[0];
}

/**
 * Stores that a passkey was used. Returns false if its counter is not higher than before, which shows that it was
 * cloned.
 */
export async function storePasskeyUse(
  db: Queryable,
  { id, counter, isSynced, now }: { id: string; counter: number; isSynced: boolean; now: number },
): Promise<boolean> {
  const { rowCount } = await db.query(
    `update passkeys set counter = $2, used_at = $3, is_synced = $4
     where id = $1 and (counter < $2 or (counter = 0 and $2 = 0))`,
    [id, counter, now, isSynced],
  );
  return rowCount === 1;
}

/** A player to whom a passkey is added. */
export interface PasskeyOwner {
  readonly uuid: string;
  readonly name: string;
  readonly nickname: string;
  /** Ids of the passkeys that the player has. */
  readonly ids: readonly string[];
}

/** Reads the player to whom a passkey is added; undefined if there is none. */
export async function readPasskeyOwner(db: Queryable, userId: number): Promise<PasskeyOwner | undefined> {
  const { rows } = await db.query<PasskeyOwner>(
    `select uuid, coalesce(account, mobile) as name, nickname,
       array(select id from passkeys where user_id = users.id) as ids
     from users where id = $1`,
    [userId],
  );
  return rows[0];
}

/** Locks a player until the transaction ends, and counts the player's passkeys. */
export async function countPasskeysLocked(client: Queryable, userId: number): Promise<number> {
  // Waits for the lock first and counts afterwards: if one statement did both, it would miss passkeys added during the
  // wait.
  await client.query('select from users where id = $1 for update', [userId]);
  const { rows } = await client.query<{ count: number }>(
    'select count(*)::int as count from passkeys where user_id = $1',
    [userId],
  );
  return rows[0]?.count ?? 0;
}

/** A passkey to be stored. */
export interface NewPasskey extends PasskeyRow {
  readonly userId: number;
  readonly isSynced: boolean;
  readonly origin: string;
  readonly now: number;
}

/** Stores a passkey; returns false if its id is stored already. */
export async function addPasskey(db: Queryable, passkey: NewPasskey): Promise<boolean> {
  const { passkeyId, userId, publicKey, counter, transports, isSynced, origin, now } = passkey;
  const { rowCount } = await db.query(
    `insert into passkeys (id, user_id, public_key, counter, transports, is_synced, origin, added_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8) on conflict (id) do nothing`,
    [passkeyId, userId, publicKey, counter, transports, isSynced, origin, now],
  );
  return rowCount === 1;
}

/** Lists a player's passkeys, the newest first. */
export async function listPasskeys(
  db: Queryable,
  userId: number,
): Promise<ResponseOf<typeof ownPasskeys>['list']> {
  const { rows } = await db.query<ResponseOf<typeof ownPasskeys>['list'][number]>(
    `select id, added_at as "addedAt", used_at as "usedAt", is_synced as "isSynced"
     from passkeys where user_id = $1 order by added_at desc, id`,
    [userId],
  );
  return rows;
}

/** Deletes a passkey of a player; returns false if the player has none with this id. */
export async function deletePasskey(db: Queryable, userId: number, id: string): Promise<boolean> {
  const { rowCount } = await db.query('delete from passkeys where id = $1 and user_id = $2', [id, userId]);
  return rowCount === 1;
}

/** An account at a third party. */
export interface SocialAccount {
  readonly type: SocialType;
  readonly subject: string;
  readonly name: string;
}

/** Reads the player to whom an account at a third party is bound; undefined if there is none. */
export async function findBySocialAccount(
  db: Queryable,
  { type, subject }: Pick<SocialAccount, 'type' | 'subject'>,
): Promise<KnownPlayer | undefined> {
  const { rows } = await db.query<KnownPlayer>(
    `select ${KNOWN_PLAYER} from users join social_accounts s on s.user_id = users.id where s.type = $1 and s.subject = $2`,
    [type, subject],
  );
  return rows[0];
}

/**
 * Binds an account at a third party to a player; repeating the call changes nothing. Throws socialAccountTaken if the
 * account belongs to another player, or if the player already has another account at this third party.
 */
export async function bindSocialAccount(
  db: Queryable,
  { userId, account, now }: { userId: number; account: SocialAccount; now: number },
): Promise<void> {
  try {
    const { rowCount } = await db.query(
      `insert into social_accounts (type, subject, user_id, name, bound_at) values ($1, $2, $3, $4, $5)
       on conflict (type, subject) do update set name = excluded.name where social_accounts.user_id = excluded.user_id`,
      [account.type, account.subject, userId, account.name, now],
    );
    if (rowCount !== 1) throw new CallError(ErrorCode.socialAccountTaken);
  } catch (error) {
    if (error instanceof DatabaseError && error.constraint === 'social_accounts_user_id_type_key')
      throw new CallError(ErrorCode.socialAccountTaken);
    throw error;
  }
}

/** Unbinds a player's account at a third party, if there is one. */
export async function unbindSocialAccount(db: Queryable, userId: number, type: SocialType): Promise<void> {
  await db.query('delete from social_accounts where user_id = $1 and type = $2', [userId, type]);
}

type OwnSession = ResponseOf<typeof ownSessions>['list'][number];

/** An open session as stored, with its User-Agent header. */
export type OpenSession = Omit<OwnSession, 'browser' | 'system'> & { readonly agent: string };

/** Lists the open sessions of a session's player: that session first, then the others, the most recently used first. */
export async function listOpenSessions(
  db: Queryable,
  { id, userId }: Pick<Session, 'id' | 'userId'>,
  now: number,
): Promise<OpenSession[]> {
  const { rows } = await db.query<OpenSession>(
    `select id, agent, created_at as "openedAt", seen_at as "seenAt", id = $3 as "isThis"
     from sessions where user_id = $1 and revoked_at is null and expires_at > $2
     order by id = $3 desc, seen_at desc, id limit $4`,
    [userId, now, id, SESSIONS_LISTED],
  );
  return rows;
}

/** Returns whether a session, open or not, is a player's. */
export async function isSessionOf(db: Queryable, id: string, userId: number): Promise<boolean> {
  const { rowCount } = await db.query('select 1 from sessions where id = $1 and user_id = $2', [id, userId]);
  return rowCount === 1;
}
