import type { Timeline } from '../engine/motion.ts';

/**
 * Adds a tween from known values to known values to a timeline, in ms. Both ends are written down, so the picture at
 * an instant never depends on which frames were drawn before it; until `at` the target stays as it is.
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
