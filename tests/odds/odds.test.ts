import { describe, expect, it } from 'vitest';
import { GAMES } from '../../contract/fair.ts';
import { ratio } from '../../fair/ratio.ts';
import { returnOf } from './coin-pusher/measure.ts';
import { atMost, equalTo, percent } from './row.ts';
import { exactRows, pusherRow } from './table.ts';

describe('table of odds', () => {
  const rows = exactRows();

  it('matches the product rules in every figure', () => {
    expect(rows.filter(({ verdict }) => verdict !== 'fits')).toEqual([]);
  });

  it('has a row for every game of chance', () => {
    expect(GAMES.filter((game) => !rows.some((row) => row.game === game))).toEqual([]);
  });

  it('reports a figure that differs from the product rules or exceeds its bound', () => {
    const found = {
      game: 'funds',
      what: 'a share',
      figure: ratio(41n, 10_000n),
      format: percent(2),
    } as const;
    expect(equalTo('0.41 %', found).verdict).toBe('fits');
    expect(equalTo('0.40 %', found).verdict).toBe('differs');
    expect(atMost(ratio(41n, 10_000n), found).verdict).toBe('fits');
    expect(atMost(ratio(4n, 1_000n), found).verdict).toBe('differs');
  });

  it('judges the return of the coin pusher only if the whole confidence interval lies on one side of each bound', () => {
    const played = (...fronts: number[]) =>
      pusherRow(
        returnOf(
          fronts.map((front) => ({
            strategy: 'uniform',
            drops: 1_000,
            front,
            worth: 0,
            longest: 1,
            mostDiscs: 1,
          })),
        ),
      ).verdict;
    expect(played(801, 801, 801)).toBe('fits');
    expect(played(791, 801, 811)).toBe('undecided');
    expect(played(901, 901, 901)).toBe('differs');
  });
});
