import { expect, it } from 'vitest';
import { WHEEL, WHEEL_RISKS, WHEEL_SEGMENTS } from '../../../fair/instant/wheel.ts';
import { drawnOf, FIRST, moved, oddsOf, paysOf, segmentsOf } from './wheel-face.ts';

const choices = WHEEL_SEGMENTS.flatMap((segments) => WHEEL_RISKS.map((risk) => ({ segments, risk })));

it('begins with an offered choice, and stops at the smallest and the largest wheel', () => {
  expect(WHEEL.readChoice(FIRST)).toEqual(FIRST);
  expect(moved(FIRST, 1)).toEqual({ ...FIRST, segments: 30 });
  expect([
    moved({ ...FIRST, segments: 10 }, -1).segments,
    moved({ ...FIRST, segments: 50 }, 1).segments,
  ]).toEqual([10, 50]);
});

it.each(choices)('lists every segment of $segments at $risk risk once', (choice) => {
  const pays = paysOf(choice);
  expect(pays.reduce((sum, { ways }) => sum + ways, 0)).toBe(choice.segments);
  expect(pays[0]?.pays).toBe(oddsOf(choice).top);
  const back = pays.reduce((sum, one) => sum + one.ways * one.pays, 0) / choice.segments / 100;
  expect(oddsOf(choice).back).toBe(Math.round(back * 1_000_000));
  expect(oddsOf(choice).back).toBe(990_000);
});

it('shows the chance of winning more than the stake', () => {
  expect(oddsOf({ segments: 10, risk: 'low' })).toEqual({ top: 150, chance: 800_000, back: 990_000 });
  expect(oddsOf({ segments: 50, risk: 'high' })).toEqual({ top: 4_950, chance: 20_000, back: 990_000 });
});

it("reads a round's segment and returns undefined for any other outcome", () => {
  const round = {
    roundId: '1',
    time: 1,
    stake: 100,
    choice: FIRST,
    outcome: { segment: 10 },
    multiplier: 300,
    payout: 300,
    proof: null,
    round: null,
  } as const;
  expect(drawnOf(round)).toEqual({ segment: 10, choice: FIRST, segments: segmentsOf(FIRST) });
  expect(segmentsOf(FIRST)[10]).toBe(300);
  expect(drawnOf({ ...round, outcome: { roll: 1 } })).toBeUndefined();
});
