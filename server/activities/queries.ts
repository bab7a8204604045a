import type { Queryable } from '../db/database.ts';

/** An activity as stored in the database. */
export interface StoredActivity {
  readonly type: number;
  readonly sort: number;
  readonly enabled: boolean;
  /** Time at which the activity opens, ms since 1970. */
  readonly opensAt: number;
  readonly closesAt: number;
  readonly themeUrl: string;
  readonly guestsSeeIt: boolean;
  readonly floatsOnHome: boolean;
  readonly imgUrl4: string;
}

/** Returns whether an activity is open now, about to open, or closed. */
export function statusOf(
  { enabled, opensAt, closesAt }: StoredActivity,
  now: number,
): 'open' | 'soon' | 'closed' {
  if (!enabled || closesAt <= now) return 'closed';
  return opensAt <= now ? 'open' : 'soon';
}

/** Reads every activity, in the order in which the lobby lists them. */
export async function readActivities(db: Queryable): Promise<StoredActivity[]> {
  const { rows } = await db.query<StoredActivity>({
    name: 'read-activities',
    text: `select type, sort, enabled, opens_at as "opensAt", closes_at as "closesAt", theme_url as "themeUrl",
             guests_see_it as "guestsSeeIt", floats_on_home as "floatsOnHome", img_url4 as "imgUrl4"
           from activities order by sort, type`,
    values: [],
  });
  return rows;
}

/** Reads the activities that are open now. */
export const readOpenActivities = async (db: Queryable, now: number): Promise<StoredActivity[]> =>
  (await readActivities(db)).filter((activity) => statusOf(activity, now) === 'open');
