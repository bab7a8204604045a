import { CallError, ErrorCode } from '../../contract/errors.ts';
import type { Queryable } from '../db/database.ts';

/**
 * Number of pictures that a player may send at once after a pause, and (below) the interval after which one more may
 * follow, µs.
 */
const BURST = 30;
const INTERVAL_US = 20_000_000;

/**
 * Counts a picture by the generic cell rate algorithm. `zero_at` is the time at which the player may send a full burst
 * again, in µs.
 */
const COUNT_PICTURE = `
  insert into rate_limits as held (subject, class, zero_at)
  values ($1, 'picture', $2::bigint * 1000 + $3::bigint)
  on conflict (subject, class) do update
    set zero_at = greatest(held.zero_at, $2 * 1000) + $3
    where greatest(held.zero_at, $2 * 1000) + $3 - $2 * 1000 <= $3 * $4
  returning 1`;

/**
 * Counts a player's picture before it is decoded, because decoding may take seconds and fail. Throws rateLimited for
 * more than 30 pictures at once.
 */
export async function countPicture(db: Queryable, userId: number, now: number): Promise<void> {
  const { rows } = await db.query(COUNT_PICTURE, [`u${userId}`, now, INTERVAL_US, BURST]);
  if (rows.length === 0) throw new CallError(ErrorCode.rateLimited);
}
