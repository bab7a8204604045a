import type { FirstFrame } from '../../engine/first-frames.ts';
import type { HalloweenTicketsTypes } from './types.ts';

/** First frame of the fan, with and without a drawn card; the page writes the prize on the card. */
export const firstFrame: FirstFrame<HalloweenTicketsTypes> = {
  states: {
    left0: { props: { tickets: 0 } },
    left1: { props: { tickets: 1 } },
    left2: { props: { tickets: 2 } },
    left3: { props: { tickets: 3 } },
    left5: { props: { tickets: 5 } },
    card: { cues: [{ at: 0, cue: 'land', detail: { amount: 33, instant: true } }] },
  },
  figures: { amount: ['₱0.33'] },
};
