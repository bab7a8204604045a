import type { Motion, Timeline } from '../engine/motion.ts';

/** Length of one stretch of the endless wait, ms; another follows. */
const STRETCH = 60_000;

/** Creates a timeline that shows 0 to 1 over `ms`; both ends are shown exactly. */
export function progressOf(motion: Motion, ms: number, show: (progress: number) => void): Timeline {
  return thenProgress(motion.timeline(), ms, show);
}

/** Appends another 0 to 1 over `ms` to a timeline. */
export function thenProgress(timeline: Timeline, ms: number, show: (progress: number) => void): Timeline {
  const clock = { q: 0 };
  return timeline.to(clock, { q: 1, duration: ms, ease: 'none', onUpdate: () => show(clock.q) });
}

/** Creates one stretch of the endless wait: a timeline that shows the time waited, ms, from `since` on. */
export function stretchOf(motion: Motion, since: number, show: (ms: number) => void): Timeline {
  const clock = { ms: since };
  const onUpdate = (): void => show(clock.ms);
  return motion.timeline().to(clock, { ms: since + STRETCH, duration: STRETCH, ease: 'none', onUpdate });
}

/** Returns the progress between two points of a progress, again 0 to 1. */
export const partOf = (progress: number, from: number, to: number): number =>
  Math.min(1, Math.max(0, (progress - from) / (to - from)));
