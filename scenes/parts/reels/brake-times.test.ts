import { describe, expect, it } from 'vitest';
import { REEL_TIMINGS } from './reel-timing.ts';
import { brakeTimes, teasingReels } from './brake-times.ts';
import { ReelRun } from './reel-run.ts';

const none = [false, false, false, false, false];
const round = {
  timing: REEL_TIMINGS.normal,
  startedAt: 0,
  resultAt: 200,
  minRoundMs: 0,
  teases: none,
} as const;

/** Returns the time at which each reel is at rest if it starts and brakes as planned. */
function restsOf(timing: (typeof REEL_TIMINGS)[keyof typeof REEL_TIMINGS], count: number): number[] {
  const brakes = brakeTimes({ ...round, timing, teases: none.slice(0, count), resultAt: 0 });
  return brakes.map((at, reel) => {
    const run = new ReelRun(36, 7);
    run.start(reel * timing.spinDelay, timing);
    run.stop(at, 20, timing);
    return run.restAt;
  });
}

describe('the brakes of the reels', () => {
  it.each([
    ['normal', REEL_TIMINGS.normal, [920, 1_060, 1_200, 1_340, 1_480]],
    ['three reels', REEL_TIMINGS.normal, [920, 1_060, 1_200]],
    ['turbo', REEL_TIMINGS.turbo, [540, 540, 540, 540, 540]],
    ['super', REEL_TIMINGS.super, [220, 220, 220, 220, 220]],
  ] as const)('bring all reels to rest at the planned time: %s', (_, timing, wanted) => {
    const rests = restsOf(timing, wanted.length);
    for (const [reel, rest] of rests.entries()) {
      expect(rest).toBeGreaterThanOrEqual(wanted[reel] ?? 0);
      expect(rest).toBeLessThanOrEqual((wanted[reel] ?? 0) + 1_000 / timing.speed);
    }
  });

  it('begin only after the result has arrived and the minimum duration of the round allows it', () => {
    expect(brakeTimes({ ...round, resultAt: 4_321 })[0]).toBe(4_321);
    const brakes = brakeTimes({ ...round, minRoundMs: 2_500 });
    expect((brakes.at(-1) ?? 0) + REEL_TIMINGS.normal.brakeMs).toBe(2_500);
  });

  it('start 450 ms later for each reel that runs longer, whether a third scatter comes or not', () => {
    const hit = teasingReels(['AS', 'SB', 'CS', 'DE', 'SF'], 'S');
    const miss = teasingReels(['AS', 'SB', 'CD', 'DE', 'FF'], 'S');
    expect(hit).toEqual([false, false, true, true, true]);
    expect(miss).toEqual(hit);
    const plain = brakeTimes(round);
    expect(brakeTimes({ ...round, teases: hit }).map((at, reel) => at - (plain[reel] ?? 0))).toEqual([
      0, 0, 450, 900, 1_350,
    ]);
  });

  it('are not delayed before two scatters have landed, nor if no reel is left after the second one', () => {
    expect(teasingReels(['S', 'A', 'B', 'C', 'D'], 'S')).toEqual(none);
    expect(teasingReels(['S', 'A', 'B', 'C', 'S'], 'S')).toEqual(none);
    expect(teasingReels(['A', 'S', 'B', 'S', 'D'], 'S')).toEqual([false, false, false, false, true]);
  });
});
