import { manilaDay, manilaWeekStart } from '../clock.ts';
import type { Queryable } from '../db/database.ts';

/**
 * RED of every OF players join the red camp. The camps differ in size, so that the rope in the picture is off centre.
 */
const OF = 7;
const RED = 4;

/** Lets players join a camp of red versus blue, as if each had joined on the week's Monday; `now` in ms since 1970. */
export async function joinCamps(db: Queryable, userIds: readonly number[], now: number): Promise<void> {
  const monday = manilaWeekStart(now);
  await db.query(
    `insert into pk_members (round, user_id, camp, at, day, bet_before)
     select $1, id, camp, $2, $1, 0 from unnest($3::bigint[], $4::text[]) as player (id, camp)`,
    [manilaDay(monday), monday, userIds, userIds.map((_, place) => (place % OF < RED ? 'red' : 'blue'))],
  );
}
