import { describe, expect, it } from 'vitest';
import { checkStepScene } from '../../../tests/step-scene.ts';
import { STEP } from '../models/climb/tuning.ts';
import type { ClimbView } from '../models/climb/types.ts';
import { PAYS } from './coaster-look.ts';
import { studioScene } from './studio.ts';
import { leanAt, STEPS, trackAt } from './track.ts';

const opened: ClimbView = { status: 'open', stake: 20_00, payout: 0, taken: [], label: 'Go up', end: null };
const won: ClimbView = { ...opened, taken: [{ result: 'won' }], label: 'Now 1.25x' };

checkStepScene(studioScene, {
  props: { line: 'Go up', view: null },
  opened,
  step: {},
  won,
  lost: { ...opened, status: 'lost', taken: [{ result: 'lost' }], label: 'The brakes came on', end: 0 },
  cashedOut: { ...won, status: 'cashedOut', payout: 25_00, end: 4 },
  seenMs: STEP.ms * STEP.known,
  heard: { won: ['track.pull', 'climb.step'], lost: ['track.pull', 'climb.slip'] },
});

describe("the coaster's track", () => {
  it('has a point for the start and one for every step, each higher than the previous one', () => {
    expect(STEPS).toBe(PAYS.length);
    for (let step = 1; step <= STEPS; step++) expect(trackAt(step).y).toBeLessThan(trackAt(step - 1).y);
  });

  it('has no gaps, and changes direction twice', () => {
    const points = Array.from({ length: STEPS * 50 + 1 }, (_, index) => trackAt(index / 50));
    for (const [index, point] of points.slice(1).entries()) {
      const before = points[index] ?? point;
      expect(Math.hypot(point.x - before.x, point.y - before.y)).toBeLessThan(8);
    }
    const sides = Array.from({ length: STEPS * 50 }, (_, index) =>
      Math.sign(Math.cos(leanAt(index / 50 + 0.01))),
    );
    expect(sides.filter((side, index) => index > 0 && side !== sides[index - 1])).toHaveLength(2);
  });
});
