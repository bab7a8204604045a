import { describe, expect, it } from 'vitest';
import { coinsOf, flyingText, kindOf, nameOf, tierOf, together } from './rewards.ts';

const key = (name: string, fill: Record<string, string | number> = {}): string =>
  [name, ...Object.values(fill)].join(' ');

describe('a reward', () => {
  it.each([
    [2001, 1_880, 'coin', 'coin', 1_880, 'medium'],
    [50001, 5_165_908, 'coin', 'coin', 5_165_908, 'jackpot'],
    [60001, 50, 'gem', 'gem 50', 0, 'small'],
    [100003, 20, 'gem', 'diamondCoupon 20', 0, 'small'],
    [1002, 1, 'card', 'coupon 2', 0, 'small'],
    [1205, 2_000, 'card', 'voucher ₱20', 0, 'small'],
    [1310, 1, 'card', 'gift 10', 0, 'small'],
    [110001, 3, 'card', 'card 3', 0, 'small'],
    [2002, 40, 'card', 'points 40', 0, 'small'],
    [7, 1, 'card', 'other', 0, 'small'],
  ] as const)('%i × %i flies as %s and is called %s', (propId, count, kind, name, coins, tier) => {
    const reward = { propId, count };
    expect(kindOf(reward)).toBe(kind);
    expect(nameOf(reward, key)).toBe(name);
    expect(coinsOf(reward)).toBe(coins);
    expect(tierOf(reward)).toBe(tier);
  });

  it('of one sort is added up', () => {
    const coins = (count: number) => ({ propId: 2001, count });
    expect(together([coins(5), { propId: 60001, count: 1 }, coins(7)])).toEqual([
      coins(12),
      { propId: 60001, count: 1 },
    ]);
  });

  it('says what flies over the place it springs from', () => {
    expect(flyingText({ propId: 2001, count: 150 })).toContain('1.50');
    expect(flyingText({ propId: 60001, count: 5 })).toBe('+5');
    expect(flyingText({ propId: 1002, count: 1 })).toBe('');
  });
});
