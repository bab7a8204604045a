import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { NEW_PAGE, reduceRound, type RoundEvent, type RoundPhase } from './round-machine.ts';

const EVENTS = {
  started: { type: 'started', announcement: 'back' },
  replayStarted: { type: 'replayStarted', time: 5 },
  announced: { type: 'announced', announcement: 'won' },
  failed: { type: 'failed', problem: 'refused' },
  blocked: { type: 'blocked', problem: 'another tab' },
  ended: { type: 'ended', isUnknown: false },
  endedUnknown: { type: 'ended', isUnknown: true },
  cleared: { type: 'cleared' },
} as const satisfies Record<string, RoundEvent>;
type EventName = keyof typeof EVENTS;
const NAMES = Object.keys(EVENTS) as EventName[];

/** Next phase by current phase and event; an event that is missing here does not change the phase. */
const TRANSITIONS: Readonly<Record<RoundPhase, Partial<Record<EventName, RoundPhase>>>> = {
  idle: { started: 'playing', replayStarted: 'replaying' },
  playing: { ended: 'idle', endedUnknown: 'unknown' },
  unknown: { started: 'playing', replayStarted: 'replaying', cleared: 'idle' },
  replaying: { ended: 'idle', endedUnknown: 'unknown' },
};
const PHASES = Object.keys(TRANSITIONS) as RoundPhase[];

describe('a bought round', () => {
  it.each(PHASES.flatMap((phase) => NAMES.map((name) => [phase, name] as const)))(
    'goes from phase %s at event %s to the expected phase',
    (phase, name) => {
      expect(reduceRound({ ...NEW_PAGE, phase }, EVENTS[name]).phase).toBe(TRANSITIONS[phase][name] ?? phase);
    },
  );

  it('keeps the message of a problem until the next round begins', () => {
    const failed = [EVENTS.started, EVENTS.failed, EVENTS.ended].reduce(reduceRound, NEW_PAGE);
    expect(failed).toEqual({ phase: 'idle', announcement: '', problem: 'refused', replayedAt: undefined });
    expect(reduceRound(failed, EVENTS.started)).toEqual({
      ...NEW_PAGE,
      phase: 'playing',
      announcement: 'back',
    });
  });

  it('keeps the time at which a replayed round was played until the next round begins', () => {
    const replayed = [EVENTS.replayStarted, EVENTS.announced, EVENTS.ended].reduce(reduceRound, NEW_PAGE);
    expect(replayed).toMatchObject({ phase: 'idle', announcement: 'won', replayedAt: 5 });
    expect(reduceRound(replayed, EVENTS.started).replayedAt).toBeUndefined();
  });

  it('leaves the phases `playing` and `replaying` only at an `ended` event, whatever the order of events', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...NAMES), { maxLength: 100 }), (names) => {
        let state = NEW_PAGE;
        for (const name of names) {
          const before = state.phase;
          state = reduceRound(state, EVENTS[name]);
          if ((before === 'playing' || before === 'replaying') && state.phase !== before)
            expect(name).toMatch(/^ended/);
        }
      }),
    );
  });
});
