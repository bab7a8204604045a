import * as v from 'valibot';
import { call, count, nothing, time, forServer, serverCall } from './call.ts';
import { reward } from './reward.ts';

/** Everything a player holds besides coins. */
export const memberBag = call('memberBag', {
  response: v.object({
    list: v.array(
      v.object({
        ...reward.entries,
        /** When the first of them expires; absent if they never do. */
        expiresAt: v.optional(time),
        /** Number that expires then. */
        expiring: v.optional(count),
      }),
    ),
  }),
});

/** The calls with what only the server and the reference page read: access, requests, errors. */
export const bagCalls = forServer(() => ({
  memberBag: serverCall(memberBag, {
    about: 'What the player holds beside coins: chances, cards, diamonds and coupons, each with its end.',
    token: 'required',
    request: nothing,
  }),
}));
