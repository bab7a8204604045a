import type { SharedBet, GameServerRefusal, GameServerRequest } from '../../../contract/game-server.ts';
import type { Transition } from '../../ui/use-machine.ts';
import { NO_VISIT_FIGURES, type VisitFigures, withSettledBet } from '../visit-figures.ts';

/**
 * placing: the request is on its way. unknown: it got no answer. in: the bet is in the round. cancelling, leaving: the
 * player has asked to cancel the bet or to cash out.
 */
export type SpotStatus = 'placing' | 'unknown' | 'in' | 'cancelling' | 'leaving';

/** A bet in its place; places are panels or fields of a game, by name. */
export interface BetSpot {
  readonly status: SpotStatus;
  readonly request: GameServerRequest<'placeBet'>;
  /** Id of the bet once the game server has accepted it; undefined before. */
  readonly roundId: string | undefined;
  /** Whether the request that places the bet is on its way. */
  readonly isAsking: boolean;
}

/** Why a bet was not placed: the code of the refusal, or `unknown` if no answer came. */
export type SpotNote = GameServerRefusal | 'unknown';

/** State of the player's bets in shared rounds during a visit. */
export interface SharedBetsState {
  readonly spots: ReadonlyMap<string, BetSpot>;
  readonly notes: ReadonlyMap<string, SpotNote>;
  /** Totals of the settled bets of this visit. */
  readonly figures: VisitFigures;
  /** Ids of bets whose end was already reported. */
  readonly reported: ReadonlySet<string>;
}

/** Returns a free place for a bet from an earlier visit; undefined if there is none. */
export type SpotOf = (bet: SharedBet, taken: ReadonlySet<string>) => string | undefined;

/** Event that changes the state of the bets. */
export type SharedBetsEvent =
  /** The player has pressed the button that places a bet. */
  | { readonly type: 'placed'; readonly spot: string; readonly request: BetSpot['request'] }
  | { readonly type: 'accepted'; readonly spot: string; readonly roundId: string }
  | { readonly type: 'refused'; readonly spot: string; readonly code: GameServerRefusal }
  /** The request to place a bet got no answer. */
  | { readonly type: 'lost'; readonly spot: string }
  /** The player wants to cancel a bet, or to cash out. */
  | { readonly type: 'cancelPressed' | 'cashOutPressed'; readonly spot: string }
  | { readonly type: 'cancelled'; readonly roundId: string }
  /** A bet could not be cancelled or cashed out; `code` is the reason to show, undefined for none. */
  | {
      readonly type: 'kept';
      readonly spot: string;
      readonly roundId: string;
      readonly code: GameServerRefusal | undefined;
    }
  /** The live stream lists the player's bets of the current round. */
  | { readonly type: 'streamed'; readonly bets: readonly SharedBet[]; readonly spotOf: SpotOf }
  /**
   * The stream was opened again, or a new round or phase has begun. `listed` are the ids of the bets that the stream
   * knows.
   */
  | { readonly type: 'resumed'; readonly number: number | undefined; readonly listed: ReadonlySet<string> }
  /** The records say how a bet has ended. */
  | { readonly type: 'ended'; readonly bet: SharedBet };

/** A bet that the game server has accepted, and its place. */
export interface BetInSpot {
  readonly spot: string;
  readonly roundId: string;
}

/** Command of the state machine, which useSharedBets carries out. */
export type SharedBetsCommand =
  | { readonly type: 'announceBet'; readonly stake: number }
  | { readonly type: 'announceRefusal' }
  | { readonly type: 'announceEnd'; readonly bet: SharedBet }
  | { readonly type: 'place'; readonly spot: string; readonly request: BetSpot['request'] }
  | ({ readonly type: 'cancel' | 'cashOut' } & BetInSpot)
  /** Find in the records how these bets have ended. */
  | { readonly type: 'readRecords'; readonly roundIds: ReadonlySet<string> };

type Result = Transition<SharedBetsState, SharedBetsCommand>;

/** A bet of which it is not known whether the game server has accepted it. */
export type UnansweredBet = { readonly spot: string } & Pick<BetSpot, 'request'>;

/** Returns the state at the start of a visit, with the bets that got no answer in an earlier visit. */
export const sharedBetsOf = (unanswered: readonly UnansweredBet[]): SharedBetsState => ({
  spots: new Map(
    unanswered.map(({ spot, request }) => [
      spot,
      { status: 'unknown', request, roundId: undefined, isAsking: false },
    ]),
  ),
  notes: new Map(),
  figures: NO_VISIT_FIGURES,
  reported: new Set(),
});

/** Returns the bets of which it is not known whether the game server has accepted them. */
export const unansweredIn = (spots: SharedBetsState['spots']): UnansweredBet[] =>
  [...spots].flatMap(([spot, { status, request }]) =>
    status === 'placing' || status === 'unknown' ? [{ spot, request }] : [],
  );

const unchanged = (state: SharedBetsState): Result => ({ state, commands: [] });

/** Returns the state after an event, and commands. An event that does not fit the state changes nothing. */
export function reduceSharedBets(state: SharedBetsState, event: SharedBetsEvent): Result {
  switch (event.type) {
    case 'placed':
      return afterPlaced(state, event);
    case 'accepted':
    case 'refused':
    case 'lost':
      return afterPlaceAnswer(state, event);
    case 'cancelPressed':
      return afterPress(state, event.spot, 'cancelling', 'cancel');
    case 'cashOutPressed':
      return afterPress(state, event.spot, 'leaving', 'cashOut');
    case 'cancelled':
      return holds(state, event.roundId)
        ? { state: withoutBet(state, event.roundId), commands: [{ type: 'announceRefusal' }] }
        : unchanged(state);
    case 'kept':
      return unchanged(afterKept(state, event));
    case 'streamed':
      return afterStreamed(state, event.bets, event.spotOf);
    case 'resumed':
      return { state: askingAgain(state), commands: resumeCommands(state, event) };
    case 'ended':
      return afterEnd(state, event.bet);
  }
}

type EventOf<Type extends SharedBetsEvent['type']> = Extract<SharedBetsEvent, { readonly type: Type }>;

function afterPlaced(state: SharedBetsState, { spot, request }: EventOf<'placed'>): Result {
  if (state.spots.has(spot)) return unchanged(state);
  const placing: BetSpot = { status: 'placing', request, roundId: undefined, isAsking: true };
  return {
    state: withNote(withSpot(state, spot, placing), spot, undefined),
    commands: [
      { type: 'announceBet', stake: request.stake },
      { type: 'place', spot, request },
    ],
  };
}

function afterPlaceAnswer(
  state: SharedBetsState,
  event: EventOf<'accepted'> | EventOf<'refused'> | EventOf<'lost'>,
): Result {
  const { spot: name } = event;
  const spot = state.spots.get(name);
  if (spot === undefined || !spot.isAsking) return unchanged(state);
  if (event.type === 'lost')
    return unchanged(
      withNote(withSpot(state, name, { ...spot, status: 'unknown', isAsking: false }), name, 'unknown'),
    );
  const without = { ...state, spots: omit(state.spots, name) };
  if (event.type === 'refused')
    return { state: withNote(without, name, event.code), commands: [{ type: 'announceRefusal' }] };
  const { roundId } = event;
  const spots = new Map(state.spots).set(name, { ...spot, status: 'in', roundId, isAsking: false });
  // The stream may have listed this bet before the answer: as ended, or as a bet of an earlier visit in another place.
  for (const [other, one] of spots)
    if (one.roundId === roundId && (other !== name || state.reported.has(roundId))) spots.delete(other);
  return unchanged(withNote({ ...state, spots }, name, undefined));
}

function afterPress(
  state: SharedBetsState,
  name: string,
  status: SpotStatus,
  type: 'cancel' | 'cashOut',
): Result {
  const spot = state.spots.get(name);
  if (spot?.roundId === undefined || spot.status !== 'in') return unchanged(state);
  return {
    state: withSpot(state, name, { ...spot, status }),
    commands: [{ type, spot: name, roundId: spot.roundId }],
  };
}

function afterKept(state: SharedBetsState, { spot, roundId, code }: EventOf<'kept'>): SharedBetsState {
  const spots = holds(state, roundId)
    ? new Map(
        [...state.spots].map(([name, one]) => [
          name,
          one.roundId === roundId ? { ...one, status: 'in' as const } : one,
        ]),
      )
    : state.spots;
  const kept = spots === state.spots ? state : { ...state, spots };
  return code === undefined ? kept : withNote(kept, spot, code);
}

function afterStreamed(before: SharedBetsState, bets: readonly SharedBet[], spotOf: SpotOf): Result {
  const commands: SharedBetsCommand[] = [];
  let state = before;
  for (const bet of bets) {
    const isOver = bet.status === 'over' || bet.status === 'returned';
    const next = isOver ? afterEnd(state, bet) : unchanged(withResumed(state, bet, spotOf));
    state = next.state;
    commands.push(...next.commands);
  }
  return { state, commands };
}

/**
 * Adds a bet of an earlier visit that the stream lists. Does nothing while a bet is being placed, because the listed
 * bet may be the same one.
 */
function withResumed(state: SharedBetsState, bet: SharedBet, spotOf: SpotOf): SharedBetsState {
  const { roundId, number, stake, choice } = bet;
  const isPlacing = [...state.spots.values()].some(({ status }) => status === 'placing');
  if (isPlacing || holds(state, roundId) || state.reported.has(roundId)) return state;
  const spot = spotOf(bet, new Set(state.spots.keys()));
  if (spot === undefined) return state;
  const request = { clientTxnId: '', number, stake, choice };
  return withSpot(state, spot, { status: 'in', roundId, request, isAsking: false });
}

function afterEnd(state: SharedBetsState, bet: SharedBet): Result {
  if (state.reported.has(bet.roundId)) return unchanged(state);
  return {
    state: {
      ...withoutBet(state, bet.roundId),
      figures: withSettledBet(state.figures, bet),
      reported: new Set(state.reported).add(bet.roundId),
    },
    commands: [{ type: 'announceEnd', bet }],
  };
}

const mustAsk = ({ status, isAsking }: BetSpot): boolean => status === 'unknown' && !isAsking;

function askingAgain(state: SharedBetsState): SharedBetsState {
  if (![...state.spots.values()].some(mustAsk)) return state;
  const spots = [...state.spots].map(
    ([name, spot]) => [name, mustAsk(spot) ? { ...spot, isAsking: true } : spot] as const,
  );
  return { ...state, spots: new Map(spots) };
}

function resumeCommands(
  { spots }: SharedBetsState,
  { number, listed }: EventOf<'resumed'>,
): readonly SharedBetsCommand[] {
  const again = [...spots].flatMap(([spot, one]) =>
    mustAsk(one) ? [{ type: 'place', spot, request: one.request } as const] : [],
  );
  const missing = [...spots.values()].flatMap(({ roundId, request }) =>
    roundId !== undefined && request.number !== number && !listed.has(roundId) ? [roundId] : [],
  );
  return missing.length === 0 ? again : [...again, { type: 'readRecords', roundIds: new Set(missing) }];
}

const omit = <Value>(map: ReadonlyMap<string, Value>, key: string): ReadonlyMap<string, Value> =>
  new Map([...map].filter(([name]) => name !== key));

const withSpot = (state: SharedBetsState, name: string, spot: BetSpot): SharedBetsState => ({
  ...state,
  spots: new Map(state.spots).set(name, spot),
});

const withNote = (state: SharedBetsState, spot: string, note: SpotNote | undefined): SharedBetsState => ({
  ...state,
  notes: note === undefined ? omit(state.notes, spot) : new Map(state.notes).set(spot, note),
});

const holds = ({ spots }: SharedBetsState, roundId: string): boolean =>
  [...spots.values()].some((spot) => spot.roundId === roundId);

const withoutBet = (state: SharedBetsState, roundId: string): SharedBetsState => ({
  ...state,
  spots: new Map([...state.spots].filter(([, spot]) => spot.roundId !== roundId)),
});
