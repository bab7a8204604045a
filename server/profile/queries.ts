import { manilaDay } from '../clock.ts';
import type { User } from '../../contract/profile.ts';
import { SocialType } from '../../contract/social.ts';
import { vipLevelOf } from '../../contract/vip.ts';
import type { Queryable } from '../db/database.ts';

interface UserRow {
  id: number;
  uuid: string;
  account: string | null;
  mobile: string | null;
  account_type: number;
  nickname: string;
  avatar: string;
  has_password: boolean;
  vip_exp: number;
  user_level: number;
  pid: number | null;
  registered_at: number;
  invite_code: string;
  coin: number;
  coin_version: number;
  diamonds: number;
  recharge: number;
  exchange: number;
  bet_today: number;
  /** State of the verification: `pending` or `verified`; null without an application that counts. */
  kyc: 'pending' | 'verified' | null;
  /** Key of the player's own picture in its address; null if there is none. */
  picture: string | null;
  has_contacts: boolean;
  /** The player's accounts at third parties, by login type; null if there are none. */
  social: Partial<Record<SocialType, { account: string; name: string }>> | null;
}

/** A player with the balances and levels that the lobby shows. */
export interface PlayerProfile {
  readonly user: User;
  readonly coinVersion: number;
  readonly inviteCode: string;
  /** True if the player's documents are under review or accepted. */
  readonly isAddKyc: boolean;
  /** Time of registration, ms since 1970. */
  readonly registeredAt: number;
}

/** Path of a player's own picture before the picture's key (server/http/player-pictures.ts). */
const PICTURE_PATH = '/player-pictures/';
const DAY_MS = 86_400_000;

/** Reads a player with balances, levels and lifetime sums in one query. Throws if the player does not exist. */
export async function readPlayer(db: Queryable, userId: number, now: number): Promise<PlayerProfile> {
  const { rows } = await db.query<UserRow>({
    name: 'read-player',
    text: `
      select u.id, u.uuid, u.account, u.mobile, u.account_type, u.nickname, u.avatar,
        u.password_hash is not null as has_password, u.vip_exp, u.user_level, u.pid, u.registered_at,
        u.invite_code, w.balance as coin, w.version as coin_version, d.balance as diamonds, t.recharge, t.exchange, coalesce(today.valid_bet, 0) as bet_today, k.status as kyc,
        (select json_object_agg(type, json_build_object('account', subject, 'name', name)) from social_accounts where user_id = u.id) as social,
        (select key from player_pictures where user_id = u.id) as picture,
        exists (select from player_contacts where user_id = u.id) as has_contacts
      from users u
      join accounts w on w.owner = u.id and w.name = 'wallet'
      join accounts d on d.owner = u.id and d.name = 'diamonds'
      join player_totals t on t.user_id = u.id
      left join kyc_applications k on k.user_id = u.id and k.status <> 'rejected'
      left join player_days today on today.user_id = u.id and today.day = $2
      where u.id = $1`,
    values: [userId, manilaDay(now)],
  });
  const row = rows[0];
  if (row === undefined) throw new Error(`there is no player ${userId}`);
  return {
    user: toUser(row, now),
    coinVersion: row.coin_version,
    inviteCode: row.invite_code,
    isAddKyc: row.kyc !== null,
    registeredAt: row.registered_at,
  };
}

/** Reads a player in the format that the contract calls `User`. */
export const readUser = async (db: Queryable, userId: number, now: number): Promise<User> =>
  (await readPlayer(db, userId, now)).user;

const toUser = (row: UserRow, now: number): User => ({
  id: row.id,
  uuid: row.uuid,
  account: row.account ?? '',
  accountType: row.account_type,
  nickname: row.nickname,
  avatar: row.avatar,
  avatarOther: row.picture === null ? '' : `${PICTURE_PATH}${row.picture}.jpg`,
  mobile: row.mobile ?? '',
  facebookAccount: row.social?.[SocialType.facebook]?.account ?? '',
  facebookName: row.social?.[SocialType.facebook]?.name ?? '',
  googleAccount: row.social?.[SocialType.google]?.account ?? '',
  googleName: row.social?.[SocialType.google]?.name ?? '',
  lineAccount: row.social?.[SocialType.line]?.account ?? '',
  lineName: row.social?.[SocialType.line]?.name ?? '',
  hasPassword: row.has_password,
  hasSafeboxPassword: false,
  hasKyc: row.kyc === 'verified',
  hasUserOther: row.has_contacts,
  // Number of whole days since registration.
  regPeriod: Math.max(0, Math.floor((now - row.registered_at) / DAY_MS)),
  totalRecharge: row.recharge,
  coin: row.coin,
  lottery: row.diamonds,
  safebox: 0,
  bet: row.bet_today,
  exchange: row.exchange,
  vip: vipLevelOf(row.vip_exp).level,
  vipExp: row.vip_exp,
  userLevel: row.user_level,
  pid: row.pid ?? 0,
});

/**
 * Reads when the player's previous session was last seen or ended, ms since 1970 (GLI-19); 0 if this session is the
 * first.
 */
export async function readLastSessionTime(db: Queryable, userId: number, sessionId: string): Promise<number> {
  const { rows } = await db.query<{ at: number | null }>(
    'select max(coalesce(revoked_at, seen_at)) as at from sessions where user_id = $1 and id <> $2',
    [userId, sessionId],
  );
  return rows[0]?.at ?? 0;
}
