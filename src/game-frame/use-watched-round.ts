import { useCallback, useEffect, useRef, useState } from 'react';
import type { HallRound } from '../../contract/game-server.ts';

/** Functions with which a replay uses a scene: the same as in a live round, but without a bet. */
export interface WatchScene {
  start(): void;
  /** Shows a state of a round; resolves when it was shown. If `instant`, the animation is left out. */
  show(round: HallRound, instant: boolean): Promise<void>;
  skip(): void;
}

/** A past round that is being replayed. */
export interface WatchedRound {
  /** The settled round. */
  readonly round: HallRound;
  /** State of the round that was shown last; undefined before the first. */
  readonly seen: HallRound | undefined;
  /** Whether every state of the round was shown. */
  readonly isOver: boolean;
}

/** Replay of a past round. It sends no request, changes no balance, and reports nothing to the lobby. */
export interface Watching {
  readonly watched: WatchedRound | undefined;
  /** Replays a round state by state, from its bet to the settled round, which is the last state. */
  readonly watch: (states: readonly HallRound[]) => void;
  /** Skips to the last state of the round. */
  readonly skip: () => void;
  /** Ends the replay, so that the player can bet again. */
  readonly end: () => void;
}

/** Replays past rounds in the scene that also shows live rounds. */
export function useWatchedRound(scene: WatchScene): Watching {
  const [states, setStates] = useState<readonly HallRound[]>([]);
  /** Number of states of the round that were shown. */
  const [count, setCount] = useState(0);
  const isHurried = useRef(false);
  const latest = useRef(scene);
  latest.current = scene;

  // Runs in an effect, because the scene must first have been rendered with the round's choice.
  useEffect(() => {
    if (states.length === 0) return;
    let isGone = false;
    const run = async (): Promise<void> => {
      latest.current.start();
      for (let at = 0; at < states.length; at++) {
        if (isHurried.current) at = states.length - 1;
        const state = states[at];
        if (state === undefined) return;
        await latest.current.show(state, isHurried.current);
        if (isGone) return;
        setCount(at + 1);
      }
    };
    queueMicrotask(() => {
      if (!isGone) void run();
    });
    return () => {
      isGone = true;
    };
  }, [states]);

  const watch = useCallback((next: readonly HallRound[]) => {
    isHurried.current = false;
    setCount(0);
    setStates(next);
  }, []);
  const skip = useCallback(() => {
    isHurried.current = true;
    latest.current.skip();
  }, []);
  const end = useCallback(() => setStates([]), []);
  const round = states.at(-1);
  const watched = round && { round, seen: states[count - 1], isOver: count === states.length };
  return { watched, watch, skip, end };
}
