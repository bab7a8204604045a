import { DROP_PRICE } from '../../../fair/coin-pusher/prizes.ts';
import type { Aim, Step } from './session.ts';

/** Rule by which a player leaves a table for the new table of another account; looking at a table costs nothing. */
export interface Leaving {
  readonly name: string;
  /**
   * Returns whether to leave before drop number `at` (from 0). `now` is what the player sees, `before` are the drops
   * made so far.
   */
  readonly leaves: (now: Step, before: readonly Step[], at: number) => boolean;
  /** Whether the rule needs `expected`, which is known only if the aim simulates drops ahead. */
  readonly needsLook?: boolean;
}

const won = (steps: readonly Step[]): number => steps.reduce((sum, { counted }) => sum + counted, 0);

/** All rules for leaving a table. A session also ends when its drops are used up. */
export const LEAVINGS: readonly Leaving[] = [
  { name: 'never', leaves: () => false },
  ...[1, 3, 5, 10, 15].map((drops): Leaving => ({
    name: `after ${drops}`,
    leaves: (_now, _before, at) => at >= drops,
  })),
  ...[20, 40, 60].map((reach): Leaving => ({
    name: `when less than ${reach} u overhang`,
    leaves: (now) => now.reach < reach,
  })),
  ...[60, 90, 120].map((reach): Leaving => ({
    name: `after 8, when less than ${reach} u overhang`,
    leaves: (now, _before, at) => at >= 8 && now.reach < reach,
  })),
  ...[13, 15].map((near): Leaving => ({
    name: `unless ${near} lie near the edge, after 5`,
    leaves: (now, _before, at) => (at === 0 ? now.near < near : at >= 5),
  })),
  { name: 'when ahead', leaves: (_now, before, at) => won(before) > at * DROP_PRICE },
  { name: 'at the first win', leaves: (_now, before) => won(before) > 0 },
  { name: 'with three pieces won', leaves: (_now, before) => won(before) >= 3 * DROP_PRICE },
  {
    name: 'after 3 drops without a win',
    leaves: (_now, before) => won(before.slice(-3)) === 0 && before.length >= 3,
  },
  {
    name: 'after 10 unless a special lies there',
    leaves: (now, _before, at) => at >= 10 && now.specials === 0,
  },
  {
    name: 'when no special lies there',
    leaves: (now) => now.specials === 0,
  },
  ...[0.6, 0.8, 1].map((expected): Leaving => ({
    name: `when less than ${expected} is expected`,
    leaves: (now) => now.expected < expected,
    needsLook: true,
  })),
  ...[0.8, 1].map((expected): Leaving => ({
    name: `after 8, when less than ${expected} is expected`,
    leaves: (now, _before, at) => at >= 8 && now.expected < expected,
    needsLook: true,
  })),
];

/** Stake and payout of a player on a table, in hundredths; both 0 if the player left without a drop. */
export interface Outcome {
  readonly cost: number;
  readonly paid: number;
}

/** Computes stake and payout of a session if the player leaves according to a rule. */
export function outcomeOf(steps: readonly Step[], leaving: Leaving, aim: Pick<Aim, 'seesKinds'>): Outcome {
  const left = steps.findIndex((now, at) => leaving.leaves(now, steps.slice(0, at), at));
  const made = left < 0 ? steps : steps.slice(0, left);
  return {
    cost: made.length * DROP_PRICE,
    paid: made.reduce((sum, { counted, meant }) => sum + (aim.seesKinds ? counted : meant), 0),
  };
}
