import { CallError, ErrorCode } from '../../contract/errors.ts';
import type { Queryable } from '../db/database.ts';

/** A player who wants to play in an activity; time in ms since 1970. */
interface PlayRequest {
  readonly userId: number;
  readonly activity: number;
  readonly at: number;
}

/** Returns whether an activity is open and whether the player is on a break from playing. */
export async function readEligibility(
  db: Queryable,
  { userId, activity, at }: PlayRequest,
): Promise<{ isOpen: boolean; isExcluded: boolean }> {
  const { rows } = await db.query<{ excluded: boolean; open: boolean }>({
    name: 'read-eligibility',
    text: `select coalesce(u.excluded_until, 0) > $3 as excluded,
             exists (select 1 from activities where type = $2 and enabled and opens_at <= $3 and closes_at > $3) as open
           from users u where u.id = $1`,
    values: [userId, activity, at],
  });
  return { isOpen: rows[0]?.open === true, isExcluded: rows[0]?.excluded === true };
}

/**
 * Asserts that a player may play a round of an activity; call it in the transaction that books the round. Throws
 * activityClosed if the activity is closed and playerExcluded if the player is on a break from playing.
 */
export async function assertCanPlay(db: Queryable, request: PlayRequest): Promise<void> {
  const { isOpen, isExcluded } = await readEligibility(db, request);
  if (!isOpen) throw new CallError(ErrorCode.activityClosed);
  if (isExcluded) throw new CallError(ErrorCode.playerExcluded);
}
