import * as v from 'valibot';
import { call, nothing, time } from './call.ts';
import { reward } from './reward.ts';

/** How far a player is with one of the gifts: it waits, was used, or its time is over. */
const step = v.picklist(['ready', 'done', 'over']);

/** The welcome set (docs/product-rules.md, Welcome set). */
export const welcomeSet = call('welcomeSet', {
  about:
    'What newcomers get, whether there is one left today, and how far the player who asks is with the own one.',
  token: 'optional',
  endsSessionOn401: false,
  request: nothing,
  response: v.object({
    /** False while the float is empty: then nothing is promised. */
    isOffered: v.boolean(),
    gifts: v.array(reward),
    /** The own set; absent for guests and for players who were given none. */
    own: v.optional(
      v.object({
        givenAt: time,
        /** Until when the daily spin asks for no bet. */
        spinUntil: time,
        spin: step,
        card: step,
        draw: step,
        drops: step,
      }),
    ),
  }),
});
/** How far a player is with the welcome set. */
export type OwnWelcomeSet = NonNullable<v.InferOutput<typeof welcomeSet.response>['own']>;
