import { describe, expect, it } from 'vitest';
import { ratio } from '../../fair/ratio.ts';
import { CHECKS } from './game-checks.ts';
import { returnsOf, sixDecimals } from './game-returns.ts';

describe('returns of the hall games', () => {
  it.each(CHECKS)(
    '%s with the choice %s returns the share %s of the stake, exactly %s',
    (game, param, share, fraction) => {
      const found = returnsOf(game ?? '', param ?? '');
      expect(new Set(found.map(sixDecimals))).toEqual(new Set([share]));
      if (fraction === undefined || fraction === '-') return;
      const [over = '0', under = '1'] = fraction.split('/');
      expect(found[0]).toEqual(ratio(BigInt(over), BigInt(under)));
    },
  );

  it('shares that differ in the sixth decimal are formatted differently', () => {
    expect(sixDecimals(ratio(99n, 100n))).toBe('0.990000');
    expect(sixDecimals(ratio(9_900_005n, 10_000_000n))).toBe('0.990001');
    expect(returnsOf('nothing', 'at all')).toEqual([]);
  });
});
