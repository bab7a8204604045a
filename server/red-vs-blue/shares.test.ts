import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LARGEST_BETS, type Member, settle, shareOf } from './shares.ts';

const members = fc
  .array(fc.record({ camp: fc.constantFrom('red' as const, 'blue' as const), bet: fc.nat(10_000_000_000) }), {
    maxLength: 60,
  })
  .map((list): Member[] => list.map((one, at) => ({ ...one, userId: at + 1 })));
const pools = fc.nat(100_000_000_000);
const sum = (amounts: readonly { amount: number }[]) =>
  amounts.reduce((total, { amount }) => total + amount, 0);
/** Creates `count` members of a camp with equal bets. */
const equal = (count: number, camp: 'red' | 'blue', bet: number, from = 1): Member[] =>
  Array.from({ length: count }, (_, at) => ({ userId: from + at, camp, bet }));

describe('the shares of a round', () => {
  it('never exceed the pool, nor a tenth of it per player, and go only to members of the winning camp', () => {
    fc.assert(
      fc.property(members, pools, (all, pool) => {
        const { winner, shares } = settle(all, pool);
        expect(sum(shares)).toBeLessThanOrEqual(pool);
        for (const { userId, amount } of shares) {
          const member = all[userId - 1];
          expect(amount).toBeGreaterThan(0);
          expect(amount).toBeLessThanOrEqual(Math.floor(pool / 10));
          expect(member?.bet).toBeGreaterThan(0);
          if (winner !== 'tie') expect(member?.camp).toBe(winner);
        }
      }),
    );
  });

  it('use the whole pool to the last hundredth if nobody reaches a tenth of it', () => {
    fc.assert(
      fc.property(fc.integer({ min: 11, max: 200 }), fc.nat(10_000_000), (count, pool) => {
        const { shares } = settle(equal(count, 'red', 7), pool);
        fc.pre(Math.ceil(pool / count) <= Math.floor(pool / 10));
        expect(sum(shares)).toBe(pool);
        const amounts = shares.map(({ amount }) => amount);
        expect(Math.max(...amounts) - Math.min(...amounts)).toBeLessThanOrEqual(1);
      }),
    );
  });

  it('are computed for one bet from the sum and the largest bets of its camp, to the last hundredth', () => {
    fc.assert(
      fc.property(members, pools, (all, pool) => {
        const camp = all.filter(({ camp: one }) => one === 'red');
        const bets = camp.map(({ bet }) => bet).toSorted((a, b) => b - a);
        const sums = {
          validBet: bets.reduce((total, bet) => total + bet, 0),
          largest: bets.slice(0, LARGEST_BETS),
        };
        const shares = new Map(settle(camp, pool).shares.map(({ userId, amount }) => [userId, amount]));
        for (const { userId, bet } of camp) {
          const exact = shares.get(userId) ?? 0;
          const shown = shareOf(bet, sums, pool);
          expect([exact, exact - 1]).toContain(shown);
        }
      }),
    );
  });

  it('are never smaller for a higher bet', () => {
    fc.assert(
      fc.property(members, pools, (all, pool) => {
        const { shares } = settle(all, pool);
        const of = new Map(shares.map(({ userId, amount }) => [userId, amount]));
        const { winner } = settle(all, pool);
        const camp = all.filter((one) => one.camp === winner).toSorted((a, b) => a.bet - b.bet);
        for (const [at, member] of camp.entries()) {
          const next = camp[at + 1];
          if (next !== undefined && next.bet > member.bet)
            expect(of.get(next.userId) ?? 0).toBeGreaterThanOrEqual(of.get(member.userId) ?? 0);
        }
      }),
    );
  });

  it('above a tenth of the pool are cut, and the rest goes to other members; what then remains stays in the fund', () => {
    const whale: Member = { userId: 99, camp: 'blue', bet: 1_000_000_000 };
    const { winner, shares } = settle(
      [...equal(20, 'blue', 100), whale, ...equal(5, 'red', 100, 50)],
      10_000,
    );
    expect(winner).toBe('blue');
    expect(shares.find(({ userId }) => userId === 99)?.amount).toBe(1_000);
    expect(shares.filter(({ userId }) => userId !== 99).map(({ amount }) => amount)).toEqual(
      Array<number>(20).fill(450),
    );
    expect(sum(settle(equal(3, 'red', 100), 10_000).shares)).toBe(3_000);
  });

  it('give each camp one half of the pool in a tie; without bets there are no shares', () => {
    const tie = settle([...equal(20, 'red', 100), ...equal(40, 'blue', 50, 100)], 100_000);
    expect(tie).toMatchObject({ winner: 'tie', red: 2_000, blue: 2_000 });
    expect(sum(tie.shares.filter(({ userId }) => userId < 100))).toBe(50_000);
    expect(sum(tie.shares)).toBe(100_000);
    expect(settle(equal(4, 'red', 0), 100_000)).toEqual({ winner: 'tie', red: 0, blue: 0, shares: [] });
  });

  it('are rounded by the largest remainder; of equal remainders the smaller id is rounded up first', () => {
    const three = [...equal(10, 'red', 1), { userId: 11, camp: 'red', bet: 2 } as const];
    const { shares } = settle(three, 1_000);
    expect(sum(shares)).toBe(1_000);
    // By valid bet the eleventh member would get 166⅔, but the maximum is 100; the other ten share 900.
    expect(shares.map(({ amount }) => amount)).toEqual([...Array<number>(10).fill(90), 100]);
    expect(settle(equal(11, 'blue', 5), 1_003).shares.map(({ amount }) => amount)).toEqual([
      92, 92, 91, 91, 91, 91, 91, 91, 91, 91, 91,
    ]);
  });
});
