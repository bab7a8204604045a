import { WALK } from './tuning.ts';

/** Waits before the moves of the slowdown, in ms: 100, 120 … up to the first wait above 300. */
export const RAMP: readonly number[] = (() => {
  const waits: number[] = [];
  for (let wait: number = WALK.rampFrom; ; wait += WALK.rampBy) {
    waits.push(wait);
    if (wait > WALK.rampBeyond) return waits;
  }
})();

/** Duration of the slowdown, in ms. */
export const RAMP_MS = RAMP.reduce((sum, wait) => sum + wait, 0);

const mod = (value: number, by: number): number => ((value % by) + by) % by;

/** State of the light when its result becomes known, at the time of a move. */
export interface StopRequest {
  /** Number of the lit cell. */
  readonly head: number;
  /** Number of the cell to stop on. */
  readonly target: number;
  /** Number of moves since the light started. */
  readonly moved: number;
  /** Minimum number of visible laps: 2 normally, 0 in turbo mode. */
  readonly laps: number;
  /** Minimum time before the landing in ms (from `minRoundMs`); whole laps are added until it has passed. */
  readonly atLeast?: number;
}

/**
 * Returns the wait in ms before each remaining move, at full speed and then slowing down. After the last move the light
 * is on the target (docs/scenes.md, Fixed by the product).
 */
export function stopSchedule({ head, target, moved, laps, atLeast = 0 }: StopRequest): number[] {
  let cruise = mod(target - head - RAMP.length, WALK.cells);
  const owed = Math.max(0, WALK.cells * laps - moved);
  while (cruise < owed || cruise * WALK.cruise + RAMP_MS < atLeast) cruise += WALK.cells;
  return [...Array.from({ length: cruise }, () => WALK.cruise), ...RAMP];
}

/** Returns the time in ms from the light's start to its landing if the result arrives in time. */
export function walkMs(from: number, target: number, laps: number): number {
  return stopSchedule({ head: from, target, moved: 0, laps }).reduce((sum, wait) => sum + wait, 0);
}

/** Returns the number of cells that glow behind the light; `wait` is the time before the light's last move, ms. */
export const trailLength = (wait: number): number => Math.max(1, Math.round((3 * WALK.cruise) / wait + 0.4));

/** Returns the number of the cell `steps` cells clockwise from another. */
export const cellAfter = (cell: number, steps: number): number => mod(cell + steps, WALK.cells);
