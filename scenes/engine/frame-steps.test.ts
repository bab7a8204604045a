import { assert, double, array, property, nat } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createFrameSteps } from './frame-steps.ts';

/** Frame times of any device, ms: from 240 frames a second to one frame in four seconds. */
const frames = array(double({ min: 4, max: 4_000, noNaN: true }), { minLength: 1, maxLength: 300 });
const sum = (values: readonly number[]): number => values.reduce((all, value) => all + value, 0);

describe('the time steps of a scene', () => {
  it("add up to at least nine tenths of the clock's time, over any period and at any frame times", () => {
    assert(
      property(frames, nat(299), nat(299), (lengths, one, other) => {
        const steps = createFrameSteps();
        const moved = lengths.map((length) => steps.next(length));
        // A period may start and end at any frame.
        const [from, to] = [Math.min(one, other), Math.max(one, other) + 1];
        const clock = sum(lengths.slice(from, to));
        const scene = sum(moved.slice(from, to));
        expect(clock - scene).toBeLessThanOrEqual(clock * 0.1 + 1e-6);
        expect(scene).toBeLessThanOrEqual(clock + 1e-6);
      }),
    );
  });

  it('equal the frame times at twenty or more frames a second', () => {
    assert(
      property(array(double({ min: 0, max: 50, noNaN: true })), (lengths) => {
        const steps = createFrameSteps();
        expect(lengths.map((length) => steps.next(length))).toEqual(lengths);
        expect(steps.isSlow).toBe(false);
      }),
    );
  });

  it('grow with the frame time and are never negative', () => {
    const steps = createFrameSteps();
    const moved = [1, 49, 50, 51, 55, 56, 100, 1_000].map((length) => steps.next(length));
    expect(moved).toEqual(moved.toSorted((a, b) => a - b));
  });
});

describe('a slow device', () => {
  it('is detected after ten long frames in a row, and is still slow after fast frames', () => {
    const steps = createFrameSteps();
    for (let frame = 0; frame < 9; frame++) steps.next(60);
    expect(steps.isSlow).toBe(false);
    steps.next(60);
    expect(steps.isSlow).toBe(true);
    for (let frame = 0; frame < 100; frame++) steps.next(16);
    expect(steps.isSlow).toBe(true);
  });

  it('is not detected while every fifth frame is short, because only ten long frames in a row count', () => {
    const steps = createFrameSteps();
    for (let frame = 0; frame < 100; frame++) steps.next(frame % 5 === 0 ? 16 : 200);
    expect(steps.isSlow).toBe(false);
  });
});
