/** How long a scene may go on moving after its last cue before it counts as at rest, ms. */
const LONGEST_TAIL = 8_000;

/** Knows whether a round is being played: from its first cue until all are shown and the scene has come to rest. */
export interface Round {
  /** Counts a cue until what it started has been shown. */
  follow(shown: Promise<void>): Promise<void>;
  isOn(): boolean;
}

/** Makes a round's watch over a scene that says whether it moves; `now` in ms. */
export function createRound(isMoving: () => boolean, now: () => number = () => performance.now()): Round {
  let cues = 0;
  let tailUntil: number | undefined;
  return {
    follow(shown) {
      cues += 1;
      const end = (): void => {
        cues -= 1;
        tailUntil = now() + LONGEST_TAIL;
      };
      shown.then(end, end);
      return shown;
    },
    isOn() {
      if (cues > 0) return true;
      // Scenes that never rest, as the ticker, have no tail to wait for without end.
      if (tailUntil !== undefined && (now() >= tailUntil || !isMoving())) tailUntil = undefined;
      return tailUntil !== undefined;
    },
  };
}
