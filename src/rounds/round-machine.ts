/**
 * idle: a round may begin. playing: from the press until the result has been shown. unknown: no answer came, and the
 * result must be requested again. replaying: a past round is shown again.
 */
export type RoundPhase = 'idle' | 'playing' | 'unknown' | 'replaying';

/** State of a game's round on its page. */
export interface RoundState {
  readonly phase: RoundPhase;
  /** Text that screen readers announce. */
  readonly announcement: string;
  /** What went wrong, in the player's language; empty if nothing did. */
  readonly problem: string;
  /** Time at which the replayed round was played, ms since 1970; undefined once the next round begins. */
  readonly replayedAt: number | undefined;
}

/** Event that changes the state of a round. */
export type RoundEvent =
  /** A round was bought, or the outcome of an earlier round is requested. */
  | { readonly type: 'started'; readonly announcement: string }
  /** A replay of a past round begins. */
  | { readonly type: 'replayStarted'; readonly time: number }
  | { readonly type: 'announced'; readonly announcement: string }
  /** The call has failed: the server refused it, or no answer came. */
  | { readonly type: 'failed'; readonly problem: string }
  /** The round cannot begin because another tab is playing the game. */
  | { readonly type: 'blocked'; readonly problem: string }
  /** The round is over and the next press counts; `isUnknown` if its result must still be requested. */
  | { readonly type: 'ended'; readonly isUnknown: boolean }
  /** No pending round is left, so nothing needs to be requested. */
  | { readonly type: 'cleared' };

/** State of a page on which no round was played yet. */
export const NEW_PAGE: RoundState = { phase: 'idle', announcement: '', problem: '', replayedAt: undefined };

/** Returns the state after an event. An event that does not fit the phase changes nothing. */
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
