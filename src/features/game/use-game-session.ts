import { useCallback, useEffect, useRef, useState } from 'react';
import type { ResponseOf } from '../../../contract/call.ts';
import type { startGame } from '../../../contract/game-launch.ts';
import { useExitGameMutation, useStartGameMutation } from '../../api/game-launch.ts';

/** What of a game is asked for by the page's address. */
export interface GameAsk {
  readonly gameId: number;
  readonly tryIt: boolean;
  readonly activityId: number | undefined;
}

/** A game as it was opened. */
export type StartedGame = ResponseOf<typeof startGame>;

/** The game that the page holds. */
export interface GameSession {
  readonly game: StartedGame | undefined;
  /** Why it did not open. */
  readonly error: unknown;
  /** Opens it anew, in a session of its own. */
  readonly reopen: () => void;
}

/** Opens a game for as long as the page stands, and leaves it with the page. */
export function useGameSession({ gameId, tryIt, activityId }: GameAsk): GameSession {
  const [start] = useStartGameMutation();
  const [exit] = useExitGameMutation();
  const [turn, setTurn] = useState(0);
  const [state, setState] = useState<{ game?: StartedGame; error?: unknown }>({});
  const latestExit = useRef(exit);
  latestExit.current = exit;
  useEffect(() => {
    let isLeft = false;
    let sessionId: string | undefined;
    const leave = (id: string): void => void latestExit.current({ sessionId: id });
    start({ gameId, tryIt, ...(activityId === undefined ? {} : { activityId }) })
      .unwrap()
      .then(
        (game) => {
          // The page was left while it opened.
          if (isLeft) return leave(game.sessionId);
          sessionId = game.sessionId;
          // A page of our own origin could reach into the lobby from its frame.
          const isApart = new URL(game.frameUrl).origin !== location.origin;
          setState(isApart ? { game } : { error: new Error('the frame has the origin of the lobby') });
        },
        (error: unknown) => {
          if (!isLeft) setState({ error });
        },
      );
    return () => {
      isLeft = true;
      if (sessionId !== undefined) leave(sessionId);
    };
  }, [start, gameId, tryIt, activityId, turn]);
  const reopen = useCallback(() => {
    setState({});
    setTurn((before) => before + 1);
  }, []);
  return { game: state.game, error: state.error, reopen };
}
