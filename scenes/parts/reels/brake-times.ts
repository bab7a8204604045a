import type { ReelTiming } from './reel-timing.ts';

/** Input of `brakeTimes`; times are scene ms. */
export interface BrakeRequest {
  readonly timing: ReelTiming;
  readonly startedAt: number;
  /** Time at which the result arrived. */
  readonly resultAt: number;
  /** Minimum duration of the round, ms. */
  readonly minRoundMs: number;
  /** For each reel: whether it runs longer to build suspense (tease). */
  readonly teases: readonly boolean[];
}

/**
 * Returns which reels run longer because two scatters have landed: all after the second, whether a third comes or not,
 * so that neither duration nor order reveals the result. `windows` has the visible symbols of each reel.
 */
export function teasingReels(windows: readonly string[], scatter: string): boolean[] {
  let shown = 0;
  return windows.map((window) => {
    const teases = shown >= 2;
    if (window.includes(scatter)) shown += 1;
    return teases;
  });
}

/**
 * Returns the scene time at which each reel begins to brake: a common time, plus `stopDelay` per reel, plus `teaseMs`
 * for this and each earlier reel that runs longer.
 */
export function brakeTimes({ timing, startedAt, resultAt, minRoundMs, teases }: BrakeRequest): number[] {
  const last = teases.length - 1;
  // If all reels brake at the same time, all must have full speed; otherwise the delays make sure of that.
  const upToSpeed = timing.stopDelay === 0 ? startedAt + last * timing.spinDelay + timing.startMs : -Infinity;
  const shortest = startedAt + minRoundMs - last * timing.stopDelay - timing.brakeMs;
  let at = Math.max(resultAt, startedAt + timing.min, upToSpeed, shortest);
  return teases.map((teased, reel) => {
    if (reel > 0) at += timing.stopDelay;
    if (teased) at += timing.teaseMs;
    return at;
  });
}
