import type { Pace } from './pace.ts';

/** What the brakes of a round depend on; times in scene ms. */
export interface Round {
  readonly pace: Pace;
  readonly startedAt: number;
  /** When the result came. */
  readonly resultAt: number;
  /** The round lasts no shorter than this, ms. */
  readonly minRoundMs: number;
  /** For each reel whether it teases. */
  readonly teases: readonly boolean[];
}

/**
 * Which reels run on because two scatters already stand: all that follow the second one, whether the third comes or
 * not, so that neither length nor order tells anything. `windows`: each reel's visible symbols.
 */
export function teasesOf(windows: readonly string[], scatter: string): boolean[] {
  let shown = 0;
  return windows.map((window) => {
    const teases = shown >= 2;
    if (window.includes(scatter)) shown += 1;
    return teases;
  });
}

/** When the brake of each reel begins (scene ms): B0 + r · stopDelay, a tease later for each reel that teases so far. */
export function brakesOf({ pace, startedAt, resultAt, minRoundMs, teases }: Round): number[] {
  const last = teases.length - 1;
  // Brakes at one instant need all reels at full speed; staggered ones are later than that by themselves.
  const upToSpeed = pace.stopDelay === 0 ? startedAt + last * pace.spinDelay + pace.startMs : -Infinity;
  const shortest = startedAt + minRoundMs - last * pace.stopDelay - pace.brakeMs;
  let at = Math.max(resultAt, startedAt + pace.min, upToSpeed, shortest);
  return teases.map((teased, reel) => {
    if (reel > 0) at += pace.stopDelay;
    if (teased) at += pace.teaseMs;
    return at;
  });
}
