import { useCallback, useEffect, useRef, useState } from 'react';
import type { HallRound } from '../../contract/game-server.ts';

/** Cues that replay a past round: those of a live one, without a bet. */
export interface WatchScene {
  start(): void;
  /** Resolves when it is on the screen. */
  show(round: HallRound, instant: boolean): Promise<void>;
  skip(): void;
}

/** A past round that is shown again. */
export interface WatchedRound {
  /** Settled round. */
  readonly round: HallRound;
  /** Last state shown; undefined before the first. */
  readonly seen: HallRound | undefined;
  /** Whether all of it has been shown. */
  readonly isOver: boolean;
}

/** Replay of a past round: nothing is requested, booked or reported to the lobby. */
export interface Watching {
  readonly watched: WatchedRound | undefined;
  /** Replays a round from its bet to its end, one state after the other; the last is the settled round. */
  readonly watch: (states: readonly HallRound[]) => void;
  /** Skips to the end of the replay. */
  readonly skip: () => void;
  /** Returns to the playable game. */
  readonly end: () => void;
}

/** Replays past rounds in the scene of the live ones. */
export function useWatchedRound(scene: WatchScene): Watching {
  const [states, setStates] = useState<readonly HallRound[]>([]);
  /** Number of states shown. */
  const [count, setCount] = useState(0);
  const isHurried = useRef(false);
  const latest = useRef(scene);
  latest.current = scene;

  // In an effect: by then the picture has adopted the round's choice.
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
