import * as v from 'valibot';
import { call, count, nothing, time } from './call.ts';
import { reward } from './reward.ts';

/** Everything a player holds that is no coin. */
export const memberBag = call('memberBag', {
  about: 'What the player holds beside coins: chances, cards, diamonds and coupons, each with its end.',
  token: 'required',
  request: nothing,
  response: v.object({
    list: v.array(
      v.object({
        ...reward.entries,
        /** When the first of them ends; absent when they stay. */
        expiresAt: v.optional(time),
        /** How many of them end then. */
        expiring: v.optional(count),
      }),
    ),
  }),
});
