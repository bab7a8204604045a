import type { GameServerRefusal } from '../../../contract/game-server.ts';
import type { PastSharedRound } from '../../../contract/shared-rounds.ts';
import type { Chain } from './chain.ts';
import {
  type LiveBet,
  type LiveRound,
  openingRound,
  type OpeningRound,
  pastOf,
  settleRest,
  settleSoFar,
  withBet,
  withSeat,
  withStoredBets,
} from './live-round.ts';
import type { SettledSharedBet, StoredBet } from './shared-rounds.ts';
import type { SharedRules } from './shared-rules.ts';
import {
  type BetChanges,
  betsMails,
  helloMail,
  type Mail,
  ownBetMail,
  roundMail,
  type TableView,
} from './table-messages.ts';

/**
 * State of a shared game's table, for a pure state machine. Work that needs the database takes two events: the first
 * gives commands that name what to store, and the second reports that it is stored.
 */
export interface TableState extends TableView, BetChanges {
  /** Time of the last keep-alive message, ms since 1970. */
  readonly helloAt: number;
}

/** A bet that is about to enter a round. Amounts in hundredths. */
export type EnteringBet = Pick<LiveBet, 'id' | 'owner' | 'isFun' | 'name' | 'stake' | 'choice'>;

/** What happens at a table. Times in ms since 1970. */
export type TableEvent =
  /**
   * The unfinished round of an earlier process was found. If its bets are still open, `open` is that round, and it goes
   * on; if not, it was settled.
   */
  | {
      readonly type: 'resumed';
      readonly chain: Chain;
      readonly history: readonly PastSharedRound[];
      readonly open: { readonly round: OpeningRound; readonly bets: readonly StoredBet[] } | undefined;
    }
  | { readonly type: 'ticked'; readonly now: number; readonly isWatched: boolean }
  /** Collected changes may be sent: at most once per interval, after the work of a tick. */
  | { readonly type: 'flushed'; readonly now: number }
  | { readonly type: 'chainChanged'; readonly chain: Chain | undefined }
  | { readonly type: 'roundStored'; readonly round: OpeningRound }
  | { readonly type: 'startStored'; readonly number: number; readonly startsAt: number }
  | { readonly type: 'resultsStored'; readonly ids: readonly string[] }
  /** All requests that arrived before the end of the run are stored. */
  | { readonly type: 'requestsStored'; readonly number: number }
  | { readonly type: 'endStored'; readonly number: number; readonly now: number }
  | {
      readonly type: 'seatRequested';
      readonly number: number;
      readonly owner: string;
      readonly id: string;
      readonly now: number;
    }
  | { readonly type: 'seatReleased'; readonly owner: string; readonly id: string }
  | { readonly type: 'betStored'; readonly number: number; readonly bet: EnteringBet }
  | {
      readonly type: 'withdrawalRequested';
      readonly owner: string;
      readonly id: string;
      readonly now: number;
    }
  /**
   * Result of storing a cancellation. `stored`: cancelled; `refused`: the bet is no longer open in the database;
   * `failed`: nothing was stored.
   */
  | { readonly type: 'withdrawalEnded'; readonly id: string; readonly how: 'stored' | 'refused' | 'failed' }
  | { readonly type: 'cashOutRequested'; readonly owner: string; readonly id: string; readonly at: number };

/** What the process must do for a table after an event. */
export type TableCommand =
  | Mail
  | { readonly type: 'pay'; readonly id: string }
  /** Refuse the request that caused the event. */
  | { readonly type: 'refuse'; readonly code: GameServerRefusal }
  | StoreCommand;

/** What the process must store for a table. Each comment names the event that reports it as stored. */
export type StoreCommand =
  /**
   * The event chainChanged reports a new chain, if the old one is used up; roundStored reports that the round is
   * stored.
   */
  | { readonly type: 'openRound'; readonly closesAt: number }
  /** The event startStored reports that the start is stored. */
  | { readonly type: 'storeStart'; readonly round: LiveRound; readonly startsAt: number }
  /** The event resultsStored reports that the results are stored. */
  | { readonly type: 'storeResults'; readonly settled: readonly SettledSharedBet[] }
  /** The event requestsStored reports that the requests are stored. */
  | { readonly type: 'awaitRequests'; readonly round: LiveRound }
  /** The event endStored reports that the end is stored. */
  | { readonly type: 'storeEnd'; readonly round: LiveRound; readonly settled: readonly SettledSharedBet[] };

/** New state of a table after an event, and the commands that follow. */
export interface TableStep {
  readonly state: TableState;
  readonly commands: readonly TableCommand[];
}

/** State of a table before the event `resumed`. */
export const NEW_TABLE: TableState = {
  chain: undefined,
  round: undefined,
  history: [],
  changed: new Map(),
  gone: new Map(),
  helloAt: 0,
};

/** Number of past rounds that a stream begins with. */
export const HISTORY = 30;
/**
 * Interval at which changes are collected, ms. It is also the longest delay between reaching a multiplier and its
 * message.
 */
const EVERY_MS = 100;
/** Interval at which a round whose bets have closed looks for bets that are still being placed, ms. */
const WAITING_EVERY_MS = 20;
/** Interval of keep-alive messages, ms. */
const HELLO_EVERY_MS = 5_000;

/** Returns whether the round with a number accepts bets at `now`: decided by the clock, not by the last tick. */
export const isBetting = ({ round }: TableState, number: number, now: number): boolean =>
  round?.number === number && round.phase === 'betting' && now < round.closesAt;

/** Returns whether a bet may enter a round: while bets are open; if its place was reserved in time, until the run begins. */
export const mayEnter = (
  state: TableState,
  number: number,
  { owner, id }: EnteringBet,
  now: number,
): boolean =>
  isBetting(state, number, now) ||
  (state.round?.number === number &&
    state.round.phase === 'betting' &&
    state.round.seats.get(owner)?.has(id) === true);

/** Longest time for which the run waits for bets that were placed in time but are not stored yet, ms. */
export const LATE_BETS_MS = 3_000;

/** Returns whether the run has to wait for a bet that was placed in time. */
const isWaiting = ({ seats, bets, closesAt }: LiveRound, now: number): boolean =>
  now < closesAt + LATE_BETS_MS && [...seats.values()].some((ids) => [...ids].some((id) => !bets.has(id)));

/** Returns the time until the next tick is due, ms; undefined without a round and without watchers. */
export function dueIn(state: TableState, now: number, isWatched: boolean): number | undefined {
  const at = dueAt(state, now, isWatched);
  return at === undefined ? undefined : Math.max(0, Math.min(EVERY_MS, at - now));
}

function dueAt({ round }: TableState, now: number, isWatched: boolean): number | undefined {
  if (round === undefined) return isWatched ? now : undefined;
  if (round.phase === 'betting')
    return now >= round.closesAt && isWaiting(round, now) ? now + WAITING_EVERY_MS : round.closesAt;
  if (round.phase === 'running') return (round.startsAt ?? now) + round.end.runMs;
  return round.nextAt ?? now;
}

/** Returns the state and commands after an event. An event that does not fit the current phase changes nothing. */
export function reduceTable(state: TableState, event: TableEvent, rules: SharedRules): TableStep {
  switch (event.type) {
    case 'resumed':
      return resumed(state, event, rules);
    case 'ticked':
      return ticked(state, event, rules);
    case 'flushed':
      return flushed(state, event.now);
    case 'chainChanged':
      return { state: { ...state, chain: event.chain, history: [] }, commands: [] };
    case 'roundStored':
      return state.round === undefined
        ? advanced(state, openingRound(event.round, rules), rules)
        : same(state);
    case 'startStored':
      return started(state, event, rules);
    case 'resultsStored':
      return booked(state, event.ids);
    case 'requestsStored':
      return ended(state, event.number, rules);
    case 'endStored':
      return shown(state, event, rules);
    case 'seatRequested':
      return seated(state, event, rules);
    case 'seatReleased':
      return withRound(state, (round) => withSeat(round, event.owner, event.id, false));
    case 'betStored':
      return entered(state, event);
    case 'withdrawalRequested':
      return withdrawn(state, event);
    case 'withdrawalEnded':
      return withdrawalEnded(state, event);
    case 'cashOutRequested':
      return cashedOut(state, event, rules);
  }
}

/** The event with a given type. */
export type EventOf<Type extends TableEvent['type']> = Extract<TableEvent, { type: Type }>;

const same = (state: TableState): TableStep => ({ state, commands: [] });
const refused = (state: TableState, code: GameServerRefusal): TableStep => ({
  state,
  commands: [{ type: 'refuse', code }],
});

/** Applies a change to the current round, if there is one. */
const withRound = (state: TableState, change: (round: LiveRound) => LiveRound): TableStep =>
  same(state.round === undefined ? state : { ...state, round: change(state.round) });

/** Puts the round in its next phase and sends it to every watcher. */
const advanced = (state: TableState, round: LiveRound, rules: SharedRules): TableStep => ({
  state: { ...state, round },
  commands: [roundMail(round, rules)],
});

function resumed(
  state: TableState,
  { chain, history, open }: EventOf<'resumed'>,
  rules: SharedRules,
): TableStep {
  const round = open === undefined ? undefined : withStoredBets(openingRound(open.round, rules), open.bets);
  return same({ ...state, chain, history, round });
}

function ticked(state: TableState, { now, isWatched }: EventOf<'ticked'>, rules: SharedRules): TableStep {
  const { round } = state;
  if (round === undefined || (round.phase === 'result' && now >= (round.nextAt ?? 0)))
    return {
      state: { ...state, round: undefined },
      commands: isWatched ? [{ type: 'openRound', closesAt: now + rules.betsMs }] : [],
    };
  if (round.phase === 'betting')
    return {
      state,
      commands:
        now >= round.closesAt && !isWaiting(round, now) ? [{ type: 'storeStart', round, startsAt: now }] : [],
    };
  return round.phase === 'running' ? ran(state, round, now - (round.startsAt ?? now), rules) : same(state);
}

/** Ends the run, or settles the bets that have cashed out so far. */
function ran(state: TableState, round: LiveRound, ms: number, rules: SharedRules): TableStep {
  if (ms >= round.end.runMs) return { state, commands: [{ type: 'awaitRequests', round }] };
  const next = settleSoFar(round, rules, Math.max(0, ms));
  const fresh = [...next.bets.values()].flatMap(({ settled, isBooked }) => (isBooked ? [] : (settled ?? [])));
  return {
    state: { ...state, round: next },
    commands: fresh.length === 0 ? [] : [{ type: 'storeResults', settled: fresh }],
  };
}

function flushed(state: TableState, now: number): TableStep {
  const isHello = now - state.helloAt >= HELLO_EVERY_MS;
  return {
    state: { ...state, changed: new Map(), gone: new Map(), helloAt: isHello ? now : state.helloAt },
    commands: [...betsMails(state.round, state), ...(isHello ? [helloMail()] : [])],
  };
}

function started(
  state: TableState,
  { number, startsAt }: EventOf<'startStored'>,
  rules: SharedRules,
): TableStep {
  const { round } = state;
  if (round?.number !== number || round.phase !== 'betting') return same(state);
  return advanced(state, { ...round, phase: 'running', startsAt }, rules);
}

/** Marks results as stored: the bets' players are informed and paid. */
function booked(state: TableState, ids: Iterable<string>): TableStep {
  const { round } = state;
  if (round === undefined) return same(state);
  const changed = new Map(state.changed);
  const commands: TableCommand[] = [];
  const bets = new Map(round.bets);
  for (const id of ids) {
    const bet = bets.get(id);
    if (bet?.settled === undefined || bet.isBooked) continue;
    bets.set(id, { ...bet, isBooked: true });
    changed.set(id, bet.isFun);
    commands.push(ownBetMail(round, bet), { type: 'pay', id });
  }
  return { state: { ...state, round: { ...round, bets }, changed }, commands };
}

function ended(state: TableState, number: number, rules: SharedRules): TableStep {
  if (state.round?.number !== number || state.round.phase !== 'running') return same(state);
  const round = settleRest(state.round, rules);
  const settled = [...round.bets.values()].flatMap((bet) => bet.settled ?? []);
  return { state: { ...state, round }, commands: [{ type: 'storeEnd', round, settled }] };
}

function shown(state: TableState, { number, now }: EventOf<'endStored'>, rules: SharedRules): TableStep {
  if (state.round?.number !== number || state.round.phase !== 'running') return same(state);
  const round: LiveRound = { ...state.round, phase: 'result', nextAt: now + rules.resultMs };
  const history = [pastOf(round), ...state.history].slice(0, HISTORY);
  const over = advanced({ ...state, history }, round, rules);
  const paid = booked(over.state, round.bets.keys());
  return { state: paid.state, commands: [...over.commands, ...paid.commands] };
}

function seated(state: TableState, event: EventOf<'seatRequested'>, rules: SharedRules): TableStep {
  const { number, owner, id, now } = event;
  const { round } = state;
  if (round === undefined || !isBetting(state, number, now)) return refused(state, 'betsClosed');
  if ((round.seats.get(owner)?.size ?? 0) >= rules.mostBets) return refused(state, 'enoughBets');
  return same({ ...state, round: withSeat(round, owner, id, true) });
}

function entered(state: TableState, { number, bet }: EventOf<'betStored'>): TableStep {
  const { round } = state;
  if (round?.number !== number || round.phase === 'result' || round.bets.has(bet.id)) return same(state);
  const live: LiveBet = { ...bet, leftAt: undefined, settled: undefined, isBooked: false };
  return {
    state: {
      ...state,
      round: withBet(round, live),
      changed: new Map(state.changed).set(bet.id, bet.isFun),
    },
    commands: [ownBetMail(round, live)],
  };
}

function withdrawn(state: TableState, { owner, id, now }: EventOf<'withdrawalRequested'>): TableStep {
  const { round } = state;
  const bet = round?.bets.get(id);
  if (round === undefined || bet?.owner !== owner) return refused(state, 'unknownRound');
  if (!isBetting(state, round.number, now)) return refused(state, 'betsClosed');
  const bets = new Map(round.bets);
  bets.delete(id);
  return same({ ...state, round: { ...round, bets, leaving: new Map(round.leaving).set(id, bet) } });
}

function withdrawalEnded(state: TableState, { id, how }: EventOf<'withdrawalEnded'>): TableStep {
  const bet = state.round?.leaving.get(id);
  if (state.round === undefined || bet === undefined) return same(state);
  const leaving = new Map(state.round.leaving);
  leaving.delete(id);
  const round = { ...state.round, leaving };
  if (how === 'failed') return same({ ...state, round: withBet(round, bet) });
  if (how === 'refused')
    return { state: { ...state, round }, commands: [{ type: 'refuse', code: 'betsClosed' }] };
  const changed = new Map(state.changed);
  changed.delete(id);
  return same({
    ...state,
    round: withSeat(round, bet.owner, id, false),
    changed,
    gone: new Map(state.gone).set(id, bet.isFun),
  });
}

/** Settles a bet at the time of its player's cash-out. For a repeated request, the bet keeps its result. */
function cashedOut(
  state: TableState,
  { owner, id, at }: EventOf<'cashOutRequested'>,
  rules: SharedRules,
): TableStep {
  const { round } = state;
  const bet = round?.bets.get(id);
  if (round === undefined || bet?.owner !== owner) return refused(state, 'unknownRound');
  if (bet.settled?.leftAt !== undefined) return same(state);
  if (bet.settled !== undefined || round.phase === 'result') return refused(state, 'roundSettled');
  const ms = at - (round.startsAt ?? Infinity);
  if (ms >= round.end.runMs) return refused(state, 'roundSettled');
  if (!rules.canLeave || ms < 0) return refused(state, 'choiceNotOffered');
  const next = settleSoFar(withBet(round, { ...bet, leftAt: ms }), rules, ms);
  // The cash-out came before the earliest time at which it is possible, so the bet stays in the round.
  if (next.bets.get(id)?.settled === undefined) return refused(state, 'choiceNotOffered');
  return same({ ...state, round: next });
}
