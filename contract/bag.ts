import * as v from 'valibot';
import { call, count, nothing, time } from './call.ts';
import { reward } from './reward.ts';

/** Everything a player holds besides coins. */
export const memberBag = call('memberBag', {
  about: 'What the player holds beside coins: chances, cards, diamonds and coupons, each with its end.',
  token: 'required',
  request: nothing,
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
