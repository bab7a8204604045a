import { CallError, ErrorCode } from '../../contract/errors.ts';
import type { Queryable } from '../db/database.ts';
import { networkOf, siteOf } from '../sessions/network.ts';
import { readKnownNetworks } from './known-networks.ts';
import { minutesUntil } from './minutes-until.ts';

const MINUTE = 60_000;

/** Limits for tries of a password (docs/product-rules.md, Accounts and sessions). */
export const SIGN_IN_RULES = {
  /** Wrong tries that one network may make before it has to wait. */
  free: 4,
  firstWaitMs: MINUTE,
  /** Maximum wait, ms: of a network from which the player has recently logged in, and of any other network. */
  longestWaitMs: { known: 15 * MINUTE, strange: 60 * MINUTE },
  /**
   * Number of tries from unknown networks within an hour from which on an account counts as attacked. Unknown networks
   * then wait one step longer, and one more step each time the number doubles.
   */
  wary: 20,
  /** Time after the end of the last wait at which wrong tries are forgotten, ms. */
  forgetMs: 60 * MINUTE,
} as const;

/** Number of wrong tries at which the wait reaches its maximum, whatever the tries of other networks. */
const STEPS = 16;

/**
 * Returns how long a network waits after a wrong try, ms. A known network waits only for its own tries.
 * @param tries wrong tries of the network, including this one
 * @param strangers tries for the account from unknown networks within the hour; undefined for a known network
 */
export function waitAfter(tries: number, strangers: number | undefined): number {
  const { free, firstWaitMs, longestWaitMs, wary } = SIGN_IN_RULES;
  const isWary = strangers !== undefined && strangers >= wary;
  const steps = Math.max(tries - free, 0) + (isWary ? 1 + Math.floor(Math.log2(strangers / wary)) : 0);
  const longest = strangers === undefined ? longestWaitMs.known : longestWaitMs.strange;
  return steps === 0 ? 0 : Math.min(longest, firstWaitMs * 2 ** (steps - 1));
}

/** Account and origin of a try to log in. */
export interface SignInAttempt {
  /** The account name or number as typed. */
  readonly typed: string;
  /** Id of the player with that name; undefined if the name is unknown, but the try is counted nevertheless. */
  readonly userId: number | undefined;
  readonly ip: string;
  /** Id of the device as sent (`deviceIdOf`); null for none. */
  readonly deviceId: string | null;
  /** Time of the try, ms since 1970. */
  readonly now: number;
}

/** A counted try, whose password may now be checked. */
export interface CountedAttempt {
  /** Forgets the network's wrong tries; call it when the password was right. */
  clear(): Promise<void>;
}

/**
 * Counts a try before its password is checked, so that simultaneous tries cannot exceed the limit. Throws
 * tooManyAttempts while the network has to wait. Each network has its own wait, so that nobody can lock a player
 * out; and so has a device on which the player was logged in last, so that not even somebody on the player's own network
 * can.
 */
export async function countAttempt(
  db: Queryable,
  { typed, userId, ip, deviceId, now }: SignInAttempt,
): Promise<CountedAttempt> {
  const account = userId === undefined ? `name ${typed}` : `player ${userId}`;
  const isOwnDevice = await isDeviceOf(db, deviceId, userId);
  const isKnown = (await readKnownNetworks(db, userId, now)).includes(networkOf(ip)) || isOwnDevice;
  const strangers = isKnown ? undefined : await readStrangers(db, account, now);
  const isWary = strangers !== undefined && strangers >= SIGN_IN_RULES.wary;
  const place = isOwnDevice ? `device ${deviceId}` : isWary ? siteOf(ip) : networkOf(ip);
  const key = `${account} | ${place}`;
  const waits = Array.from({ length: STEPS }, (_, index) => waitAfter(index + 1, strangers));
  const { rowCount } = await db.query(
    `insert into sign_in_tries as held (key, tries, next_at, until)
     values ($1, 1, $2::bigint + ($3::bigint[])[1], $2::bigint + ($3::bigint[])[1] + $4::bigint)
     on conflict (key) do update set (tries, next_at, until) = (
       select n, $2::bigint + wait, $2::bigint + wait + $4::bigint
       from (select case when held.until <= $2::bigint then 1 else held.tries + 1 end as n) as tried,
         lateral (select ($3::bigint[])[least(n, cardinality($3::bigint[]))] as wait) as waits
     )
     where held.next_at <= $2::bigint`,
    [key, now, waits, SIGN_IN_RULES.forgetMs],
  );
  if (rowCount !== 1) {
    const { rows } = await db.query<{ next_at: number }>('select next_at from sign_in_tries where key = $1', [
      key,
    ]);
    throw new CallError(ErrorCode.tooManyAttempts, { minutes: minutesUntil(rows[0]?.next_at ?? now, now) });
  }
  if (!isKnown) await countStranger(db, account, now);
  return {
    async clear() {
      await db.query('delete from sign_in_tries where key = $1', [key]);
    },
  };
}

/**
 * Returns whether a player was the last one seen on a device. Runs the same query for an unknown name and without a
 * device.
 */
async function isDeviceOf(
  db: Queryable,
  deviceId: string | null,
  userId: number | undefined,
): Promise<boolean> {
  const { rowCount } = await db.query('select 1 from devices where id = $1 and user_id = $2', [
    deviceId,
    userId ?? null,
  ]);
  return rowCount === 1;
}

async function readStrangers(db: Queryable, account: string, now: number): Promise<number> {
  const { rows } = await db.query<{ tries: number }>(
    'select tries from sign_in_tries where key = $1 and until > $2',
    [account, now],
  );
  return rows[0]?.tries ?? 0;
}

const countStranger = (db: Queryable, account: string, now: number) =>
  db.query(
    `insert into sign_in_tries as held (key, tries, until) values ($1, 1, $3)
     on conflict (key) do update set
       tries = case when held.until <= $2 then 1 else held.tries + 1 end,
       until = case when held.until <= $2 then $3 else held.until end`,
    [account, now, now + SIGN_IN_RULES.forgetMs],
  );
