import type { Timeline } from '../engine/motion.ts';
import { fromTo } from './from-to.ts';

/** Press animation of a button: times in ms, and the scale that it shrinks to. */
const PRESS = { down: 60, up: 160, scale: 0.94 } as const;

/** Adds the press animation of a button to a timeline: `scale` shrinks and springs back to 1. */
export function addPress(timeline: Timeline, scale: object): void {
  const full = { x: 1, y: 1 };
  const small = { x: PRESS.scale, y: PRESS.scale };
  fromTo(timeline, scale, full, small, { duration: PRESS.down, ease: 'power2.out' });
  fromTo(timeline, scale, small, full, { at: PRESS.down, duration: PRESS.up, ease: 'back.out(3)' });
}
