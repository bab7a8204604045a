import { describe, expect, it } from 'vitest';
import { firstShownAt } from '../../../fair/shared/curve.ts';
import {
  betOf,
  chain,
  CLOSES_AT,
  END,
  opening,
  OPENS_AT,
  rules,
  RUN_MS,
} from '../../testing/shared-table.ts';
import {
  dueIn,
  isBetting,
  mayEnter,
  NEW_TABLE,
  reduceTable,
  type TableCommand,
  type TableEvent,
  type TableState,
} from './table-machine.ts';
import { isRecipient } from './table-messages.ts';

const ENDS_AT = CLOSES_AT + RUN_MS;
const NEXT_AT = ENDS_AT + rules.resultMs;
const byHand = betOf('h', 'ana');
const byTarget = betOf('t', 'ben', { auto: 200 });

const EVENTS = {
  tickWatched: { type: 'ticked', now: OPENS_AT, isWatched: true },
  tickUnwatched: { type: 'ticked', now: OPENS_AT, isWatched: false },
  tickAtClose: { type: 'ticked', now: CLOSES_AT, isWatched: true },
  tickAtTarget: { type: 'ticked', now: CLOSES_AT + firstShownAt(200), isWatched: true },
  tickAtEnd: { type: 'ticked', now: ENDS_AT, isWatched: true },
  tickAtNext: { type: 'ticked', now: NEXT_AT, isWatched: true },
  flushed: { type: 'flushed', now: OPENS_AT },
  chainChanged: { type: 'chainChanged', chain },
  roundStored: { type: 'roundStored', round: opening },
  startStored: { type: 'startStored', number: 1, startsAt: CLOSES_AT },
  resultsStored: { type: 'resultsStored', ids: ['h', 't'] },
  requestsStored: { type: 'requestsStored', number: 1 },
  endStored: { type: 'endStored', number: 1, now: ENDS_AT },
  seatRequested: { type: 'seatRequested', number: 1, owner: 'cel', id: 'new', now: OPENS_AT },
  seatOfNext: { type: 'seatRequested', number: 2, owner: 'cel', id: 'new', now: OPENS_AT },
  seatTooLate: { type: 'seatRequested', number: 1, owner: 'cel', id: 'new', now: CLOSES_AT },
  seatReleased: { type: 'seatReleased', owner: 'ana', id: 'h' },
  betStored: { type: 'betStored', number: 1, bet: betOf('new', 'cel') },
  withdrawalRequested: { type: 'withdrawalRequested', owner: 'ana', id: 'h', now: OPENS_AT },
  withdrawalOfOther: { type: 'withdrawalRequested', owner: 'ben', id: 'h', now: OPENS_AT },
  withdrawalTooLate: { type: 'withdrawalRequested', owner: 'ana', id: 'h', now: CLOSES_AT },
  withdrawalStored: { type: 'withdrawalEnded', id: 'h', how: 'stored' },
  cashOutTooEarly: { type: 'cashOutRequested', owner: 'ana', id: 'h', at: CLOSES_AT + firstShownAt(101) - 1 },
  cashOut: { type: 'cashOutRequested', owner: 'ana', id: 'h', at: CLOSES_AT + firstShownAt(101) },
  cashOutOfOther: { type: 'cashOutRequested', owner: 'ben', id: 'h', at: CLOSES_AT + firstShownAt(150) },
  cashOutAtEnd: { type: 'cashOutRequested', owner: 'ana', id: 'h', at: ENDS_AT },
} as const satisfies Record<string, TableEvent>;
type EventName = keyof typeof EVENTS;
const NAMES = Object.keys(EVENTS) as EventName[];

interface Run {
  readonly state: TableState;
  readonly commands: readonly TableCommand[];
}

/** Applies events one after another. Returns the last state and all commands. */
const runOf = (events: readonly TableEvent[], from: TableState = NEW_TABLE): Run =>
  events.reduce<Run>(
    (before, event) => {
      const { state, commands } = reduceTable(before.state, event, rules);
      return { state, commands: [...before.commands, ...commands] };
    },
    { state: from, commands: [] },
  );

/** Rounds with one bet to be cashed out by hand and one with a target, in each phase. */
const empty = runOf([EVENTS.chainChanged, EVENTS.flushed]).state;
const betting = runOf(
  [
    EVENTS.roundStored,
    ...[byHand, byTarget].flatMap((bet): TableEvent[] => [
      { type: 'seatRequested', number: 1, owner: bet.owner, id: bet.id, now: OPENS_AT },
      { type: 'betStored', number: 1, bet },
    ]),
    EVENTS.flushed,
  ],
  empty,
).state;
const running = runOf([EVENTS.startStored], betting).state;
const result = runOf([EVENTS.requestsStored, EVENTS.endStored, EVENTS.flushed], running).state;
const STATES = { empty, betting, running, result };
type Phase = keyof typeof STATES;
const PHASES = Object.keys(STATES) as Phase[];

const phaseOf = ({ round }: TableState): Phase => round?.phase ?? 'empty';
const nameOf = (command: TableCommand): string => {
  if (command.type === 'send') return command.message.type;
  return command.type === 'refuse' ? command.code : command.type;
};

/** For each phase, the events that have an effect, with the next phase and the types of the commands. */
const TRANSITIONS: Readonly<Record<Phase, Partial<Record<EventName, readonly [Phase, ...string[]]>>>> = {
  empty: {
    tickWatched: ['empty', 'openRound'],
    tickAtClose: ['empty', 'openRound'],
    tickAtTarget: ['empty', 'openRound'],
    tickAtEnd: ['empty', 'openRound'],
    tickAtNext: ['empty', 'openRound'],
    roundStored: ['betting', 'round'],
    seatRequested: ['empty', 'betsClosed'],
    seatOfNext: ['empty', 'betsClosed'],
    seatTooLate: ['empty', 'betsClosed'],
    withdrawalRequested: ['empty', 'unknownRound'],
    withdrawalOfOther: ['empty', 'unknownRound'],
    withdrawalTooLate: ['empty', 'unknownRound'],
    cashOutTooEarly: ['empty', 'unknownRound'],
    cashOut: ['empty', 'unknownRound'],
    cashOutOfOther: ['empty', 'unknownRound'],
    cashOutAtEnd: ['empty', 'unknownRound'],
  },
  betting: {
    tickAtClose: ['betting', 'storeStart'],
    tickAtTarget: ['betting', 'storeStart'],
    tickAtEnd: ['betting', 'storeStart'],
    tickAtNext: ['betting', 'storeStart'],
    startStored: ['running', 'round'],
    seatOfNext: ['betting', 'betsClosed'],
    seatTooLate: ['betting', 'betsClosed'],
    betStored: ['betting', 'mine'],
    withdrawalOfOther: ['betting', 'unknownRound'],
    withdrawalTooLate: ['betting', 'betsClosed'],
    cashOutTooEarly: ['betting', 'choiceNotOffered'],
    cashOut: ['betting', 'choiceNotOffered'],
    cashOutOfOther: ['betting', 'unknownRound'],
    cashOutAtEnd: ['betting', 'choiceNotOffered'],
  },
  running: {
    tickAtTarget: ['running', 'storeResults'],
    tickAtEnd: ['running', 'awaitRequests'],
    tickAtNext: ['running', 'awaitRequests'],
    requestsStored: ['running', 'storeEnd'],
    endStored: ['result', 'round'],
    seatRequested: ['running', 'betsClosed'],
    seatOfNext: ['running', 'betsClosed'],
    seatTooLate: ['running', 'betsClosed'],
    // The stake of this bet was taken while bets were open, but it is stored only now.
    betStored: ['running', 'mine'],
    withdrawalRequested: ['running', 'betsClosed'],
    withdrawalOfOther: ['running', 'unknownRound'],
    withdrawalTooLate: ['running', 'betsClosed'],
    cashOutTooEarly: ['running', 'choiceNotOffered'],
    cashOutOfOther: ['running', 'unknownRound'],
    cashOutAtEnd: ['running', 'roundSettled'],
  },
  result: {
    tickAtNext: ['empty', 'openRound'],
    seatRequested: ['result', 'betsClosed'],
    seatOfNext: ['result', 'betsClosed'],
    seatTooLate: ['result', 'betsClosed'],
    withdrawalRequested: ['result', 'betsClosed'],
    withdrawalOfOther: ['result', 'unknownRound'],
    withdrawalTooLate: ['result', 'betsClosed'],
    cashOutTooEarly: ['result', 'roundSettled'],
    cashOut: ['result', 'roundSettled'],
    cashOutOfOther: ['result', 'unknownRound'],
    cashOutAtEnd: ['result', 'roundSettled'],
  },
};

describe('a table of a shared game', () => {
  it.each(PHASES.flatMap((phase) => NAMES.map((name) => [phase, name] as const)))(
    'in phase %s, event %s gives the expected phase and commands, or has no effect',
    (phase, name) => {
      const { state, commands } = reduceTable(STATES[phase], EVENTS[name], rules);
      const expected = TRANSITIONS[phase][name] ?? [phase];
      expect([phaseOf(state), ...commands.map(nameOf)]).toEqual(expected);
    },
  );

  it('ticks at once for its first watcher, then every 100 ms, and exactly at each change of phase', () => {
    expect(dueIn(NEW_TABLE, OPENS_AT, false)).toBeUndefined();
    expect(dueIn(NEW_TABLE, OPENS_AT, true)).toBe(0);
    expect([OPENS_AT, CLOSES_AT - 30, CLOSES_AT + 5].map((now) => dueIn(betting, now, false))).toEqual([
      100, 30, 0,
    ]);
    expect([CLOSES_AT, ENDS_AT - 1].map((now) => dueIn(running, now, false))).toEqual([100, 1]);
    expect([ENDS_AT, NEXT_AT - 2].map((now) => dueIn(result, now, false))).toEqual([100, 2]);
  });

  it('empties its history when the chain changes', () => {
    expect(result.history).toEqual([{ number: 1, hash: 'secret', outcome: { endsAt: END } }]);
    const other = { ...chain, id: 8 };
    const { state } = reduceTable(result, { type: 'chainChanged', chain: other }, rules);
    expect(state).toMatchObject({ chain: other, history: [] });
  });

  it('sends a keep-alive message every five seconds', () => {
    const at = (now: number) =>
      reduceTable(empty, { type: 'flushed', now }, rules).commands.map((command) => nameOf(command));
    expect([at(OPENS_AT + 4_999), at(OPENS_AT + 5_000)]).toEqual([[], ['hello']]);
  });

  it('continues the round of an earlier process with the bets and places that were stored', () => {
    const stored = ['one', 'two'].map((id) => ({
      ...betOf(id, 'ana'),
      playerId: 5,
      isOpen: true,
      leftAt: null,
      multiplier: 0,
      payout: 0,
    }));
    const open = { round: opening, bets: stored };
    const { state } = reduceTable(NEW_TABLE, { type: 'resumed', chain, history: [], open }, rules);
    expect([...(state.round?.bets.keys() ?? [])]).toEqual(['one', 'two']);
    const third = reduceTable(state, { ...EVENTS.seatRequested, owner: 'ana' }, rules);
    expect(third.commands).toEqual([{ type: 'refuse', code: 'enoughBets' }]);
    expect(isBetting(third.state, 1, OPENS_AT)).toBe(true);
  });
});

describe('a bet that was placed in time but is not stored when bets close', () => {
  const { state: placing } = reduceTable(betting, EVENTS.seatRequested, rules);
  const atClose = (ms: number) => ({ ...EVENTS.tickAtClose, now: CLOSES_AT + ms });

  it('delays the run until it is stored', () => {
    expect(reduceTable(placing, atClose(0), rules).commands).toEqual([]);
    expect(dueIn(placing, CLOSES_AT, true)).toBe(20);
    const { state } = reduceTable(placing, EVENTS.betStored, rules);
    expect(reduceTable(state, atClose(40), rules).commands).toMatchObject([{ type: 'storeStart' }]);
  });

  it('delays the run until it was refused', () => {
    const released = { ...EVENTS.seatReleased, owner: 'cel', id: 'new' };
    const { state } = reduceTable(placing, released, rules);
    expect(reduceTable(state, atClose(0), rules).commands).toMatchObject([{ type: 'storeStart' }]);
  });

  it('may enter until the run begins, which waits three seconds at most', () => {
    const bet = betOf('new', 'cel');
    expect(mayEnter(placing, 1, bet, CLOSES_AT + 2_999)).toBe(true);
    expect(mayEnter(placing, 1, betOf('other', 'cel'), CLOSES_AT)).toBe(false);
    expect(reduceTable(placing, atClose(2_999), rules).commands).toEqual([]);
    expect(reduceTable(placing, atClose(3_000), rules).commands).toMatchObject([{ type: 'storeStart' }]);
    const { state } = reduceTable(placing, EVENTS.startStored, rules);
    expect(mayEnter(state, 1, bet, CLOSES_AT + 3_000)).toBe(false);
  });
});

describe('a bet at a table of a shared game', () => {
  it('is settled and paid once after a cash-out by hand, whether the request or the tick comes first', () => {
    const stored = { type: 'resultsStored', ids: ['h'] } as const;
    const orders: TableEvent[][] = [
      [EVENTS.cashOut, stored, EVENTS.tickAtTarget, EVENTS.resultsStored],
      [EVENTS.cashOut, EVENTS.tickAtTarget, EVENTS.resultsStored, stored],
      [EVENTS.cashOut, EVENTS.cashOut, stored, EVENTS.resultsStored, stored],
    ];
    for (const order of orders) {
      const { state, commands } = runOf(order, running);
      expect(state.round?.bets.get('h')?.settled).toMatchObject({ multiplier: 101, payout: 1_010 });
      expect(commands.filter((command) => command.type === 'pay' && command.id === 'h')).toHaveLength(1);
      expect(commands.filter(({ type }) => type === 'refuse')).toEqual([]);
    }
  });

  it('returns to the round if its cancellation was not stored, but not if the bet was already closed in the database', () => {
    const leaving = runOf([EVENTS.withdrawalRequested], betting).state;
    expect(leaving.round?.bets.has('h')).toBe(false);
    const ended = (how: 'stored' | 'refused' | 'failed') =>
      reduceTable(leaving, { type: 'withdrawalEnded', id: 'h', how }, rules);
    expect(ended('failed').state.round?.bets.get('h')).toEqual(betting.round?.bets.get('h'));
    expect(ended('refused').commands).toEqual([{ type: 'refuse', code: 'betsClosed' }]);
    expect(ended('refused').state.round?.bets.has('h')).toBe(false);
    expect(ended('stored').state.gone).toEqual(new Map([['h', false]]));
    expect(ended('stored').state.round?.seats.get('ana')?.size).toBe(0);
  });

  it('is sent to other players with the next batch of changes, separately for coins and for fun coins', () => {
    const fun = { type: 'betStored', number: 1, bet: betOf('f', 'fe', {}, true) } as const;
    const { commands } = runOf([EVENTS.betStored, fun, { ...EVENTS.flushed, now: OPENS_AT + 1 }], betting);
    const lists = commands.flatMap((command) =>
      command.type === 'send' && command.message.type === 'bets' ? [command] : [],
    );
    expect(lists.map(({ message, to }) => [to.isFun, message])).toMatchObject([
      [false, { bets: [{ id: 'new' }], totals: { bets: 3, staked: 3_000 } }],
      [true, { bets: [{ id: 'f' }], totals: { bets: 1, staked: 1_000 } }],
    ]);
    expect(lists.map(({ to }) => isRecipient(to, { owner: 'fe', isFun: true }))).toEqual([false, true]);
  });
});
