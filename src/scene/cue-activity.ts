/** How long a scene may go on moving after its last cue before it counts as at rest, ms. */
const LONGEST_TAIL_MS = 8_000;

/** Tracks whether a scene is showing something it was cued to: from the first cue until all are shown and it rests. */
export interface CueActivity {
  /** Counts a cue until what it started has been shown; returns the same promise. */
  track(shown: Promise<void>): Promise<void>;
  isActive(): boolean;
}

/** Creates the cue activity of a scene that says whether it moves; `now` in ms. */
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
      // Scenes that never rest, as the ticker, have no tail to wait for without end.
      if (tailUntil !== undefined && (now() >= tailUntil || !isMoving())) tailUntil = undefined;
      return tailUntil !== undefined;
    },
  };
}
