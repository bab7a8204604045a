import { expect, it } from 'vitest';
import { checkStepScene } from '../../../tests/step-scene.ts';
import { sizeAfter } from './balloon-stage.ts';
import { studioScene } from './studio.ts';
import { OPEN } from './tuning.ts';
import type { PumpView } from './types.ts';

const opened: PumpView = { status: 'open', stake: 20_00, payout: 0, most: 24, taken: [], end: null };
const won: PumpView = { ...opened, taken: [{ times: '1.03x' }] };

checkStepScene(studioScene, {
  props: { line: 'Easy', view: null },
  opened,
  step: {},
  won,
  lost: { ...opened, status: 'lost', taken: [{ times: '' }], end: 'It burst with pump 1' },
  cashedOut: { ...won, status: 'cashedOut', payout: 20_60, end: 'It was to burst with pump 9' },
  seenMs: OPEN.ms * OPEN.revealAt,
  heard: { won: ['pump.puff', 'pump.swell'], lost: ['pump.puff', 'balloon.pop'] },
});

it('the balloon grows with every pump, up to its full size', () => {
  const sizes = Array.from({ length: 25 }, (_, pumps) => sizeAfter(pumps, 24));
  expect(sizes).toEqual(sizes.toSorted((a, b) => a - b));
  expect(new Set(sizes).size).toBe(25);
  expect(sizes.at(-1)).toBe(1);
});
