import { describe, expect, it } from 'vitest';
import { tableInPlay } from '../../fair/coin-pusher/deal.ts';
import { openStream } from '../../fair/random.ts';
import { type Tally, batchesOf, judge, play, returnOf } from './coin-pusher/measure.ts';
import { STRATEGIES, UNIFORM } from './coin-pusher/strategies.ts';

const tally = (front: number, worth: number): Tally => ({
  strategy: UNIFORM.name,
  drops: 100,
  front,
  worth,
  longest: 200,
  mostDiscs: 60,
});

describe('coin pusher measurement', () => {
  it('measures in 600 drops about the return (87.6 %) that a large run has measured', () => {
    const result = returnOf(batchesOf(UNIFORM.name, 2400, 300).slice(0, 2).map(play));
    expect(result.drops).toBe(600);
    // The standard error of 600 drops is about 0.02, so the limit is five times as much.
    expect(Math.abs(result.byShare.mean - 0.876)).toBeLessThan(0.1);
    expect(result.mostDiscs).toBeLessThan(80);
  }, 60_000);

  it('computes the mean return and its 95 % interval from the spread of the runs', () => {
    const { front, byShare, counted } = returnOf([
      tally(80, 9000),
      tally(82, 9000),
      tally(78, 9000),
      tally(80, 9000),
    ]);
    expect(front.mean).toBeCloseTo(0.8, 12);
    // Standard deviation 0.01633 of four runs, and Student's t of 3.18 for three degrees of freedom.
    expect(front.half).toBeCloseTo(0.026, 2);
    expect(byShare.mean).toBeCloseTo(0.8 * 1.09345, 12);
    expect(counted).toEqual({ mean: 0.9, half: 0 });
    expect(() => returnOf([])).toThrow('equal runs');
  });

  it('reports "kept" if both intervals lie within the bounds, and "broken" if one lies outside', () => {
    const at = (mean: number, half: number) => ({ mean, half });
    expect(judge(at(0.876, 0.002), at(0.89, 0.01))).toBe('kept');
    expect(judge(at(0.876, 0.02), at(0.89, 0.01))).toBe('undecided');
    expect(judge(at(0.86, 0.002), at(0.89, 0.01))).toBe('broken');
    expect(judge(at(0.9, 0.002), at(0.9, 0.002))).toBe('broken');
    expect(judge(at(0.876, 0.002), at(0.99, 0.01))).toBe('broken');
    expect(judge(at(0.876, 0.002), at(0.98, 0.02))).toBe('undecided');
  });
});

describe('strategy of the coin pusher measurement', () => {
  const table = tableInPlay('a table to look at');

  it.each(STRATEGIES)('"$name" chooses whole positions on the rail, 0 to 1000', ({ choose }) => {
    const dice = openStream('dice', 'player', 0);
    for (let index = 0; index < 3; index++) {
      const x = choose({ table, index, dice });
      expect(Number.isInteger(x) && x >= 0 && x <= 1000).toBe(true);
    }
  });

  it('has a unique name', () => {
    expect(new Set(STRATEGIES.map(({ name }) => name)).size).toBe(STRATEGIES.length);
  });
});
