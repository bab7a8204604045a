import { CallError, ErrorCode } from '../../contract/errors.ts';
import { manilaDayStart } from '../clock.ts';
import { deviceIdOf } from '../config/queries.ts';
import type { Queryable } from '../db/database.ts';
import { type BurstLimit, countBurst } from '../sessions/burst-limit.ts';
import { networkOf, siteOf } from '../sessions/network.ts';
import { readKnownNetworks } from './known-networks.ts';
import { minutesUntil } from './minutes-until.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Limits for sending codes (docs/product-rules.md, Accounts and sessions). */
export const CODE_LIMITS = {
  /**
   * Maximum numbers of codes per phone number and hour: for one network, and for all networks together. Networks from
   * which the player has recently logged in are counted separately, so that strangers use up nothing of the owner's
   * limit.
   */
  number: { byOne: 5, byKnown: 5, byStrangers: 10, withinMs: HOUR },
  /**
   * Time between two codes that one network requests for one number, ms. After `free` codes within a day it doubles with
   * each further code.
   */
  wait: { firstMs: MINUTE, longestMs: HOUR, free: 5, withinMs: DAY },
  /** One device, for all numbers together: a family shares a phone, a program sends to many numbers. */
  device: { burst: 6, intervalMs: 10 * MINUTE } satisfies BurstLimit,
  /**
   * One IPv4 address or IPv6 site (/48), for all numbers and devices. A mobile carrier puts thousands of its phones
   * behind one address, so the limit is far above what they need.
   */
  address: { burst: 300, intervalMs: 20_000 } satisfies BurstLimit,
  /** Codes that the house pays for in a Manila day, unless configured. */
  codesADay: 20_000,
  /** Share of the day's codes kept for networks from which the number's owner has logged in. */
  shareForKnown: 0.2,
} as const;

/** A code that is about to be sent. */
interface NextCode {
  readonly mobile: string;
  readonly ip: string;
  readonly deviceId: string | undefined;
  readonly now: number;
  readonly codesADay: number;
}

/**
 * Counts a code against the limits of its number, device and address and against the day's budget, in the transaction
 * that stores the code. Returns the time until the next code for the number, in ms. Throws codesPaused while a limit is
 * reached, codesUsedUp if the budget is.
 */
export async function countCode(db: Queryable, code: NextCode): Promise<number> {
  const { mobile, ip, deviceId, now } = code;
  const { waitMs, isKnown, after } = await readNumber(db, { mobile, network: networkOf(ip), now });
  refuseFor(waitMs, now);
  const device = deviceIdOf(deviceId);
  if (device !== null)
    refuseFor(
      await countBurst(db, { subject: `sms ${device}`, kind: 'device', limit: CODE_LIMITS.device, now }),
      now,
    );
  refuseFor(
    await countBurst(db, { subject: `sms ${siteOf(ip)}`, kind: 'address', limit: CODE_LIMITS.address, now }),
    now,
  );
  await countOfDay(db, isKnown, code);
  return after;
}

function refuseFor(waitMs: number, now: number): void {
  if (waitMs > 0) throw new CallError(ErrorCode.codesPaused, { minutes: minutesUntil(now + waitMs, now) });
}

/** Counts a code of the day; the last ones are kept for the networks of known players. */
async function countOfDay(db: Queryable, isKnown: boolean, { now, codesADay }: NextCode): Promise<void> {
  const most = isKnown ? codesADay : Math.floor(codesADay * (1 - CODE_LIMITS.shareForKnown));
  const { rowCount } = await db.query(
    `insert into sms_days as day (day_start, sent) select $1, 1 where $2::integer > 0
     on conflict (day_start) do update set sent = day.sent + 1 where day.sent < $2::integer`,
    [manilaDayStart(now), most],
  );
  if (rowCount !== 1) throw new CallError(ErrorCode.codesUsedUp);
}

/** Returns the wait between two codes, ms, after `sent` codes within a day. */
export function waitAfterCodes(sent: number): number {
  const { firstMs, longestMs, free } = CODE_LIMITS.wait;
  return Math.min(longestMs, firstMs * 2 ** Math.min(Math.max(sent - free, 0), 16));
}

/**
 * Reads the limits of a phone number: the time to wait now, whether its owner has logged in from the network, and the
 * time between this code and the next.
 */
async function readNumber(
  db: Queryable,
  { mobile, network, now }: { mobile: string; network: string; now: number },
): Promise<{ waitMs: number; isKnown: boolean; after: number }> {
  const { number, wait } = CODE_LIMITS;
  const owner = await db.query<{ id: number }>('select id from users where mobile = $1', [mobile]);
  const known = await readKnownNetworks(db, owner.rows[0]?.id, now);
  const isKnown = known.includes(network);
  // For each limit, reads the oldest code that still counts. The next code has to wait until that code counts no
  // longer.
  const { rows } = await db.query<Record<'last' | 'by_one' | 'by_all', number | null> & { sent: number }>(
    `with day as materialized (
       select sent_at, ip from sms_codes where mobile = $1 and sent_at > $3
     ), hour as materialized (
       select sent_at, ip from day where sent_at > $4
     )
     select
       (select max(sent_at) from day where ip = $2) as last,
       (select count(*)::int from day where ip = $2) as sent,
       (select sent_at from hour where ip = $2 order by sent_at desc offset $5 limit 1) as by_one,
       (select sent_at from hour where (ip = any ($7::inet[])) = $8 order by sent_at desc offset $6 limit 1) as by_all`,
    [
      mobile,
      network,
      now - wait.withinMs,
      now - number.withinMs,
      number.byOne - 1,
      (isKnown ? number.byKnown : number.byStrangers) - 1,
      known,
      isKnown,
    ],
  );
  const { last = null, sent = 0, by_one: one = null, by_all: all = null } = rows[0] ?? {};
  const until = Math.max(
    last === null ? 0 : last + waitAfterCodes(sent),
    one === null ? 0 : one + number.withinMs,
    all === null ? 0 : all + number.withinMs,
  );
  return { waitMs: Math.max(0, until - now), isKnown, after: waitAfterCodes(sent + 1) };
}
