/**
 * Maximum time that a scene may move after its last cue (instruction from the page), ms; after that it counts as at
 * rest.
 */
const LONGEST_TAIL_MS = 8_000;

/**
 * Tracks whether a scene is busy with cues (instructions from the page): from the first cue until all cues were shown
 * and the scene is at rest.
 */
export interface CueActivity {
  /** Counts the scene as busy until `shown` settles; returns the same promise. */
  track(shown: Promise<void>): Promise<void>;
  isActive(): boolean;
}

/** Creates the cue activity of a scene. `isMoving` returns whether the scene moves; `now` returns a time in ms. */
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
      // Without a limit, scenes that always move, such as the ticker, would count as busy for ever.
      if (tailUntil !== undefined && (now() >= tailUntil || !isMoving())) tailUntil = undefined;
      return tailUntil !== undefined;
    },
  };
}
