import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { HallRound } from '../../contract/game-server.ts';
import { commit, openStream } from '../../fair/random.ts';
import { PUMP } from '../../fair/steps/pump.ts';
import { cashOut, mayCashOut, openRound, settleLeft, takeStep } from '../../fair/steps/step-round.ts';
import { stepStatesOf } from './step-states.ts';

const CHOICE = { difficulty: 'easy' } as const;

/** Plays a round of the game Pump with `pumps` pumps, or fewer if the balloon bursts, and settles it. */
function played(seed: string, pumps: number): { settled: HallRound; multipliers: readonly number[] } {
  const layout = PUMP.deal(openStream(seed, 'mine', 3), CHOICE);
  let round = openRound(PUMP, layout, { stake: 1_000, choice: CHOICE });
  const multipliers = [round.multiplier];
  for (let pump = 0; pump < pumps && round.status === 'open'; pump++) {
    round = takeStep(PUMP, layout, round, {});
    if (round.status === 'open') multipliers.push(round.multiplier);
  }
  if (round.status === 'open') round = mayCashOut(round) ? cashOut(round) : settleLeft(round);
  const settled: HallRound = {
    roundId: 'one',
    time: 1,
    stake: 1_000,
    choice: CHOICE,
    outcome: layout,
    multiplier: round.multiplier,
    payout: round.payout,
    proof: { seed, seedHash: commit(seed), clientSeed: 'mine', nonce: 3, rulesVersion: PUMP.rules },
    round: { ...round, taken: [...round.taken], cashOut: 0 },
  };
  return { settled, multipliers };
}

const seeds = fc.nat().map((number) => commit(String(number)));

it('a replay has the state after the bet, the state after each step, and finally the settled round', () => {
  fc.assert(
    fc.property(seeds, fc.nat(8), (seed, pumps) => {
      const { settled, multipliers } = played(seed, pumps);
      const states = stepStatesOf(PUMP, settled);
      expect(states.at(-1)).toBe(settled);
      const open = states.slice(0, -1);
      expect(open.map(({ multiplier }) => multiplier)).toEqual(multipliers);
      expect(open.map(({ round }) => round?.taken.length)).toEqual(open.map((_, at) => at));
      // The outcome and the seed are secret until the round is settled.
      expect(
        open.every(({ outcome, payout, proof }) => outcome === null && payout === 0 && proof === null),
      ).toBe(true);
    }),
    { numRuns: 200 },
  );
});

it('a replay of a round whose steps do not follow from its seeds has only one state: the settled round', () => {
  const { settled } = played(commit('1'), 2);
  const strange = { ...settled, choice: { difficulty: 'none' } };
  expect(stepStatesOf(PUMP, strange)).toEqual([strange]);
  expect(stepStatesOf(PUMP, { ...settled, proof: null })).toHaveLength(1);
});
