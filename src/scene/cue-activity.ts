/** Maximum time that a scene may keep moving after its last cue before it counts as at rest, ms. */
const LONGEST_TAIL_MS = 8_000;

/** Tracks whether a scene is busy with its cues: from the first cue until all are shown and it is at rest. */
export interface CueActivity {
  /** Counts a cue until its effect has been shown; returns the same promise. */
  track(shown: Promise<void>): Promise<void>;
  isActive(): boolean;
}

/** Creates the cue activity of a scene; `isMoving` returns whether it moves, `now` is in ms. */
export function createCueActivity(
  isMoving: () => boolean,
  now: () => number = () => performance.now(),
): CueActivity {
  let cues = 0;
  let tailUntil: number | undefined;
  return {
    track(shown) {
      cues += 1;
      const end = (): void => {
        cues -= 1;
        tailUntil = now() + LONGEST_TAIL_MS;
      };
      shown.then(end, end);
      return shown;
    },
    isActive() {
      if (cues > 0) return true;
      // Scenes that never rest, such as the ticker, would have an endless tail.
      if (tailUntil !== undefined && (now() >= tailUntil || !isMoving())) tailUntil = undefined;
      return tailUntil !== undefined;
    },
  };
}
