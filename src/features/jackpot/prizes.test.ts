import { RewardId } from '../../../contract/reward-ids.ts';
import { describe, expect, it } from 'vitest';
import { resultOfAnswer, prizeOf } from './prizes.ts';

describe('the prizes of the grid', () => {
  it('have a kind and an amount for every reward id of the grid', () => {
    expect(prizeOf(RewardId.coin, 18_800)).toEqual({ kind: 'coin', amount: 18_800 });
    expect(prizeOf(RewardId.diamond, 20)).toEqual({ kind: 'gem', amount: 20 });
    expect(prizeOf(RewardId.depositCoupon2, 1)).toEqual({ kind: 'coupon', amount: 2 });
    expect(prizeOf(RewardId.scratchCard, 1)).toEqual({ kind: 'scratch', amount: 1 });
    expect(prizeOf(RewardId.jackpot, 0)).toEqual({ kind: 'jackpot', amount: 0 });
  });

  it('include a jackpot, with tier and amount, only for an answer of type 2', () => {
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
