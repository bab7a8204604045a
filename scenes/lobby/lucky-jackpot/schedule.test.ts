import { describe, expect, it } from 'vitest';
import { cellAfter, RAMP, RAMP_MS, stopSchedule, trailLength, walkMs } from './schedule.ts';

const CELLS = Array.from({ length: 12 }, (_, cell) => cell);
const PAIRS = CELLS.flatMap((from) => CELLS.map((target) => ({ from, target })));
const sum = (waits: readonly number[]): number => waits.reduce((total, wait) => total + wait, 0);

describe('the schedule of the light’s moves', () => {
  it('slows down in twelve moves of 100, 120 … 320 ms, 2,520 ms in total', () => {
    expect(RAMP).toEqual([100, 120, 140, 160, 180, 200, 220, 240, 260, 280, 300, 320]);
    expect(RAMP_MS).toBe(2_520);
  });

  it.each([
    { laps: 2, least: 4_440, most: 5_320 },
    { laps: 1, least: 3_480, most: 4_360 },
    { laps: 0, least: 2_520, most: 3_400 },
  ])(
    'takes $least to $most ms with $laps laps: 80 ms more for each cell of distance',
    ({ laps, least, most }) => {
      for (const { from, target } of PAIRS) {
        const distance = (target - from + 12) % 12;
        const total = walkMs(from, target, laps);
        expect(total).toBe(least + 80 * distance);
        expect(total).toBeLessThanOrEqual(most);
      }
    },
  );

  it('ends on the target from every cell, whenever the result arrives', () => {
    const wrong: object[] = [];
    for (const laps of [0, 1, 2]) {
      for (const { from, target } of PAIRS) {
        for (let moved = 0; moved <= 60; moved++) {
          const head = cellAfter(from, moved);
          const waits = stopSchedule({ head, target, moved, laps });
          const cruise = waits.slice(0, -RAMP.length);
          const ramp = waits.slice(-RAMP.length);
          const owed = Math.max(0, 12 * laps - moved);
          const isRight =
            cellAfter(head, waits.length) === target &&
            ramp.length === RAMP.length &&
            ramp.every((wait, index) => wait === RAMP[index]) &&
            cruise.every((wait) => wait === 80) &&
            cruise.length >= owed &&
            cruise.length < owed + 12;
          if (!isRight) wrong.push({ laps, from, target, moved, waits });
        }
      }
    }
    // Differences are collected and compared once: 26,000 rounds with six expectations each took 1.5 seconds.
    expect(wrong).toEqual([]);
  });

  it('lands at the same time for every arrival of the result within the first two laps', () => {
    for (const { from, target } of PAIRS) {
      const total = walkMs(from, target, 2);
      for (let moved = 0; moved <= 24; moved++) {
        expect(moved * 80 + sum(stopSchedule({ head: cellAfter(from, moved), target, moved, laps: 2 }))).toBe(
          total,
        );
      }
    }
  });

  it('adds whole laps until the minimum duration of a round has passed', () => {
    for (const { from, target } of PAIRS) {
      const waits = stopSchedule({ head: from, target, moved: 0, laps: 0, atLeast: 5_000 });
      expect(sum(waits)).toBeGreaterThanOrEqual(5_000);
      expect(sum(waits)).toBeLessThan(5_000 + 12 * 80);
      expect(cellAfter(from, waits.length)).toBe(target);
    }
  });

  it('lets three cells glow behind a fast light and one behind a slow light', () => {
    expect([80, ...RAMP].map(trailLength)).toEqual([3, 3, 2, 2, 2, 2, 2, 1, 1, 1, 1, 1, 1]);
  });
});
