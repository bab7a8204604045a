import type { Timeline } from '../engine/motion.ts';

/**
 * Adds a tween with explicit start and end values to a timeline; times in ms. Because both ends are explicit, the
 * picture at a given time does not depend on the frames drawn before. Until `at` the target does not change.
 */
export function fromTo(
  timeline: Timeline,
  target: object,
  from: Readonly<Record<string, number>>,
  to: Readonly<Record<string, number>>,
  {
    at = 0,
    duration,
    ease = 'none',
  }: { readonly at?: number; readonly duration: number; readonly ease?: string },
): Timeline {
  return timeline.fromTo(target, { ...from }, { ...to, duration, ease, immediateRender: false }, at);
}
