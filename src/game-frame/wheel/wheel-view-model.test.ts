import { expect, it } from 'vitest';
import { WHEEL, WHEEL_RISKS, WHEEL_SEGMENTS } from '../../../fair/instant/wheel.ts';
import {
  wheelDrawOf,
  DEFAULT_WHEEL,
  stepWheelSegments,
  wheelOddsOf,
  wheelPayoutsOf,
  wheelSegmentsOf,
} from './wheel-view-model.ts';

const choices = WHEEL_SEGMENTS.flatMap((segments) => WHEEL_RISKS.map((risk) => ({ segments, risk })));

it('the first choice of Wheel is one that the rules accept, and the wheel cannot become smaller or larger than offered', () => {
  expect(WHEEL.readChoice(DEFAULT_WHEEL)).toEqual(DEFAULT_WHEEL);
  expect(stepWheelSegments(DEFAULT_WHEEL, 1)).toEqual({ ...DEFAULT_WHEEL, segments: 30 });
  expect([
    stepWheelSegments({ ...DEFAULT_WHEEL, segments: 10 }, -1).segments,
    stepWheelSegments({ ...DEFAULT_WHEEL, segments: 50 }, 1).segments,
  ]).toEqual([10, 50]);
});

it.each(choices)(
  'the odds of Wheel with $segments segments at $risk risk count every segment once',
  (choice) => {
    const pays = wheelPayoutsOf(choice);
    expect(pays.reduce((sum, { ways }) => sum + ways, 0)).toBe(choice.segments);
    expect(pays[0]?.pays).toBe(wheelOddsOf(choice).top);
    const back = pays.reduce((sum, one) => sum + one.ways * one.pays, 0) / choice.segments / 100;
    expect(wheelOddsOf(choice).back).toBe(Math.round(back * 1_000_000));
    expect(wheelOddsOf(choice).back).toBe(990_000);
  },
);

it('Wheel states the highest payout, and the chance to win more than the stake', () => {
  expect(wheelOddsOf({ segments: 10, risk: 'low' })).toEqual({ top: 150, chance: 800_000, back: 990_000 });
  expect(wheelOddsOf({ segments: 50, risk: 'high' })).toEqual({ top: 4_950, chance: 20_000, back: 990_000 });
});

it('Wheel reads the segment of a round, and none from an invalid outcome', () => {
  const round = {
    roundId: '1',
    time: 1,
    stake: 100,
    choice: DEFAULT_WHEEL,
    outcome: { segment: 10 },
    multiplier: 300,
    payout: 300,
    proof: null,
    round: null,
  } as const;
  expect(wheelDrawOf(round)).toEqual({
    segment: 10,
    choice: DEFAULT_WHEEL,
    segments: wheelSegmentsOf(DEFAULT_WHEEL),
  });
  expect(wheelSegmentsOf(DEFAULT_WHEEL)[10]).toBe(300);
  expect(wheelDrawOf({ ...round, outcome: { roll: 1 } })).toBeUndefined();
});
