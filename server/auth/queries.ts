import { DatabaseError } from 'pg';
import { CallError, ErrorCode } from '../../contract/errors.ts';
import type { Queryable } from '../db/database.ts';
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
 * Replaces the password of the player who has a phone number. Returns the player's id; undefined if no player has it.
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
