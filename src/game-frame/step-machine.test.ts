import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { HallRound } from '../../contract/game-server.ts';
import { NEW_STEP_VISIT, reduceStep, type StepEvent, type StepPhase } from './step-machine.ts';

const roundWith = (status: 'open' | 'cashedOut'): HallRound =>
  ({ roundId: 'r1', stake: 100, payout: 150, multiplier: 1.5, round: { status } }) as unknown as HallRound;
const open = roundWith('open');
const over = roundWith('cashedOut');
const EVENTS = {
  asked: { type: 'asked' },
  lost: { type: 'lost' },
  refused: { type: 'refused', code: 'roundOpen' },
  recovered: { type: 'recovered' },
  arrivedOpen: { type: 'arrived', round: open },
  arrivedOver: { type: 'arrived', round: over },
  shownOpen: { type: 'shown', round: open },
  shownOver: { type: 'shown', round: over },
  cleared: { type: 'cleared' },
  watched: { type: 'watched' },
  watchEnded: { type: 'watchEnded' },
} as const satisfies Record<string, StepEvent>;
type EventName = keyof typeof EVENTS;

/**
 * Next phase by current phase and event, in a state with an open round only in the phase `open`. An event that is
 * missing here does not change the phase.
 */
const TRANSITIONS: Readonly<Record<StepPhase, Partial<Record<EventName, StepPhase>>>> = {
  idle: { asked: 'asking', arrivedOpen: 'showing', arrivedOver: 'ending', watched: 'watching' },
  open: { asked: 'asking', arrivedOpen: 'showing', arrivedOver: 'ending' },
  asking: { lost: 'unknown', refused: 'idle', arrivedOpen: 'showing', arrivedOver: 'ending' },
  showing: { arrivedOver: 'ending', shownOpen: 'open', shownOver: 'idle' },
  ending: { arrivedOpen: 'showing', shownOpen: 'open', shownOver: 'idle' },
  unknown: { asked: 'asking', arrivedOpen: 'showing', arrivedOver: 'ending', cleared: 'idle' },
  watching: { watchEnded: 'idle' },
};
const PHASES = Object.keys(TRANSITIONS) as StepPhase[];
const NAMES = Object.keys(EVENTS) as EventName[];

describe('state of the rounds in a game with steps', () => {
  it.each(PHASES.flatMap((phase) => NAMES.map((name) => [phase, name] as const)))(
    'goes from phase %s at event %s to the expected phase',
    (phase, name) => {
      const before = { ...NEW_STEP_VISIT, phase };
      expect(reduceStep(before, EVENTS[name]).phase).toBe(TRANSITIONS[phase][name] ?? phase);
    },
  );

  it('returns to the open round if a request is refused or no longer pending', () => {
    const asking = { ...NEW_STEP_VISIT, phase: 'asking', round: open } as const;
    expect(reduceStep(asking, EVENTS.refused)).toMatchObject({
      phase: 'open',
      note: 'roundOpen',
      round: open,
    });
    const unknown = reduceStep(asking, EVENTS.lost);
    expect(unknown).toMatchObject({ phase: 'unknown', note: 'unknown', round: open });
    expect(reduceStep(unknown, EVENTS.cleared)).toMatchObject({ phase: 'open', round: open });
  });

  it('has an open round in the phase `open` and none in `idle`, in any order of events', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...NAMES), { maxLength: 200 }), (names) => {
        let state = NEW_STEP_VISIT;
        for (const name of names) {
          state = reduceStep(state, EVENTS[name]);
          if (state.phase === 'open') expect(state.round).toBe(open);
          if (state.phase === 'idle') expect(state.round).toBeUndefined();
        }
        expect(state.figures.rounds).toBe(state.shown.length);
      }),
    );
  });
});
