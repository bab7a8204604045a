import { SECTORS } from '../../../fair/daily-spin.ts';
import type { FirstFrame, FirstFrameState } from '../../engine/first-frames.ts';
import type { DailySpinTypes } from './types.ts';

const used = { canSpin: false, isUsed: true };

/** The wheel at rest after today's spin, on each of its sectors. */
const rests = Object.fromEntries(
  SECTORS.map((_, sector): [string, FirstFrameState<DailySpinTypes>] => [
    `rest${sector}`,
    { props: { ...used, restSector: sector }, over: 'used' },
  ]),
);

/** The wheel before its canvas: the page writes the line on its bar. */
export const firstFrame: FirstFrame<DailySpinTypes> = {
  example: 'ready',
  // The wheel with the server's prizes: their order is part of the picture.
  props: { sectors: SECTORS.map(({ amount }) => amount) },
  states: { off: { props: { canSpin: false } }, used: { props: used }, ...rests },
  figures: { line: ['One free spin today'] },
};
