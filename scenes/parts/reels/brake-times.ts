import type { ReelTiming } from './reel-timing.ts';

/** What the brakes of a round depend on; times in scene ms. */
export interface BrakeRequest {
  readonly timing: ReelTiming;
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
export function teasingReels(windows: readonly string[], scatter: string): boolean[] {
  let shown = 0;
  return windows.map((window) => {
    const teases = shown >= 2;
    if (window.includes(scatter)) shown += 1;
    return teases;
  });
}

/** When the brake of each reel begins (scene ms): B0 + r · stopDelay, a tease later for each reel that teases so far. */
export function brakeTimes({ timing, startedAt, resultAt, minRoundMs, teases }: BrakeRequest): number[] {
  const last = teases.length - 1;
  // Brakes at one instant need all reels at full speed; staggered ones are later than that by themselves.
  const upToSpeed = timing.stopDelay === 0 ? startedAt + last * timing.spinDelay + timing.startMs : -Infinity;
  const shortest = startedAt + minRoundMs - last * timing.stopDelay - timing.brakeMs;
  let at = Math.max(resultAt, startedAt + timing.min, upToSpeed, shortest);
  return teases.map((teased, reel) => {
    if (reel > 0) at += timing.stopDelay;
    if (teased) at += timing.teaseMs;
    return at;
  });
}
