import type { HallRound } from '../../contract/game-server.ts';
import { KEPT_ROUNDS, type RoundNote } from './pending-call.ts';
import { NO_VISIT_FIGURES, type VisitFigures, withSettledBet } from './visit-figures.ts';

/**
 * idle: a bet may be placed. playing: a bet is on its way, or its result is being shown. unknown: no answer came, and
 * the result must be requested again. watching: a past round is replayed.
 */
export type InstantPhase = 'idle' | 'playing' | 'unknown' | 'watching';

/** State of a visit to a game whose rounds are single draws. */
export interface InstantState {
  readonly phase: InstantPhase;
  readonly note: RoundNote | undefined;
  /** Last settled rounds that were shown, newest first. */
  readonly shown: readonly HallRound[];
  /** Totals of all settled rounds of this visit. */
  readonly figures: VisitFigures;
}

/** Event that changes the state of the rounds. */
export type InstantEvent =
  /** A bet is sent, or sent again with the same id. */
  | { readonly type: 'asked' }
  /** A bet got no answer. */
  | { readonly type: 'lost' }
  | { readonly type: 'refused'; readonly code: RoundNote }
  /** The answer to a bet of an earlier visit has arrived. */
  | { readonly type: 'recovered' }
  /** The result was shown long enough for the next bet. */
  | { readonly type: 'settled'; readonly round: HallRound }
  /** No bet is waiting for an answer any more. */
  | { readonly type: 'cleared' }
  | { readonly type: 'watched' }
  | { readonly type: 'watchEnded' };

/** State at the start of a visit. */
export const NEW_INSTANT_VISIT: InstantState = {
  phase: 'idle',
  note: undefined,
  shown: [],
  figures: NO_VISIT_FIGURES,
};

/** Returns whether a request may be sent or a replay may begin. */
export const isInstantFree = ({ phase }: InstantState): boolean => phase === 'idle' || phase === 'unknown';

/** Returns the state after an event. An event that does not fit the phase changes nothing. */
export function reduceInstant(state: InstantState, event: InstantEvent): InstantState {
  switch (event.type) {
    case 'asked':
      return isInstantFree(state) ? { ...state, phase: 'playing', note: undefined } : state;
    case 'watched':
      return state.phase === 'idle' ? { ...state, phase: 'watching', note: undefined } : state;
    case 'watchEnded':
      return state.phase === 'watching' ? { ...state, phase: 'idle' } : state;
    case 'cleared':
      return state.phase === 'unknown' ? { ...state, phase: 'idle' } : state;
    default:
      return state.phase === 'playing' ? afterAnswer(state, event) : state;
  }
}

function afterAnswer(
  state: InstantState,
  event: Extract<InstantEvent, { type: 'lost' | 'refused' | 'recovered' | 'settled' }>,
): InstantState {
  switch (event.type) {
    case 'lost':
      return { ...state, phase: 'unknown', note: 'unknown' };
    case 'refused':
      return { ...state, phase: 'idle', note: event.code };
    case 'recovered':
      return { ...state, note: 'back' };
    case 'settled':
      return {
        ...state,
        phase: 'idle',
        shown: [event.round, ...state.shown].slice(0, KEPT_ROUNDS),
        figures: withSettledBet(state.figures, event.round),
      };
  }
}
