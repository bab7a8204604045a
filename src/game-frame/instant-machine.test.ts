import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { HallRound } from '../../contract/game-server.ts';
import { type InstantEvent, type InstantPhase, NEW_INSTANT_VISIT, reduceInstant } from './instant-machine.ts';
import { KEPT_ROUNDS } from './pending-call.ts';

const round = { roundId: 'r1', stake: 100, payout: 250, multiplier: 2.5 } as unknown as HallRound;
const EVENTS: readonly InstantEvent[] = [
  { type: 'asked' },
  { type: 'lost' },
  { type: 'refused', code: 'insufficientFunds' },
  { type: 'recovered' },
  { type: 'settled', round },
  { type: 'cleared' },
  { type: 'watched' },
  { type: 'watchEnded' },
];

/** Next phase by current phase and event. An event that is missing here changes nothing. */
const TRANSITIONS: Readonly<Record<InstantPhase, Partial<Record<InstantEvent['type'], InstantPhase>>>> = {
  idle: { asked: 'playing', watched: 'watching' },
  playing: { lost: 'unknown', refused: 'idle', recovered: 'playing', settled: 'idle' },
  unknown: { asked: 'playing', cleared: 'idle' },
  watching: { watchEnded: 'idle' },
};
const PHASES = Object.keys(TRANSITIONS) as InstantPhase[];

describe('state of the rounds in a game of single draws', () => {
  it.each(PHASES.flatMap((phase) => EVENTS.map((event) => [phase, event.type, event] as const)))(
    'goes from phase %s at event %s to the expected phase',
    (phase, _type, event) => {
      const before = { ...NEW_INSTANT_VISIT, phase };
      const next = TRANSITIONS[phase][event.type];
      const after = reduceInstant(before, event);
      if (next === undefined) expect(after).toBe(before);
      else expect(after.phase).toBe(next);
    },
  );

  it('adds a settled round to the list and to the totals, and only once', () => {
    const after = [{ type: 'asked' } as const, { type: 'settled', round } as const].reduce(
      reduceInstant,
      NEW_INSTANT_VISIT,
    );
    expect(after.shown).toEqual([round]);
    expect(after.figures).toMatchObject({ rounds: 1, staked: 100, paid: 250 });
    expect(reduceInstant(after, { type: 'settled', round })).toBe(after);
  });

  it('counts every settled round but lists only the last ones, in any order of events', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...EVENTS), { maxLength: 400 }), (events) => {
        let state = NEW_INSTANT_VISIT;
        let settled = 0;
        for (const event of events) {
          if (state.phase === 'playing' && event.type === 'settled') settled++;
          state = reduceInstant(state, event);
        }
        expect(state.figures.rounds).toBe(settled);
        expect(state.shown).toHaveLength(Math.min(settled, KEPT_ROUNDS));
      }),
    );
  });
});
