import { ActivityId } from '../../contract/activities.ts';
import { KYC_AMOUNT } from '../../contract/kyc.ts';
import type { ManifestWith } from '../../contract/promotions/promotions.ts';
import type { ResponseOf } from '../../contract/call.ts';
import type { appUserOther } from '../../contract/user-other.ts';
import { readOpenActivities } from '../activities/queries.ts';
import { setDeviceUser } from '../config/queries.ts';
import type { Handlers } from '../calls/handler.ts';
import { countChances } from '../jackpot/queries.ts';
import { readSignIn } from '../sign-in/sign-in.ts';
import { hasUnread } from '../inbox/mails.ts';
import { readTasks } from '../tasks/tasks.ts';
import { hasVipAward } from '../vip/vip.ts';
import { keepPicture } from './own-picture.ts';
import { readLastSessionTime, readPlayer, readUser } from './queries.ts';
import { assertNotStaff } from './staff-names.ts';

type ContactDetails = ResponseOf<typeof appUserOther>;

/** Balances of a guest, who has none: all zero. */
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

/** Handlers that read and change the player's own data. */
export const profileHandlers: Pick<
  Handlers,
  'refreshData' | 'getAfterLoginInfoWeb' | 'updateProfile' | 'appUserOther' | 'updateAppUserOther'
> = {
  async updateProfile({ nickname, avatar, avatarOther }, { db, session: { userId }, clock }) {
    assertNotStaff(nickname ?? '');
    if (avatarOther !== undefined) await keepPicture(db, { userId, url: avatarOther, at: clock.now() });
    await db.query(
      'update users set nickname = coalesce($2, nickname), avatar = coalesce($3, avatar) where id = $1',
      [userId, nickname ?? null, avatar ?? null],
    );
    return { user: await readUser(db, userId, clock.now()) };
  },

  async appUserOther(_request, { db, session: { userId } }) {
    const { rows } = await db.query<ContactDetails>(
      `select email, viber, telegram, offers_since is not null as "wantsOffers"
       from player_contacts where user_id = $1`,
      [userId],
    );
    return rows[0] ?? { email: '', viber: '', telegram: '', wantsOffers: false };
  },

  async updateAppUserOther({ email, viber, telegram, wantsOffers }, { db, session: { userId }, clock }) {
    const now = clock.now();
    await db.query(
      `insert into player_contacts (user_id, email, viber, telegram, offers_since, at) values ($1, $2, $3, $4, $5, $6)
       on conflict (user_id) do update set email = excluded.email, viber = excluded.viber, telegram = excluded.telegram,
         offers_since = case when excluded.offers_since is null then null
           else coalesce(player_contacts.offers_since, excluded.offers_since) end,
         at = excluded.at`,
      [userId, email, viber, telegram, wantsOffers ? now : null, now],
    );
    return { user: await readUser(db, userId, now) };
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
        // While the verification activity is open, every player is asked to verify at once.
        isNewUserForcePopKyc: activities.some(({ type }) => type === ActivityId.kyc),
      },
      flags: {
        hasTask: true,
        hasMail,
        hasSignUpBonus: false,
        emailAwardFlag: false,
        vipTaskFlag: false,
        ...({
          spinAwardFlag: false,
          taskAwardFlag: tasks.some(({ canReceive }) => canReceive),
          agent5AwardFlag: false,
          vipAwardFlag,
          signInFlag: signIn.canReceive,
          canReceiveDrawChance: chances > 0,
          diamondMallRedDot: false,
        } satisfies Readonly<Record<ManifestWith<'flag'>['flag'], boolean>>),
      },
      lastSessionTime,
    };
  },
};
