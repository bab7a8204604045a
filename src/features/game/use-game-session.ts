import { useCallback, useEffect, useRef, useState } from 'react';
import type { ResponseOf } from '../../../contract/call.ts';
import type { startGame } from '../../../contract/game-launch.ts';
import { useExitGameMutation, useStartGameMutation } from '../../api/game-launch.ts';

/** Parameters of a game in the page's address. */
export interface GameAsk {
  readonly gameId: number;
  readonly tryIt: boolean;
  readonly activityId: number | undefined;
}

/** An opened game, as the server sends it. */
export type StartedGame = ResponseOf<typeof startGame>;

/** The game that the page has opened, or the error of opening it. */
export interface GameSessionState {
  readonly game: StartedGame | undefined;
  /** Error of opening the game; undefined if there was none. */
  readonly error: unknown;
  /** Opens the same game again, in a new session. */
  readonly reopen: () => void;
}

/** Opens a game's session when the page mounts, and leaves it when the page unmounts. */
export function useGameSession({ gameId, tryIt, activityId }: GameAsk): GameSessionState {
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
          // The page was left while the game was being opened, so leave the game's session too.
          if (isLeft) return leave(game.sessionId);
          sessionId = game.sessionId;
          // The frame must have another origin than the lobby, or its scripts could access the lobby.
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
