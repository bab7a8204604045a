import * as v from 'valibot';
import { deviceText } from './typed-text.ts';
import { balances, call, count, hundredths, nothing, time, forServer, serverCall } from './call.ts';

/** The player's account as the API sends it. Amounts are in hundredths; an empty string means "not set". */
export const user = v.object({
  id: count,
  uuid: v.string(),
  account: v.string(),
  accountType: v.number(),
  nickname: v.string(),
  avatar: v.string(),
  avatarOther: v.string(),
  mobile: v.string(),
  facebookAccount: v.string(),
  facebookName: v.string(),
  googleAccount: v.string(),
  googleName: v.string(),
  lineAccount: v.string(),
  lineName: v.string(),
  hasPassword: v.boolean(),
  hasSafeboxPassword: v.boolean(),
  hasKyc: v.boolean(),
  hasUserOther: v.boolean(),
  regPeriod: count,
  totalRecharge: hundredths,
  coin: hundredths,
  /** Number of diamonds. */
  lottery: count,
  safebox: hundredths,
  bet: hundredths,
  exchange: hundredths,
  vip: count,
  vipExp: hundredths,
  userLevel: count,
  pid: count,
});
/** The player's account as the API sends it. */
export type User = v.InferOutput<typeof user>;

const account = {
  ...balances,
  vip: count,
  vipExp: hundredths,
  userLevel: count,
  bet: hundredths,
  hasPassword: v.boolean(),
};

/** The player's balance and levels; all zero without a token. */
export const refreshData = call('refreshData', { endsSessionOn401: false, response: v.object(account) });

/** Data that a device sends about itself. */
export const device = {
  deviceModel: deviceText(200),
  messagingToken: v.optional(deviceText(500)),
  deviceInfo: deviceText(2000),
};

/** Notification flags as the API sends them, each about one feature. */
const flags = v.object({
  hasTask: v.boolean(),
  hasMail: v.boolean(),
  hasSignUpBonus: v.boolean(),
  spinAwardFlag: v.boolean(),
  taskAwardFlag: v.boolean(),
  agent5AwardFlag: v.boolean(),
  vipAwardFlag: v.boolean(),
  signInFlag: v.boolean(),
  emailAwardFlag: v.boolean(),
  canReceiveDrawChance: v.boolean(),
  diamondMallRedDot: v.boolean(),
  vipTaskFlag: v.boolean(),
});
/** Notification flags after log-in. */
export type Flags = v.InferOutput<typeof flags>;

/** Returns the data that the lobby needs once, right after log-in. */
export const getAfterLoginInfoWeb = call('getAfterLoginInfoWeb', {
  response: v.object({
    appGameDataUser: user,
    coinVersion: count,
    inviteCode: v.string(),
    aid: v.string(),
    registerTime: time,
    activityIds: v.array(count),
    kyc: v.object({
      kycAmount: hundredths,
      isAddKyc: v.boolean(),
      hasKyc: v.boolean(),
      isNewUserForcePopKyc: v.boolean(),
    }),
    flags,
    /** End of the previous session, shown at log-in (GLI-19); 0 if this is the first. */
    lastSessionTime: time,
  }),
});

/**
 * Adds what the server and the reference page need to the calls of this file: required token, rate limit, request
 * schema and error codes.
 */
export const profileCalls = forServer(() => ({
  refreshData: serverCall(refreshData, {
    about: "The player's balance, diamonds and VIP state, fresh from the ledger.",
    token: 'optional',
    request: nothing,
  }),
  getAfterLoginInfoWeb: serverCall(getAfterLoginInfoWeb, {
    about: 'The user, invite code, KYC state and notification flags, once after log-in.',
    token: 'required',
    request: v.object({
      phoneInfo: deviceText(2000),
      ...device,
      deviceId: v.pipe(v.string(), v.maxLength(100)),
    }),
  }),
}));
