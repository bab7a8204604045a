import { useCallback, useEffect, useRef, useState } from 'react';
import type { StudioRound } from '../../contract/studio.ts';

/** How a scene shows a past round: the cues that a live one gets, without a bet. */
export interface WatchScene {
  start(): void;
  /** Resolves when it is on the screen. */
  show(round: StudioRound, instant: boolean): Promise<void>;
  skip(): void;
}

/** A past round that is shown again. */
export interface WatchedRound {
  /** The settled round. */
  readonly round: StudioRound;
  /** As far as it has been shown; undefined before its first step. */
  readonly seen: StudioRound | undefined;
  /** All of it has been shown. */
  readonly isOver: boolean;
}

/** A past round in the picture: nothing is asked, booked or told to the lobby. */
export interface Watching {
  readonly watched: WatchedRound | undefined;
  /** Shows a round from its bet to its end, as its states one after the other; the last is the settled round. */
  readonly watch: (states: readonly StudioRound[]) => void;
  /** To the end of what is shown. */
  readonly skip: () => void;
  /** Back to what can be played. */
  readonly end: () => void;
}

/** Shows past rounds by the scene of the live ones. */
export function useWatchedRound(scene: WatchScene): Watching {
  const [states, setStates] = useState<readonly StudioRound[]>([]);
  /** How many of them have been shown. */
  const [count, setCount] = useState(0);
  const isHurried = useRef(false);
  const latest = useRef(scene);
  latest.current = scene;

  // As an effect: the picture has by then taken what the round was bet on.
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

  const watch = useCallback((next: readonly StudioRound[]) => {
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
