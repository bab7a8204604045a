import type { Handlers } from '../calls/handler.ts';
import { readActivities, readOpenActivities, statusOf, type StoredActivity } from '../activities/queries.ts';
import { readSignIn } from '../sign-in/sign-in.ts';

/** Handlers that list the activities and their states. */
export const activityHandlers: Pick<Handlers, 'activityGetStatusList' | 'getActivityIds'> = {
  async activityGetStatusList(_request, { db, clock }) {
    const now = clock.now();
    const activities = await readActivities(db);
    return {
      list: activities.map((activity) => ({
        type: activity.type,
        status: statusOf(activity, now),
        from: activity.opensAt,
        to: activity.closesAt,
        unloginShowStatus: forGuests(activity),
      })),
    };
  },

  async getActivityIds(_request, { db, session, clock }) {
    const now = clock.now();
    const [activities, totals, signIn] = await Promise.all([
      readOpenActivities(db, now),
      db.query<{ recharge: number }>('select recharge from player_totals where user_id = $1', [
        session.userId,
      ]),
      readSignIn(db, session.userId, now),
    ]);
    return {
      activityMap: Object.fromEntries(activities.map((activity) => [String(activity.type), shown(activity)])),
      activityIds: activities.map(({ type }) => type),
      hasTurntable: false,
      totalRecharge: totals.rows[0]?.recharge ?? 0,
      loginBonus3CanReceive: signIn.canReceive,
    };
  },
};

const forGuests = ({ guestsSeeIt }: StoredActivity): 0 | 1 => (guestsSeeIt ? 1 : 0);

const shown = (activity: StoredActivity) => ({
  type: activity.type,
  sort: activity.sort,
  themeUrl: activity.themeUrl,
  unloginShowStatus: forGuests(activity),
  homeFloatShowStatus: activity.floatsOnHome ? (1 as const) : (0 as const),
  imgUrl4: activity.imgUrl4,
});
