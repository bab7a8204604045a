import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  AUTO_ROUNDS,
  type AutoPlan,
  autoRoundsLeft,
  startAutoRun,
  autoStopAfter,
  withAutoRound,
} from './auto-plan.ts';

const amount = fc.integer({ min: 100, max: 100_000 });
const limit = fc.option(amount, { nil: undefined });
const plans: fc.Arbitrary<AutoPlan> = fc.record({
  rounds: fc.constantFrom(...AUTO_ROUNDS),
  winAt: limit,
  lossAt: limit,
  balanceBelow: limit,
});
const rounds = fc.array(fc.record({ stake: amount, payout: fc.nat(200_000) }), {
  minLength: 100,
  maxLength: 100,
});

it('auto play ends at the first round that reaches a limit set by the player, or after the chosen number of rounds', () => {
  fc.assert(
    fc.property(plans, rounds, fc.nat(1_000_000), (plan, all, start) => {
      let run = startAutoRun(plan);
      let balance = start;
      for (const [at, round] of all.entries()) {
        run = withAutoRound(run, round);
        balance += round.payout - round.stake;
        const net = all.slice(0, at + 1).reduce((sum, { stake, payout }) => sum + payout - stake, 0);
        const isReached =
          round.payout >= (plan.winAt ?? Infinity) ||
          -net >= (plan.lossAt ?? Infinity) ||
          balance < (plan.balanceBelow ?? -Infinity) ||
          at + 1 === plan.rounds;
        const why = autoStopAfter(run, round.payout, balance);
        expect(why !== undefined).toBe(isReached);
        expect(autoRoundsLeft(run)).toBe(plan.rounds - at - 1);
        if (why !== undefined) return;
      }
      throw new Error('it has not ended');
    }),
  );
});

it('auto play reports which limit was reached', () => {
  const plan = { rounds: 10, winAt: 500, lossAt: 300, balanceBelow: 1_000 } as const;
  const after = (stake: number, payout: number, balance: number) =>
    autoStopAfter(withAutoRound(startAutoRun(plan), { stake, payout }), payout, balance);
  expect(after(100, 500, 5_000)).toBe('win');
  expect(after(300, 0, 5_000)).toBe('loss');
  expect(after(100, 0, 999)).toBe('balance');
  expect(after(100, 0, 1_000)).toBeUndefined();
  // The limit is for the net loss: a stake of 300 that pays back 100 loses only 200.
  expect(after(300, 100, 5_000)).toBeUndefined();
});
