import type { FirstFrame } from '../../engine/first-frames.ts';
import { LAYOUT } from './tuning.ts';
import type { TugOfWarTypes } from './types.ts';

const { middle, rope, farthest, half, knot } = LAYOUT;

/** First frame of the tug of war, also shown if there is no canvas; the page places the knot. */
export const firstFrame: FirstFrame<TugOfWarTypes> = {
  states: {
    red: { props: { pull: -0.5 } },
    blue: { props: { pull: 0.5 } },
    'own-red': { props: { own: 'red' } },
    'own-blue': { props: { own: 'blue' } },
    'red-own-red': { props: { pull: -0.5, own: 'red' }, over: 'red' },
    'red-own-blue': { props: { pull: -0.5, own: 'blue' }, over: 'red' },
    'blue-own-red': { props: { pull: 0.5, own: 'red' }, over: 'blue' },
    'blue-own-blue': { props: { pull: 0.5, own: 'blue' }, over: 'blue' },
  },
  pieces: /^knot$/,
  // Range of the knot's possible positions, from one end to the other.
  marks: [{ x: middle, y: rope.y, width: 2 * farthest * half, height: knot.height }],
};
