import { SECTORS } from '../../../fair/daily-spin.ts';
import type { FirstFrame, FirstFrameState } from '../../engine/first-frames.ts';
import type { DailySpinTypes } from './types.ts';

const used = { canSpin: false, isUsed: true };

/** States of the wheel at rest after today's spin, one for each sector it can stop on. */
const rests = Object.fromEntries(
  SECTORS.map((_, sector): [string, FirstFrameState<DailySpinTypes>] => [
    `rest${sector}`,
    { props: { ...used, restSector: sector }, over: 'used' },
  ]),
);

/** First frame of the wheel; the page writes the text on its bar. */
export const firstFrame: FirstFrame<DailySpinTypes> = {
  example: 'ready',
  // The first frame shows these prizes, in this order.
  props: { sectors: SECTORS.map(({ amount }) => amount) },
  states: { off: { props: { canSpin: false } }, used: { props: used }, ...rests },
  figures: { line: ['One free spin today'] },
};
