import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { REEL_TIMINGS, type ReelTiming, SKIP } from './reel-timing.ts';
import { mod, peakOf, ReelRun } from './reel-run.ts';

const paces = Object.values(REEL_TIMINGS) as readonly ReelTiming[];
const paceOf = fc.constantFrom<ReelTiming>(...paces);
const instant = fc.double({ min: 0, max: 6_000, noNaN: true });

/** Returns the shortest distance between two positions on a strip of `length` symbols, in symbols. */
const apart = (a: number, b: number, length: number): number =>
  Math.abs(mod(a - b + length / 2, length) - length / 2);

describe.each([24, 36])('the motion of a reel with %i symbols', (length) => {
  it('stops exactly on every symbol from every position, after waiting less than one symbol’s time', () => {
    let longest = 0;
    for (const timing of paces) {
      for (let fraction = 0; fraction < 100; fraction++) {
        for (let target = 0; target < length; target++) {
          const reel = new ReelRun(length, mod(target * 7 + fraction, length));
          reel.start(0, timing);
          // Time at which the reel is at this fraction of a symbol.
          const brake = timing.startMs + 300 + (fraction / 100 / timing.speed) * 1_000;
          reel.stop(brake, target, timing);
          const wait = reel.restAt - brake - timing.brakeMs;
          if (timing === REEL_TIMINGS.normal) longest = Math.max(longest, wait);
          expect(wait).toBeGreaterThanOrEqual(0);
          // Evaluates the motion just before its end, because the planned position alone would not test the motion.
          expect(apart(reel.place(reel.restAt - 1e-9), target, length)).toBeLessThan(1e-9);
          expect(reel.place(reel.restAt)).toBe(target);
        }
      }
    }
    expect(longest).toBeLessThanOrEqual(42);
    expect(longest).toBeGreaterThan(38);
  });

  it('stops exactly on every symbol 90 ms after a skip, at any time of the motion', () => {
    for (const phase of [0, 40, 150, 299, 300, 512, 777, 1_000]) {
      for (let target = 0; target < length; target++) {
        const reel = new ReelRun(length, 3);
        reel.start(0, REEL_TIMINGS.normal);
        const before = reel.place(phase);
        reel.skip(phase, target);
        expect(reel.restAt).toBe(phase + SKIP.ms);
        expect(reel.place(reel.restAt)).toBe(target);
        // The reel jumps by whole symbols, then moves forward by at least a third of a symbol.
        expect(apart(reel.place(phase) - before, 0, 1)).toBeLessThan(1e-9);
        const way = reel.place(phase + SKIP.ms - 1e-9) - reel.place(phase);
        expect(way).toBeGreaterThanOrEqual(SKIP.least - 1e-6);
        expect(way).toBeLessThan(1 + SKIP.least);
      }
    }
  });
});

describe('the motion of a reel', () => {
  it('has no jump in position or speed, except jumps by whole symbols', () => {
    fc.assert(
      fc.property(
        paceOf,
        fc.double({ min: 400, max: 5_000, noNaN: true }),
        fc.integer({ min: 0, max: 35 }),
        fc.boolean(),
        fc.boolean(),
        (timing, brake, target, calms, teases) => {
          const reel = new ReelRun(36, 11);
          reel.start(0, timing);
          if (calms) reel.slowDown(300, 0.5, 600);
          const teaseMs = 450;
          if (teases) reel.tease(brake - teaseMs / 2, teaseMs);
          const at = teases ? brake + teaseMs / 2 : brake;
          reel.stop(at, target, timing);
          // No reel is faster than one that runs longer at the fastest preset.
          const fastest = (timing.speed * 1.25) / 1_000;
          const step = 0.5;
          let jumps = 0;
          let longest = 0;
          for (let ms = step; ms < reel.restAt + 50; ms += step) {
            const moved = reel.place(ms) - reel.place(ms - step);
            const whole = Math.round(moved);
            if (whole !== 0 && Math.abs(ms - at) > step && Math.abs(ms - reel.restAt) > step) jumps += 1;
            longest = Math.max(longest, Math.abs(moved - whole));
          }
          expect(jumps).toBe(0);
          expect(longest).toBeLessThanOrEqual(fastest * step * 1.02);
          const hair = 1e-6;
          for (const joint of [timing.startMs, at, reel.restAt - timing.brakeMs])
            expect(reel.speed(joint - hair)).toBeCloseTo(reel.speed(joint + hair), 2);
          expect(reel.speed(reel.restAt - hair)).toBeCloseTo(0, 2);
          expect(reel.place(reel.restAt)).toBe(target);
        },
      ),
      { numRuns: 40 },
    );
  });

  it('goes forward from the very first frame, at the speed it reports', () => {
    for (const timing of paces) {
      const reel = new ReelRun(36, 5);
      reel.start(0, timing);
      reel.tease(900, 450);
      reel.stop(1_350, 20, timing);
      let before = reel.place(0);
      for (let ms = 1; ms <= 1_350; ms++) {
        expect(reel.place(ms)).toBeGreaterThan(before);
        before = reel.place(ms);
      }
      for (let ms = 0.5; ms < reel.restAt; ms += 3.7) {
        const slope = ((reel.place(ms + 1e-4) - reel.place(ms - 1e-4)) / 2e-4) * 1_000;
        if (Math.abs(slope) < 1_000) expect(reel.speed(ms)).toBeCloseTo(slope, 2);
      }
    }
  });

  it('overshoots its target by the value of its preset, farthest at the time that `peakOf` returns', () => {
    const expected = { normal: 0.127, turbo: 0.073, super: 0.02 };
    for (const [name, timing] of Object.entries(REEL_TIMINGS)) {
      const reel = new ReelRun(24, 0);
      reel.start(0, timing);
      reel.stop(1_000, 8, timing);
      const peak = reel.restAt - timing.brakeMs * (1 - peakOf(timing.overshoot));
      const beyond = reel.place(peak) - 8 - 24 * Math.round((reel.place(peak) - 8) / 24);
      expect(beyond).toBeCloseTo(expected[name as keyof typeof REEL_TIMINGS], 2);
      expect(reel.speed(peak)).toBeCloseTo(0, 6);
    }
  });

  it('has the same position at a time whatever times were queried before', () => {
    fc.assert(
      fc.property(paceOf, fc.array(instant, { maxLength: 20 }), instant, (timing, asked, at) => {
        const make = (): ReelRun => {
          const reel = new ReelRun(36, 2);
          reel.start(0, timing);
          reel.slowDown(2_000, 0.5, 600);
          reel.stop(3_000, 17, timing);
          return reel;
        };
        const wandering = make();
        for (const ms of asked) wandering.place(ms);
        expect(wandering.place(at)).toBe(make().place(at));
      }),
    );
  });

  it('is one symbol away from the neighbouring symbol when it stops, so a wrong stop would be noticed', () => {
    const reel = new ReelRun(36, 0);
    reel.start(0, REEL_TIMINGS.normal);
    reel.stop(900, 30, REEL_TIMINGS.normal);
    expect(apart(reel.place(reel.restAt), 31, 36)).toBe(1);
  });
});
