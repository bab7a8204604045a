import * as v from 'valibot';
import { call, nothing, time, forServer, serverCall } from './call.ts';
import { reward } from './reward.ts';

/** State of one gift of the welcome set: available, used, or expired. */
const step = v.picklist(['ready', 'done', 'over']);

/** Returns the welcome set (docs/product-rules.md, Welcome set). */
export const welcomeSet = call('welcomeSet', {
  endsSessionOn401: false,
  response: v.object({
    /** False if the fund of the welcome set cannot pay another set today; then no set is offered. */
    isOffered: v.boolean(),
    gifts: v.array(reward),
    /** The player's own set; absent for guests and for players without a set. */
    own: v.optional(
      v.object({
        givenAt: time,
        /** Time until which the player's daily spin requires no valid bet, ms since 1970. */
        spinUntil: time,
        spin: step,
        card: step,
        draw: step,
        drops: step,
      }),
    ),
  }),
});
/** The player's progress with the welcome set. */
export type OwnWelcomeSet = NonNullable<v.InferOutput<typeof welcomeSet.response>['own']>;

/**
 * Adds what the server and the reference page need to the calls of this file: required token, rate limit, request
 * schema and error codes.
 */
export const welcomeCalls = forServer(() => ({
  welcomeSet: serverCall(welcomeSet, {
    about:
      'What newcomers get, whether there is one left today, and how far the player who asks is with the own one.',
    token: 'optional',
    request: nothing,
  }),
}));
