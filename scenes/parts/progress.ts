import type { Motion, Timeline } from '../engine/motion.ts';

/** Duration of one timeline of an endless wait, ms; then the next one begins. */
const STRETCH = 60_000;

/** Returns a timeline that calls `show` with 0 to 1 over `ms`; both 0 and 1 are always shown. */
export function progressOf(motion: Motion, ms: number, show: (progress: number) => void): Timeline {
  return thenProgress(motion.timeline(), ms, show);
}

/** Appends another run of `show` from 0 to 1 over `ms` to a timeline, which is returned. */
export function thenProgress(timeline: Timeline, ms: number, show: (progress: number) => void): Timeline {
  const clock = { q: 0 };
  return timeline.to(clock, { q: 1, duration: ms, ease: 'none', onUpdate: () => show(clock.q) });
}

/**
 * Returns a timeline for a part of an endless wait: it calls `show` with the time waited in ms, starting at `since`.
 */
export function stretchOf(motion: Motion, since: number, show: (ms: number) => void): Timeline {
  const clock = { ms: since };
  const onUpdate = (): void => show(clock.ms);
  return motion.timeline().to(clock, { ms: since + STRETCH, duration: STRETCH, ease: 'none', onUpdate });
}

/** Returns the progress 0..1 of a part of a motion: the part lasts from the motion's progress `from` to `to`. */
export const partOf = (progress: number, from: number, to: number): number =>
  Math.min(1, Math.max(0, (progress - from) / (to - from)));
