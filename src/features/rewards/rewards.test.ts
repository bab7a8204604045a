import { RewardId } from '../../../contract/reward-ids.ts';
import { describe, expect, it } from 'vitest';
import { nameOf } from '../../casino/reward-name.ts';
import { coinsOf, flyingText, isJackpot, kindOf, together } from './rewards.ts';

const key = (name: string, fill: Record<string, string | number> = {}): string =>
  [name, ...Object.values(fill)].join(' ');

describe('a reward', () => {
  it.each([
    [RewardId.coin, 1_880, 'coin', 'coin', 1_880, false],
    [RewardId.jackpotMega, 5_165_908, 'coin', 'coin', 5_165_908, true],
    [RewardId.diamond, 50, 'gem', 'gem 50', 0, false],
    [100003, 20, 'gem', 'diamondCoupon 20', 0, false],
    [RewardId.depositCoupon2, 1, 'card', 'coupon 2', 0, false],
    [1205, 2_000, 'card', 'voucher ₱20', 0, false],
    [1310, 1, 'card', 'gift 10', 0, false],
    [RewardId.scratchCard, 3, 'card', 'card 3', 0, false],
    [RewardId.points, 40, 'card', 'points 40', 0, false],
    [7, 1, 'card', 'other', 0, false],
  ] as const)(
    'of id %i with count %i flies as a %s and is named "%s"',
    (propId, count, kind, name, coins, jackpot) => {
      const reward = { propId, count };
      expect(kindOf(reward)).toBe(kind);
      expect(nameOf(reward, key)).toBe(name);
      expect(coinsOf(reward)).toBe(coins);
      expect(isJackpot(reward)).toBe(jackpot);
    },
  );

  it('is added to other rewards with the same id', () => {
    const coins = (count: number) => ({ propId: RewardId.coin, count });
    expect(together([coins(5), { propId: RewardId.diamond, count: 1 }, coins(7)])).toEqual([
      coins(12),
      { propId: RewardId.diamond, count: 1 },
    ]);
  });

  it('shows its amount, if it has one, at the point where its flight starts', () => {
    expect(flyingText({ propId: RewardId.coin, count: 150 })).toContain('1.50');
    expect(flyingText({ propId: RewardId.diamond, count: 5 })).toBe('+5');
    expect(flyingText({ propId: RewardId.depositCoupon2, count: 1 })).toBe('');
  });
});
