import { describe, expect, it } from 'vitest';
import { drawnOfAnswer, prizeOf, tierOf } from './prizes.ts';

describe('prizes', () => {
  it('reads every reward id of the grid', () => {
    expect(prizeOf(2001, 18_800)).toEqual({ kind: 'coin', amount: 18_800 });
    expect(prizeOf(60001, 20)).toEqual({ kind: 'gem', amount: 20 });
    expect(prizeOf(1002, 1)).toEqual({ kind: 'coupon', amount: 2 });
    expect(prizeOf(110001, 1)).toEqual({ kind: 'scratch', amount: 1 });
    expect(prizeOf(50000, 0)).toEqual({ kind: 'jackpot', amount: 0 });
  });

  it('celebrates in proportion to the prize', () => {
    const coin = (amount: number) => tierOf({ kind: 'coin', amount });
    expect([100, 500, 501, 2_000, 2_001, 18_800].map(coin)).toEqual([
      'small',
      'small',
      'medium',
      'medium',
      'big',
      'big',
    ]);
    expect(tierOf({ kind: 'gem', amount: 20 })).toBe('small');
    expect(tierOf({ kind: 'jackpot', amount: 0 })).toBe('jackpot');
  });

  it('has a wheel only for a jackpot', () => {
    expect(
      drawnOfAnswer({ type: 1, propId: 2001, count: 100, bonus: 0, id: 0, cell: 0 }).jackpot,
    ).toBeUndefined();
    expect(
      drawnOfAnswer({ type: 2, propId: 50000, count: 0, bonus: 51_230, id: 50004, cell: 9 }).jackpot,
    ).toEqual({
      tier: 'mini',
      amount: 51_230,
    });
  });
});
