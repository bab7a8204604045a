import { describe, expect, it } from 'vitest';
import { PACES } from './pace.ts';
import { brakesOf, teasesOf } from './plan.ts';
import { ReelRun } from './run.ts';

const none = [false, false, false, false, false];
const round = { pace: PACES.normal, startedAt: 0, resultAt: 200, minRoundMs: 0, teases: none } as const;

/** When each reel rests that starts and brakes by the plan. */
function restsOf(pace: (typeof PACES)[keyof typeof PACES], count: number): number[] {
  const brakes = brakesOf({ ...round, pace, teases: none.slice(0, count), resultAt: 0 });
  return brakes.map((at, reel) => {
    const run = new ReelRun(36, 7);
    run.start(reel * pace.spinDelay, pace);
    run.stop(at, 20, pace);
    return run.restAt;
  });
}

describe('the brakes', () => {
  it.each([
    ['normal', PACES.normal, [920, 1_060, 1_200, 1_340, 1_480]],
    ['three reels', PACES.normal, [920, 1_060, 1_200]],
    ['turbo', PACES.turbo, [540, 540, 540, 540, 540]],
    ['super', PACES.super, [220, 220, 220, 220, 220]],
  ] as const)('bring all reels to rest when they should: %s', (_, pace, wanted) => {
    const rests = restsOf(pace, wanted.length);
    for (const [reel, rest] of rests.entries()) {
      expect(rest).toBeGreaterThanOrEqual(wanted[reel] ?? 0);
      expect(rest).toBeLessThanOrEqual((wanted[reel] ?? 0) + 1_000 / pace.speed);
    }
  });

  it('wait for the result and for the shortest round', () => {
    expect(brakesOf({ ...round, resultAt: 4_321 })[0]).toBe(4_321);
    const brakes = brakesOf({ ...round, minRoundMs: 2_500 });
    expect((brakes.at(-1) ?? 0) + PACES.normal.brakeMs).toBe(2_500);
  });

  it('come later by a tease for each teasing reel, hit or miss', () => {
    const hit = teasesOf(['AS', 'SB', 'CS', 'DE', 'SF'], 'S');
    const miss = teasesOf(['AS', 'SB', 'CD', 'DE', 'FF'], 'S');
    expect(hit).toEqual([false, false, true, true, true]);
    expect(miss).toEqual(hit);
    const plain = brakesOf(round);
    expect(brakesOf({ ...round, teases: hit }).map((at, reel) => at - (plain[reel] ?? 0))).toEqual([
      0, 0, 450, 900, 1_350,
    ]);
  });

  it('never tease before two scatters stand, nor without a reel left', () => {
    expect(teasesOf(['S', 'A', 'B', 'C', 'D'], 'S')).toEqual(none);
    expect(teasesOf(['S', 'A', 'B', 'C', 'S'], 'S')).toEqual(none);
    expect(teasesOf(['A', 'S', 'B', 'S', 'D'], 'S')).toEqual([false, false, false, false, true]);
  });
});
