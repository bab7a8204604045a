import type { FrameMessage } from '../../../contract/game-frame.ts';
import type { Transition } from '../../ui/use-machine.ts';

/** What a game's frame has reported to the page that contains it. */
export interface GameRoomState {
  /** Whether the frame has loaded its game. */
  readonly isReady: boolean;
  /** Whether the frame has sent any message. */
  readonly hasAnswered: boolean;
  /** Whether the frame's session has ended, so that the player must open the game again. */
  readonly isEnded: boolean;
  /** Whether the last stake was refused because it exceeded the balance. */
  readonly isShort: boolean;
  /** Number of times that the frame has asked for the player's settings. */
  readonly asked: number;
  /** Payouts minus stakes of the session, in hundredths of a coin. */
  readonly net: number;
  /** Balance that the frame last reported, in hundredths of a coin; undefined before a report. */
  readonly claimed: number | undefined;
}

/** Events of the page around a game's frame. */
export type GameRoomEvent =
  | { readonly type: 'received'; readonly message: FrameMessage }
  /** The player opens the game again after its session has ended. */
  | { readonly type: 'reopened' };

/** What the page has to do after a message of the frame. */
export type GameRoomCommand =
  | { readonly type: 'forgetOpenRounds' }
  | { readonly type: 'changeOpenRounds'; readonly by: 1 | -1 }
  /**
   * `holdResults` delays displays that would reveal a result until the frame has shown it; `releaseResults` ends this.
   */
  | { readonly type: 'holdResults' | 'releaseResults' }
  /** Fetches the balance from the server, because amounts in the frame's messages are not trusted. */
  | { readonly type: 'refreshBalances' }
  | { readonly type: 'reportSceneFailure'; readonly reason: string }
  | { readonly type: 'leave' };

/** State before the frame has sent a message. */
export const NEW_ROOM: GameRoomState = {
  isReady: false,
  hasAnswered: false,
  isEnded: false,
  isShort: false,
  asked: 0,
  net: 0,
  claimed: undefined,
};

/** Returns the state after an event, and what the page has to do. */
export function reduceGameRoom(
  state: GameRoomState,
  event: GameRoomEvent,
): Transition<GameRoomState, GameRoomCommand> {
  if (event.type === 'reopened')
    return { state: { ...state, isReady: false, hasAnswered: false, isEnded: false, net: 0 }, commands: [] };
  const { message } = event;
  const answered = state.hasAnswered ? state : { ...state, hasAnswered: true };
  return { state: afterMessage(answered, message), commands: commandsOf(message) };
}

function afterMessage(state: GameRoomState, message: FrameMessage): GameRoomState {
  switch (message.type) {
    case 'started':
      return { ...state, asked: state.asked + 1 };
    case 'ready':
      return { ...state, isReady: true, asked: state.asked + 1 };
    case 'balance':
      return { ...state, claimed: message.balance };
    case 'betPlaced':
      return { ...state, isShort: false };
    case 'insufficientFunds':
      return { ...state, isShort: true };
    case 'roundSettled':
      return { ...state, net: state.net + message.payout - message.stake };
    case 'error':
      return message.reason === 'sessionEnded' ? { ...state, isEnded: true } : state;
    default:
      return state;
  }
}

function commandsOf(message: FrameMessage): readonly GameRoomCommand[] {
  switch (message.type) {
    // These messages may arrive in the middle of a round, so they release no results.
    case 'balance':
    case 'orientation':
      return [];
    case 'sceneFailed':
      return [{ type: 'reportSceneFailure', reason: message.reason }];
    case 'betPlaced':
      return [{ type: 'changeOpenRounds', by: 1 }, { type: 'holdResults' }];
    case 'resultAwaited':
      return [{ type: 'holdResults' }];
    case 'ready':
      return [{ type: 'forgetOpenRounds' }, { type: 'releaseResults' }];
    case 'betRefused':
      return [{ type: 'releaseResults' }, { type: 'changeOpenRounds', by: -1 }];
    case 'roundSettled':
      return [{ type: 'releaseResults' }, { type: 'changeOpenRounds', by: -1 }, { type: 'refreshBalances' }];
    case 'insufficientFunds':
      return [{ type: 'releaseResults' }, { type: 'refreshBalances' }];
    case 'close':
      return [{ type: 'releaseResults' }, { type: 'leave' }];
    case 'started':
    case 'resultShown':
    case 'error':
      return [{ type: 'releaseResults' }];
  }
}
