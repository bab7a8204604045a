import type { HallRound } from '../../contract/game-server.ts';
import { KEPT_ROUNDS, type RoundNote } from './pending-call.ts';
import { NO_VISIT_FIGURES, type VisitFigures, withSettledBet } from './visit-figures.ts';

/**
 * idle: a bet may be placed. open: a step or a cash-out may be requested. asking: a request is on its way. showing: the
 * result of a step is being shown, and the round continues. ending: the end of the round is being shown. unknown: no
 * answer came, and the result must be requested again. watching: a past round is replayed.
 */
export type StepPhase = 'idle' | 'open' | 'asking' | 'showing' | 'ending' | 'unknown' | 'watching';

/** State of a visit to a game with steps. */
export interface StepState {
  readonly phase: StepPhase;
  readonly note: RoundNote | undefined;
  /** The open round, as far as it was shown; undefined if no round is open. */
  readonly round: HallRound | undefined;
  /** Last settled rounds that were shown, newest first. */
  readonly shown: readonly HallRound[];
  /** Totals of all settled rounds of this visit. */
  readonly figures: VisitFigures;
}

/** Event that changes the state of the rounds. */
export type StepEvent =
  /** A request is sent, or sent again with the same id. */
  | { readonly type: 'asked' }
  /** A request got no answer. */
  | { readonly type: 'lost' }
  | { readonly type: 'refused'; readonly code: RoundNote }
  /**
   * A round of an earlier visit or of another screen will be shown next, or the answer to a request of an earlier
   * visit.
   */
  | { readonly type: 'recovered' }
  /** A new state of the round has arrived and is being shown. */
  | { readonly type: 'arrived'; readonly round: HallRound }
  /** The state of the round that arrived was shown. */
  | { readonly type: 'shown'; readonly round: HallRound }
  /** No request is waiting for an answer any more. */
  | { readonly type: 'cleared' }
  | { readonly type: 'watched' }
  | { readonly type: 'watchEnded' };

/** State at the start of a visit. */
export const NEW_STEP_VISIT: StepState = {
  phase: 'idle',
  note: undefined,
  round: undefined,
  shown: [],
  figures: NO_VISIT_FIGURES,
};

/** Returns whether a round is open, so that the player can take steps. */
export const isOpenRound = ({ round }: HallRound): boolean => round?.status === 'open';

/** Returns whether a request may be sent or a replay may begin. */
export const isStepFree = ({ phase }: StepState): boolean =>
  phase === 'idle' || phase === 'open' || phase === 'unknown';

const restOf = (round: HallRound | undefined): StepPhase => (round === undefined ? 'idle' : 'open');

/** Returns the state after an event. An event that does not fit the phase changes nothing. */
export function reduceStep(state: StepState, event: StepEvent): StepState {
  switch (event.type) {
    case 'asked':
      return isStepFree(state) ? { ...state, phase: 'asking', note: undefined } : state;
    case 'lost':
      return state.phase === 'asking' ? { ...state, phase: 'unknown', note: 'unknown' } : state;
    case 'refused':
      return state.phase === 'asking' ? { ...state, phase: restOf(state.round), note: event.code } : state;
    case 'recovered':
      return state.phase === 'watching' ? state : { ...state, note: 'back' };
    case 'arrived':
      return state.phase === 'watching'
        ? state
        : { ...state, phase: isOpenRound(event.round) ? 'showing' : 'ending' };
    case 'shown':
      return state.phase === 'showing' || state.phase === 'ending' ? afterShown(state, event.round) : state;
    case 'cleared':
      return state.phase === 'unknown' ? { ...state, phase: restOf(state.round) } : state;
    case 'watched':
      return state.phase === 'idle' ? { ...state, phase: 'watching', note: undefined } : state;
    case 'watchEnded':
      return state.phase === 'watching' ? { ...state, phase: 'idle' } : state;
  }
}

function afterShown(state: StepState, round: HallRound): StepState {
  if (isOpenRound(round)) return { ...state, phase: 'open', round };
  return {
    ...state,
    phase: 'idle',
    round: undefined,
    shown: [round, ...state.shown].slice(0, KEPT_ROUNDS),
    figures: withSettledBet(state.figures, round),
  };
}
