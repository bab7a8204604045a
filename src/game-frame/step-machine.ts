import type { HallRound } from '../../contract/game-server.ts';
import { KEPT_ROUNDS, type RoundNote } from './pending-call.ts';
import { NO_VISIT_FIGURES, type VisitFigures, withSettledBet } from './visit-figures.ts';

/**
 * idle: a bet may be made; open: a step or a cash-out may be requested; asking: a call is on its way; showing: the result
 * of a step is being shown and the round continues; ending: the end of the round is being shown; unknown: no answer came
 * and the result has to be requested; watching: a past round is shown again.
 */
export type StepPhase = 'idle' | 'open' | 'asking' | 'showing' | 'ending' | 'unknown' | 'watching';

/** The rounds of a visit in a step game. */
export interface StepState {
  readonly phase: StepPhase;
  readonly note: RoundNote | undefined;
  /** The open round as far as it has been shown; undefined when none is open. */
  readonly round: HallRound | undefined;
  /** The last settled rounds that have been shown, newest first. */
  readonly shown: readonly HallRound[];
  /** Totals of all rounds of the visit. */
  readonly figures: VisitFigures;
}

/** What happens to the rounds. */
export type StepEvent =
  /** A call is sent, or sent again. */
  | { readonly type: 'asked' }
  /** No answer came. */
  | { readonly type: 'lost' }
  | { readonly type: 'refused'; readonly code: RoundNote }
  /** A round or a call of an earlier visit, or of another screen, is about to be shown. */
  | { readonly type: 'recovered' }
  /** A state of the round is being shown. */
  | { readonly type: 'arrived'; readonly round: HallRound }
  /** That state is on the screen. */
  | { readonly type: 'shown'; readonly round: HallRound }
  /** Nothing is pending any more. */
  | { readonly type: 'cleared' }
  | { readonly type: 'watched' }
  | { readonly type: 'watchEnded' };

/** The state of a new visit. */
export const NEW_STEP_VISIT: StepState = {
  phase: 'idle',
  note: undefined,
  round: undefined,
  shown: [],
  figures: NO_VISIT_FIGURES,
};

/** Returns whether a round accepts steps. */
export const isOpenRound = ({ round }: HallRound): boolean => round?.status === 'open';

/** Returns whether a call or a past round may begin. */
export const isStepFree = ({ phase }: StepState): boolean =>
  phase === 'idle' || phase === 'open' || phase === 'unknown';

const restOf = (round: HallRound | undefined): StepPhase => (round === undefined ? 'idle' : 'open');

/** Returns the state after an event; an event that does not fit the phase changes nothing. */
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
