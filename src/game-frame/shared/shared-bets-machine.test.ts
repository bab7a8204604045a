import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { SharedBet } from '../../../contract/game-server.ts';
import {
  reduceSharedBets,
  type SharedBetsCommand,
  type SharedBetsEvent,
  sharedBetsOf,
  type SharedBetsState,
  type BetSpot,
  unansweredIn,
} from './shared-bets-machine.ts';

const request = { clientTxnId: 't1', number: 5, stake: 1_000, choice: {} };
const betOf = (roundId: string, status: SharedBet['status'], payout = 0): SharedBet => ({
  roundId,
  number: 5,
  stake: 1_000,
  choice: {},
  status,
  multiplier: payout / 10,
  payout,
});
const spotOf = (_: SharedBet, taken: ReadonlySet<string>) => ['one', 'two'].find((spot) => !taken.has(spot));

const EMPTY = sharedBetsOf([]);
const holding = (spot: Partial<BetSpot>): SharedBetsState => ({
  ...EMPTY,
  spots: new Map([['one', { status: 'in', request, roundId: undefined, isAsking: false, ...spot }]]),
});
/** States in which the place "one" holds a bet, or none. */
const STATES = {
  free: EMPTY,
  placing: holding({ status: 'placing', isAsking: true }),
  unknown: holding({ status: 'unknown' }),
  'unknown, asking': holding({ status: 'unknown', isAsking: true }),
  in: holding({ roundId: 'r1' }),
  cancelling: holding({ status: 'cancelling', roundId: 'r1' }),
  leaving: holding({ status: 'leaving', roundId: 'r1' }),
};
type Held = keyof typeof STATES;

const EVENTS = {
  placed: { type: 'placed', spot: 'one', request },
  accepted: { type: 'accepted', spot: 'one', roundId: 'r1' },
  refused: { type: 'refused', spot: 'one', code: 'betsClosed' },
  lost: { type: 'lost', spot: 'one' },
  cancelPressed: { type: 'cancelPressed', spot: 'one' },
  cashOutPressed: { type: 'cashOutPressed', spot: 'one' },
  cancelled: { type: 'cancelled', roundId: 'r1' },
  kept: { type: 'kept', spot: 'one', roundId: 'r1', code: undefined },
  listed: { type: 'streamed', bets: [betOf('r1', 'open')], spotOf },
  over: { type: 'streamed', bets: [betOf('r1', 'over', 2_000)], spotOf },
  resumed: { type: 'resumed', number: 5, listed: new Set(['r1']) },
  'resumed later': { type: 'resumed', number: 6, listed: new Set() },
  ended: { type: 'ended', bet: betOf('r1', 'over', 2_000) },
} as const satisfies Record<string, SharedBetsEvent>;
type EventName = keyof typeof EVENTS;

/** Next state of the place "one" by state and event; an event that is missing here does not change it. */
const TRANSITIONS: Readonly<Record<Held, Partial<Record<EventName, Held>>>> = {
  free: { placed: 'placing', listed: 'in' },
  placing: { accepted: 'in', refused: 'free', lost: 'unknown' },
  unknown: { resumed: 'unknown, asking', 'resumed later': 'unknown, asking' },
  'unknown, asking': { accepted: 'in', refused: 'free', lost: 'unknown' },
  in: {
    cancelPressed: 'cancelling',
    cashOutPressed: 'leaving',
    cancelled: 'free',
    over: 'free',
    ended: 'free',
  },
  cancelling: { cancelled: 'free', kept: 'in', over: 'free', ended: 'free' },
  leaving: { cancelled: 'free', kept: 'in', over: 'free', ended: 'free' },
};

/** Commands that follow from an event in each state; an event that is missing here has no commands. */
const COMMANDS: Readonly<
  Partial<Record<EventName, Partial<Record<Held, readonly SharedBetsCommand['type'][]>>>>
> = {
  placed: { free: ['announceBet', 'place'] },
  refused: { placing: ['announceRefusal'], 'unknown, asking': ['announceRefusal'] },
  cancelPressed: { in: ['cancel'] },
  cashOutPressed: { in: ['cashOut'] },
  cancelled: { in: ['announceRefusal'], cancelling: ['announceRefusal'], leaving: ['announceRefusal'] },
  resumed: { unknown: ['place'] },
  'resumed later': {
    unknown: ['place'],
    in: ['readRecords'],
    cancelling: ['readRecords'],
    leaving: ['readRecords'],
  },
};
const HELD = Object.keys(STATES) as Held[];
const NAMES = Object.keys(EVENTS) as EventName[];
const heldIn = ({ spots }: SharedBetsState): Pick<BetSpot, 'status' | 'roundId' | 'isAsking'> | undefined => {
  const spot = spots.get('one');
  return spot && { status: spot.status, roundId: spot.roundId, isAsking: spot.isAsking };
};
const after = (state: SharedBetsState, ...events: readonly SharedBetsEvent[]): SharedBetsState =>
  events.reduce((before, event) => reduceSharedBets(before, event).state, state);

describe("the player's bets in shared rounds", () => {
  it.each(HELD.flatMap((held) => NAMES.map((name) => [held, name] as const)))(
    'with a bet in the state "%s", the event "%s" leads to the expected state and commands',
    (held, name) => {
      const { state, commands } = reduceSharedBets(STATES[held], EVENTS[name]);
      expect(heldIn(state)).toEqual(heldIn(STATES[TRANSITIONS[held][name] ?? held]));
      const isEnd = name === 'over' || name === 'ended';
      const expected = isEnd ? ['announceEnd'] : (COMMANDS[name]?.[held] ?? []);
      expect(commands.map(({ type }) => type)).toEqual(expected);
    },
  );

  it('keep the reason why a bet was not placed until the next bet', () => {
    const refused = after(EMPTY, EVENTS.placed, EVENTS.refused);
    expect([...refused.notes]).toEqual([['one', 'betsClosed']]);
    expect([...after(refused, EVENTS.placed).notes]).toEqual([]);
    expect([...after(EMPTY, EVENTS.placed, EVENTS.lost).notes]).toEqual([['one', 'unknown']]);
  });

  it('keep the reason why a bet could not be cancelled', () => {
    const kept = { ...EVENTS.kept, code: 'betsClosed' } as const;
    expect([...after(STATES.cancelling, kept).notes]).toEqual([['one', 'betsClosed']]);
  });

  it('are sent again at the next visit if no answer came', () => {
    expect(unansweredIn(STATES.placing.spots)).toEqual([{ spot: 'one', request }]);
    expect(unansweredIn(STATES.in.spots)).toEqual([]);
    expect(sharedBetsOf(unansweredIn(STATES.placing.spots))).toEqual(STATES.unknown);
  });

  it('are looked up in the records if a later round runs and the stream no longer lists them', () => {
    const { commands } = reduceSharedBets(STATES.in, EVENTS['resumed later']);
    expect(commands).toEqual([{ type: 'readRecords', roundIds: new Set(['r1']) }]);
  });

  it('take only one place each, even if the stream lists a bet before the answer to it arrives', () => {
    const listed = after(STATES['unknown, asking'], EVENTS.listed);
    expect([...listed.spots.keys()]).toEqual(['one', 'two']);
    expect([...after(listed, EVENTS.accepted).spots.keys()]).toEqual(['one']);
  });

  it('leave their place free if they end before the answer to them arrives', () => {
    expect([...after(STATES.placing, EVENTS.over, EVENTS.accepted).spots]).toEqual([]);
  });

  it('end once, and are in at most one place each, in any order of events', () => {
    const spot = fc.constantFrom('one', 'two');
    const roundId = fc.constantFrom('r1', 'r2', 'r3');
    const bet = fc
      .tuple(roundId, fc.constantFrom('asking', 'open', 'over', 'returned'))
      .map(([id, status]) => betOf(id, status));
    const event: fc.Arbitrary<SharedBetsEvent> = fc.oneof(
      fc.record({ type: fc.constant('placed'), spot, request: fc.constant(request) }),
      fc.record({ type: fc.constant('accepted'), spot, roundId }),
      fc.record({ type: fc.constant('refused'), spot, code: fc.constant('betsClosed') }),
      fc.record({ type: fc.constantFrom('lost', 'cancelPressed', 'cashOutPressed'), spot }),
      fc.record({ type: fc.constant('cancelled'), roundId }),
      fc.record({ type: fc.constant('kept'), spot, roundId, code: fc.constant(undefined) }),
      fc.record({
        type: fc.constant('streamed'),
        bets: fc.array(bet, { maxLength: 3 }),
        spotOf: fc.constant(spotOf),
      }),
      fc.record({
        type: fc.constant('resumed'),
        number: fc.constantFrom(5, 6),
        listed: fc.constant(new Set<string>()),
      }),
      fc.record({ type: fc.constant('ended'), bet }),
    );
    fc.assert(
      fc.property(fc.array(event, { maxLength: 60 }), (events) => {
        let state = EMPTY;
        const ends: string[] = [];
        for (const one of events) {
          const next = reduceSharedBets(state, one);
          state = next.state;
          for (const command of next.commands)
            if (command.type === 'announceEnd') ends.push(command.bet.roundId);
          const ids = [...state.spots.values()].flatMap((held) => held.roundId ?? []);
          expect(new Set(ids).size).toBe(ids.length);
          expect(ids.filter((id) => ends.includes(id))).toEqual([]);
        }
        expect(new Set(ends).size).toBe(ends.length);
        expect(state.figures.rounds).toBe(ends.length);
      }),
    );
  });
});
