import type { ReelTiming } from './reel-timing.ts';

/** Input of a round's brakes; times in scene ms. */
export interface BrakeRequest {
  readonly timing: ReelTiming;
  readonly startedAt: number;
  /** When the result came. */
  readonly resultAt: number;
  /** Minimum length of the round, ms. */
  readonly minRoundMs: number;
  /** Whether each reel runs on in anticipation (tease). */
  readonly teases: readonly boolean[];
}

/**
 * Returns which reels run on because two scatters have already landed: all after the second one, whether the third
 * comes or not, so that neither length nor order reveals the result. `windows`: each reel's visible symbols.
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
 * Returns when the brake of each reel begins (scene ms): B0 + r · stopDelay, later by one tease for each teased reel
 * so far.
 */
export function brakeTimes({ timing, startedAt, resultAt, minRoundMs, teases }: BrakeRequest): number[] {
  const last = teases.length - 1;
  // Simultaneous brakes need all reels at full speed; staggered ones are late enough by themselves.
  const upToSpeed = timing.stopDelay === 0 ? startedAt + last * timing.spinDelay + timing.startMs : -Infinity;
  const shortest = startedAt + minRoundMs - last * timing.stopDelay - timing.brakeMs;
  let at = Math.max(resultAt, startedAt + timing.min, upToSpeed, shortest);
  return teases.map((teased, reel) => {
    if (reel > 0) at += timing.stopDelay;
    if (teased) at += timing.teaseMs;
    return at;
  });
}
