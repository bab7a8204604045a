import * as v from 'valibot';
import { call, count, nothing, time, forServer, serverCall } from './call.ts';
import { reward } from './reward.ts';

/** Everything a player holds besides coins. */
export const memberBag = call('memberBag', {
  response: v.object({
    list: v.array(
      v.object({
        ...reward.entries,
        /** When the first of these pieces expires; absent if they never expire. */
        expiresAt: v.optional(time),
        /** Number of pieces that expire at `expiresAt`. */
        expiring: v.optional(count),
      }),
    ),
  }),
});

/**
 * Adds what the server and the reference page need to the calls of this file: required token, rate limit, request
 * schema and error codes.
 */
export const bagCalls = forServer(() => ({
  memberBag: serverCall(memberBag, {
    about: 'What the player holds beside coins: chances, cards, diamonds and coupons, each with its end.',
    token: 'required',
    request: nothing,
  }),
}));
