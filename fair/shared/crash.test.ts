import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { commit } from '../random.ts';
import { hashBefore, hashesBack } from './chain.ts';
import { type CrashBet, crashPoint, readAuto, settleCrash } from './crash.ts';
import { CURVE_END, firstShownAt, multiplierAt } from './curve.ts';

describe('the hash chain of a shared game', () => {
  it('leads from the hash of any round back to the hash of each earlier round', () => {
    const last = 'e'.repeat(64);
    expect(hashBefore(last)).toBe(commit(last));
    expect(hashesBack(last, 3)).toBe(commit(commit(commit(last))));
    expect(hashesBack(hashesBack(last, 40), 60)).toBe(hashesBack(last, 100));
  });
});

describe('the end of a round of crash', () => {
  it('follows from the hash of the round and the salt of the chain', () => {
    // Expected values from an independent program in another language.
    expect(crashPoint('0123456789abcdef'.repeat(4), 'salt')).toBe(355);
    expect(crashPoint('f0c82c85ba6ef5cbba7406db81ee5451a1a795120e335116dc637d34a105e6e6', 'salt')).toBe(349);
  });
});

describe('the curve of crash', () => {
  it('first reaches 1.01, 2, 10 and 100 at the times that the rules list', () => {
    expect([101, 200, 1_000, 10_000].map(firstShownAt)).toEqual([166, 11_553, 38_377, 76_753]);
    expect(firstShownAt(100)).toBe(0);
    expect(() => firstShownAt(Number.MAX_SAFE_INTEGER)).toThrow(RangeError);
  });

  it('never falls, and follows the exponential function of the time', () => {
    fc.assert(
      fc.property(fc.nat(400_000), (ms) => {
        const at = multiplierAt(ms);
        expect(multiplierAt(ms + 1)).toBeGreaterThanOrEqual(at);
        expect(at / (100 * Math.exp(0.000_06 * ms))).toBeCloseTo(1, at < 10_000 ? 1 : 3);
        expect(at).toBeLessThanOrEqual(100 * Math.exp(0.000_06 * ms) + 1e-6 * at);
      }),
    );
  });

  it('refuses times that are negative, fractional or beyond its end', () => {
    for (const ms of [-1, 0.5, CURVE_END, Number.NaN]) expect(() => multiplierAt(ms)).toThrow(RangeError);
  });
});

describe('a target of crash', () => {
  it('can be from 1.01 to the multiplier at which one peso wins the maximum', () => {
    expect([101, 100_000_000].map((auto) => readAuto({ auto }))).toEqual([101, 100_000_000]);
    for (const auto of [100, 100_000_001, 150.5, '200', undefined])
      expect(() => readAuto({ auto })).toThrow(RangeError);
  });
});

describe('a bet on crash', () => {
  it('is paid at its target if and only if the round ends at or above the target', () => {
    const bet = { stake: 10_000, auto: 200 };
    expect([199, 200, 201].map((end) => settleCrash([bet], end))).toEqual([[0], [20_000], [20_000]]);
  });

  it('a cash-out by hand pays the multiplier at the time of the request, from 1.01 to the end of the round', () => {
    const at = (leftAt: number, end: number) => settleCrash([{ stake: 10_000, leftAt }], end);
    expect([at(11_553, 200), at(11_553, 199), at(165, 500), at(166, 500)]).toEqual([
      [20_000],
      [0],
      [0],
      [10_100],
    ]);
    expect(settleCrash([{ stake: 10_000 }], 100_000)).toEqual([0]);
  });

  it('a bet with a target that is also cashed out by hand pays whichever comes first', () => {
    expect(settleCrash([{ stake: 100, auto: 150, leftAt: 11_553 }], 1_000)).toEqual([150]);
    expect(settleCrash([{ stake: 100, auto: 300, leftAt: 11_553 }], 1_000)).toEqual([200]);
  });

  it('is cashed out when it reaches the maximum win, even without a request', () => {
    expect(settleCrash([{ stake: 500_000 }], 20_000)).toEqual([100_000_000]);
    expect(settleCrash([{ stake: 500_000 }], 19_999)).toEqual([0]);
  });

  it('is cashed out together with all open bets when these reach the common maximum', () => {
    // Thirty bets of ₱5,000, together ₱150,000, reach ₱10,000,000 at 66.66.
    const crowd: CrashBet[] = Array.from({ length: 30 }, () => ({ stake: 500_000 }));
    expect(new Set(settleCrash(crowd, 7_000))).toEqual(new Set([33_330_000]));
    // If one bet is cashed out before, the other 29 continue to 68.96.
    const [first, ...rest] = settleCrash([{ stake: 500_000, auto: 150 }, ...crowd.slice(1)], 7_000);
    expect([first, new Set(rest)]).toEqual([750_000, new Set([34_480_000])]);
    expect(new Set(settleCrash(crowd, 6_665))).toEqual(new Set([0]));
  });

  it('has the same payout in any order of the bets, and never more than the maximum win', () => {
    const bets = fc.array(
      fc.record(
        {
          stake: fc.integer({ min: 1, max: 5_000 }).map((pesos) => pesos * 100),
          auto: fc.integer({ min: 101, max: 100_000 }),
          leftAt: fc.nat(120_000),
        },
        { requiredKeys: ['stake'] },
      ),
      { maxLength: 40 },
    );
    fc.assert(
      fc.property(bets, fc.integer({ min: 100, max: 200_000 }), (placed, end) => {
        const payouts = settleCrash(placed, end);
        expect(settleCrash(placed.toReversed(), end).toReversed()).toEqual(payouts);
        expect(Math.max(0, ...payouts)).toBeLessThanOrEqual(100_000_000);
      }),
      { numRuns: 60 },
    );
  });
});
