import type { FirstFrame } from '../../engine/first-frames.ts';
import type { RedPacketRainTypes } from './types.ts';

/** First frame of the rain; the page writes the text under the lamps and the amount. */
export const firstFrame: FirstFrame<RedPacketRainTypes> = {
  states: {
    result: { props: { state: 'result', amount: 12_40 } },
    nothing: { props: { state: 'result', amount: 0 } },
  },
  figures: { gate: ['Open five packets'], amount: ['₱12.40'], nothing: ['Not this time'] },
};
