import * as v from 'valibot';
import { call, count, hundredths, nothing, time, forServer, serverCall } from './call.ts';

/** Ids of activities by name. Code, tests and SQL all take them from here (docs/product-rules.md, Activities). */
export const ActivityId = {
  deposit: 0,
  bind: 4,
  vip: 8,
  points: 9,
  signUpBonus: 15,
  fund: 16,
  notice: 25,
  agent: 26,
  download: 32,
  freeSign: 36,
  tasks: 42,
  firstDeposit: 44,
  luckyJackpot: 47,
  redPKBlue: 59,
  firstDepositTips: 60,
  kyc: 62,
  rechargeSign: 66,
  lottery: 1001,
  spin: 1002,
  coinPusher: 1003,
  monthlyBonus: 1004,
  halloween: 1005,
  slotShack: 1006,
  live: 1007,
  follow: 1008,
  bank: 1009,
  bankruptGift: 1010,
  redPacketRain: 1011,
  scratchCard: 1012,
  diamondMall: 1013,
  rank: 1014,
  rebate: 1015,
  rewardRecord: 1016,
  invite: 1017,
} as const;

/** Status of every activity, for guests and players. */
export const activityGetStatusList = call('activityGetStatusList', {
  endsSessionOn401: false,
  response: v.object({
    /** Activities in ascending order of `sort`, as the lobby shows them. */
    list: v.array(
      v.object({
        type: count,
        status: v.picklist(['open', 'closed', 'soon']),
        from: time,
        to: time,
        /** 1 if guests see the activity, else 0. */
        unloginShowStatus: v.picklist([0, 1]),
      }),
    ),
  }),
});

/** One activity as the lobby shows it. */
const activity = v.object({
  type: count,
  /** Position of its card in the lobby; cards are shown in ascending order. */
  sort: count,
  /** Path of the page that the activity's card opens; empty for the promotion's own page. */
  themeUrl: v.string(),
  /** 1 if guests see the activity, else 0. */
  unloginShowStatus: v.picklist([0, 1]),
  /** 1 if the activity may show its floating bubble over the lobby, else 0. */
  homeFloatShowStatus: v.picklist([0, 1]),
  /** Address of the card's picture; empty for the promotion's own picture. */
  imgUrl4: v.string(),
});

/** The activities that are open now, for a player who is logged in. */
export const getActivityIds = call('getActivityIds', {
  response: v.object({
    activityMap: v.record(v.string(), activity),
    activityIds: v.array(count),
    hasTurntable: v.boolean(),
    totalRecharge: hundredths,
    loginBonus3CanReceive: v.boolean(),
  }),
});

/**
 * Adds what the server and the reference page need to the calls of this file: required token, rate limit, request
 * schema and error codes.
 */
export const activitiesCalls = forServer(() => ({
  activityGetStatusList: serverCall(activityGetStatusList, {
    about: 'Every activity with its state and times, and whether guests see it.',
    token: 'optional',
    request: nothing,
  }),
  getActivityIds: serverCall(getActivityIds, {
    about: 'The activities open to this player, by type, and what the start-up popups need.',
    token: 'required',
    request: nothing,
  }),
}));
