import { describe, expect, it } from 'vitest';
import type { HallRound } from '../../../contract/game-server.ts';
import { STALLS } from '../../../fair/tables/perya.ts';
import { ladderReturnRange } from '../ladder.ts';
import { climbViewOf, type ClimbWords, climbEndOf, climbRulesOf } from './climb-view-model.ts';

const words: ClimbWords = {
  line: 'Go up',
  open: (times) => `now ${times}`,
  left: (times) => `off at ${times}`,
  lost: 'too far',
};
const won = { step: {}, result: 'won', shown: null } as const;

/** Returns a round of a climbing game in which the player has won the given number of steps. */
function roundOf(
  steps: number,
  status: 'open' | 'cashedOut' | 'lost' | 'void',
  multiplier: number,
  u: number | undefined,
): HallRound {
  const taken = [
    ...Array.from({ length: steps }, () => won),
    ...(status === 'lost' ? [{ ...won, result: 'lost' } as const] : []),
  ];
  const stepRound = { choice: {}, start: null, taken, status, stake: 100, multiplier, payout: 0, cashOut: 0 };
  return {
    roundId: '1',
    time: 1,
    stake: 100,
    choice: {},
    outcome: u === undefined ? null : { u },
    multiplier,
    payout: 0,
    proof: null,
    round: stepRound,
  };
}

describe.each([
  ['coaster-climb', 949_000],
  ['palo-sebo', 941_000],
] as const)('climbing game %s', (game, back) => {
  it('has the same return (RTP) at every step, which its title declares', () => {
    expect(ladderReturnRange(climbRulesOf(game), [{}])).toEqual([back, back]);
  });

  it('knows from the secret number how many steps of the round would have succeeded', () => {
    const { steps, n } = STALLS[game];
    expect(climbEndOf(game, 0)).toBe(steps.length);
    expect(climbEndOf(game, n - 1)).toBe(0);
    for (const [index, { reachedBelow }] of steps.entries()) {
      expect(climbEndOf(game, reachedBelow - 1)).toBe(index + 1);
      expect(climbEndOf(game, reachedBelow)).toBe(index);
    }
  });

  it('shows the current multiplier of an open round; only a settled round shows which step would have failed', () => {
    const seen = (round: HallRound) => {
      const { label, end, taken } = climbViewOf(game, words, round) ?? { label: '', end: 0, taken: [] };
      return [label, end, taken.length];
    };
    const { reachedBelow } = STALLS[game].steps[2];
    expect(seen(roundOf(0, 'open', 0, undefined))).toEqual(['Go up', null, 0]);
    expect(seen(roundOf(2, 'open', 200, undefined))).toEqual(['now 2x', null, 2]);
    expect(seen(roundOf(2, 'cashedOut', 200, reachedBelow - 1))).toEqual(['off at 2x', 3, 2]);
    expect(seen(roundOf(3, 'lost', 0, reachedBelow - 1))).toEqual(['too far', 3, 4]);
    expect(seen(roundOf(0, 'void', 0, reachedBelow))).toEqual(['Go up', null, 0]);
  });
});
