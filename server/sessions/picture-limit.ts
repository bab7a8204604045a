import { CallError, ErrorCode } from '../../contract/errors.ts';
import type { Queryable } from '../db/database.ts';
import { type BurstLimit, isWithinBurst } from './burst-limit.ts';

const PICTURES: BurstLimit = { burst: 30, intervalMs: 20_000 };

/**
 * Counts a player's picture before it is decoded, because decoding may take seconds and fail. Throws rateLimited for
 * more than 30 pictures at once.
 */
export async function countPicture(db: Queryable, userId: number, now: number): Promise<void> {
  if (!(await isWithinBurst(db, { subject: `u${userId}`, kind: 'picture', limit: PICTURES, now })))
    throw new CallError(ErrorCode.rateLimited);
}
