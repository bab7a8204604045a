import { RewardId } from '../../../contract/reward-ids.ts';
import { describe, expect, it } from 'vitest';
import { resultOfAnswer, prizeOf } from './prizes.ts';

describe('prizes', () => {
  it('cover every reward id of the grid', () => {
    expect(prizeOf(RewardId.coin, 18_800)).toEqual({ kind: 'coin', amount: 18_800 });
    expect(prizeOf(RewardId.diamond, 20)).toEqual({ kind: 'gem', amount: 20 });
    expect(prizeOf(RewardId.depositCoupon2, 1)).toEqual({ kind: 'coupon', amount: 2 });
    expect(prizeOf(RewardId.scratchCard, 1)).toEqual({ kind: 'scratch', amount: 1 });
    expect(prizeOf(RewardId.jackpot, 0)).toEqual({ kind: 'jackpot', amount: 0 });
  });

  it('have a wheel only for a jackpot', () => {
    expect(
      resultOfAnswer({ type: 1, propId: RewardId.coin, count: 100, bonus: 0, id: 0, cell: 0 }).jackpot,
    ).toBeUndefined();
    expect(
      resultOfAnswer({
        type: 2,
        propId: RewardId.jackpot,
        count: 0,
        bonus: 51_230,
        id: RewardId.jackpotMini,
        cell: 9,
      }).jackpot,
    ).toEqual({
      tier: 'mini',
      amount: 51_230,
    });
  });
});
