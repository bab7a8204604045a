import type { Motion, Timeline } from '../engine/motion.ts';

/** A stretch of waiting without an end, ms; then another begins. */
const STRETCH = 60_000;

/** A timeline that shows 0 to 1 over so many ms; both ends are shown exactly. */
export function progressOf(motion: Motion, ms: number, show: (progress: number) => void): Timeline {
  return thenProgress(motion.timeline(), ms, show);
}

/** Lets a timeline that has been made go on with another 0 to 1 over so many ms. */
export function thenProgress(timeline: Timeline, ms: number, show: (progress: number) => void): Timeline {
  const clock = { q: 0 };
  return timeline.to(clock, { q: 1, duration: ms, ease: 'none', onUpdate: () => show(clock.q) });
}

/** A timeline without an end that shows how long it has waited, ms, from `since` on. */
export function stretchOf(motion: Motion, since: number, show: (ms: number) => void): Timeline {
  const clock = { ms: since };
  const onUpdate = (): void => show(clock.ms);
  return motion.timeline().to(clock, { ms: since + STRETCH, duration: STRETCH, ease: 'none', onUpdate });
}

/** The part of a progress between two of its instants, itself 0 to 1. */
export const partOf = (progress: number, from: number, to: number): number =>
  Math.min(1, Math.max(0, (progress - from) / (to - from)));
