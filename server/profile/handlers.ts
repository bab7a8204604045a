import { ActivityId } from '../../contract/activities.ts';
import { KYC_AMOUNT } from '../../contract/kyc.ts';
import { readOpenActivities } from '../activities/queries.ts';
import { setDeviceUser } from '../config/queries.ts';
import type { Handlers } from '../calls/handler.ts';
import { countChances } from '../jackpot/queries.ts';
import { readSignIn } from '../sign-in/sign-in.ts';
import { hasUnread } from '../inbox/mails.ts';
import { readTasks } from '../tasks/tasks.ts';
import { hasVipAward } from '../vip/vip.ts';
import { readLastSessionTime, readPlayer, readUser } from './queries.ts';

/** What a guest has: nothing. */
const NOTHING = {
  coin: 0,
  coinVersion: 0,
  lottery: 0,
  vip: 0,
  vipExp: 0,
  userLevel: 0,
  bet: 0,
  hasPassword: false,
};

/** Handlers of the player's own data. */
export const profileHandlers: Pick<Handlers, 'refreshData' | 'getAfterLoginInfoWeb' | 'updateProfile'> = {
  async updateProfile({ nickname, avatar }, { db, session: { userId }, clock }) {
    await db.query(
      'update users set nickname = coalesce($2, nickname), avatar = coalesce($3, avatar) where id = $1',
      [userId, nickname ?? null, avatar ?? null],
    );
    return { user: await readUser(db, userId, clock.now()) };
  },

  async refreshData(_request, { db, session, clock }) {
    if (session === undefined) return NOTHING;
    const { user, coinVersion } = await readPlayer(db, session.userId, clock.now());
    const { coin, lottery, vip, vipExp, userLevel, bet, hasPassword } = user;
    return { coin, coinVersion, lottery, vip, vipExp, userLevel, bet, hasPassword };
  },

  async getAfterLoginInfoWeb({ deviceId }, { db, session: { id, userId }, clock }) {
    const now = clock.now();
    const [player, chances, activities, signIn, vipAwardFlag, { tasks }, hasMail, lastSessionTime] =
      await Promise.all([
        readPlayer(db, userId, now),
        countChances(db, userId, now),
        readOpenActivities(db, now),
        readSignIn(db, userId, now),
        hasVipAward(db, userId, now),
        readTasks(db, userId, now),
        hasUnread(db, userId),
        readLastSessionTime(db, userId, id),
        setDeviceUser(db, deviceId, userId, now),
      ]);
    return {
      appGameDataUser: player.user,
      coinVersion: player.coinVersion,
      inviteCode: player.inviteCode,
      aid: player.user.uuid,
      registerTime: player.registeredAt,
      activityIds: activities.map(({ type }) => type),
      kyc: {
        kycAmount: KYC_AMOUNT,
        isAddKyc: player.isAddKyc,
        hasKyc: player.user.hasKyc,
        // The house asks everybody at once while this activity is open.
        isNewUserForcePopKyc: activities.some(({ type }) => type === ActivityId.kyc),
      },
      flags: {
        hasTask: true,
        hasMail,
        hasSignUpBonus: false,
        spinAwardFlag: false,
        taskAwardFlag: tasks.some(({ canReceive }) => canReceive),
        agent5AwardFlag: false,
        vipAwardFlag,
        signInFlag: signIn.canReceive,
        emailAwardFlag: false,
        canReceiveDrawChance: chances > 0,
        diamondMallRedDot: false,
        vipTaskFlag: false,
      },
      lastSessionTime,
    };
  },
};
