import * as v from 'valibot';
import { call, nothing, time, forServer, serverCall } from './call.ts';
import { reward } from './reward.ts';

/** State of one of the gifts: available, used, or expired. */
const step = v.picklist(['ready', 'done', 'over']);

/** The welcome set (docs/product-rules.md, Welcome set). */
export const welcomeSet = call('welcomeSet', {
  endsSessionOn401: false,
  response: v.object({
    /** False while the float is empty: then nothing is offered. */
    isOffered: v.boolean(),
    gifts: v.array(reward),
    /** The player's set; absent for guests and for players without one. */
    own: v.optional(
      v.object({
        givenAt: time,
        /** Until when the daily spin requires no bet. */
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

/** The calls with what only the server and the reference page read: access, requests, errors. */
export const welcomeCalls = forServer(() => ({
  welcomeSet: serverCall(welcomeSet, {
    about:
      'What newcomers get, whether there is one left today, and how far the player who asks is with the own one.',
    token: 'optional',
    request: nothing,
  }),
}));
