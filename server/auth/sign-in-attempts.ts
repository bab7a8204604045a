import { CallError, ErrorCode } from '../../contract/errors.ts';
import { minutesUntil } from './minutes-until.ts';
import type { Queryable } from '../db/database.ts';

const MOST_ATTEMPTS = 5;
const WINDOW_MS = 15 * 60_000;

/**
 * Counts an attempt before it is looked at, so that a hundred at once are not a hundred attempts; refuses with tooManyAttempts once
 * five have failed within 15 minutes. Counted by what was typed and the address, known account or not.
 */
export async function countAttempt(db: Queryable, typed: string, ip: string, now: number): Promise<void> {
  const { rows } = await db.query<{ tries: number; until: number }>(
    `insert into sign_in_tries as held (key, tries, until) values ($1, 1, $3)
     on conflict (key) do update set
       tries = case when held.until <= $2 then 1 else held.tries + 1 end,
       until = case when held.until <= $2 then $3 else held.until end
     returning tries, until`,
    [keyOf(typed, ip), now, now + WINDOW_MS],
  );
  const row = rows[0];
  if (row !== undefined && row.tries > MOST_ATTEMPTS)
    throw new CallError(ErrorCode.tooManyAttempts, { minutes: minutesUntil(row.until, now) });
}

/** Clears the count: the password was right. */
export async function clearAttempts(db: Queryable, typed: string, ip: string): Promise<void> {
  await db.query('delete from sign_in_tries where key = $1', [keyOf(typed, ip)]);
}

const keyOf = (typed: string, ip: string): string => `${typed}|${ip}`;
