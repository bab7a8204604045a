import { CallError, ErrorCode } from '../../contract/errors.ts';
import type { Queryable } from '../db/database.ts';

/** A player at the door of an activity; time in ms since 1970. */
interface Door {
  readonly userId: number;
  readonly activity: number;
  readonly at: number;
}

/** Whether an activity is open, and whether the player is on a break. */
export async function readDoor(
  db: Queryable,
  { userId, activity, at }: Door,
): Promise<{ isOpen: boolean; isAway: boolean }> {
  const { rows } = await db.query<{ away: boolean; open: boolean }>({
    name: 'demand-play',
    text: `select coalesce(u.excluded_until, 0) > $3 as away,
             exists (select 1 from activities where type = $2 and enabled and opens_at <= $3 and closes_at > $3) as open
           from users u where u.id = $1`,
    values: [userId, activity, at],
  });
  return { isOpen: rows[0]?.open === true, isAway: rows[0]?.away === true };
}

/**
 * Lets a player into a round of an activity, inside the transaction that books it. Refuses with activityClosed when the activity
 * is closed and playerExcluded when the player is on a break.
 */
export async function demandPlay(db: Queryable, door: Door): Promise<void> {
  const { isOpen, isAway } = await readDoor(db, door);
  if (!isOpen) throw new CallError(ErrorCode.activityClosed);
  if (isAway) throw new CallError(ErrorCode.playerExcluded);
}
