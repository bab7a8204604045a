/**
 * idle: a round may begin; playing: from the press until the result rests on the screen; unknown: no answer came and the
 * result has to be requested; replaying: a stored round is shown once more.
 */
export type RoundPhase = 'idle' | 'playing' | 'unknown' | 'replaying';

/** A game's round as its page shows it. */
export interface RoundState {
  readonly phase: RoundPhase;
  /** Text of the live region. */
  readonly announcement: string;
  /** What went wrong, in the player's language; empty if nothing did. */
  readonly problem: string;
  /** When the past round on screen was played, milliseconds since 1970; undefined after the next round begins. */
  readonly replayedAt: number | undefined;
}

/** What happens to a round. */
export type RoundEvent =
  /** A round was bought, or the answer of an earlier one is requested. */
  | { readonly type: 'started'; readonly announcement: string }
  /** A past round is shown again. */
  | { readonly type: 'replayStarted'; readonly time: number }
  | { readonly type: 'announced'; readonly announcement: string }
  /** The call failed: refused, or without an answer. */
  | { readonly type: 'failed'; readonly problem: string }
  /** Another tab plays. */
  | { readonly type: 'blocked'; readonly problem: string }
  /** The next press counts; `isUnknown` where the result still has to be requested. */
  | { readonly type: 'ended'; readonly isUnknown: boolean }
  /** Nothing is pending any more. */
  | { readonly type: 'cleared' };

/** The state of a page that has just been opened. */
export const NEW_PAGE: RoundState = { phase: 'idle', announcement: '', problem: '', replayedAt: undefined };

/** Returns the state after an event; an event that does not fit the phase changes nothing. */
export function reduceRound(state: RoundState, event: RoundEvent): RoundState {
  const isRunning = state.phase === 'playing' || state.phase === 'replaying';
  switch (event.type) {
    case 'started':
      return isRunning ? state : { ...NEW_PAGE, phase: 'playing', announcement: event.announcement };
    case 'replayStarted':
      return isRunning ? state : { ...state, phase: 'replaying', problem: '', replayedAt: event.time };
    case 'announced':
      return isRunning ? { ...state, announcement: event.announcement } : state;
    case 'failed':
      return state.phase === 'playing' ? { ...state, announcement: '', problem: event.problem } : state;
    case 'blocked':
      return isRunning ? state : { ...state, problem: event.problem };
    case 'ended':
      return isRunning ? { ...state, phase: event.isUnknown ? 'unknown' : 'idle' } : state;
    case 'cleared':
      return state.phase === 'unknown' ? { ...state, phase: 'idle' } : state;
  }
}
