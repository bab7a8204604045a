import { WALK } from './tuning.ts';

/** Waits of the ramp, in ms: 100, 120 … up to the first above 300. */
export const RAMP: readonly number[] = (() => {
  const waits: number[] = [];
  for (let wait: number = WALK.rampFrom; ; wait += WALK.rampBy) {
    waits.push(wait);
    if (wait > WALK.rampBeyond) return waits;
  }
})();

/** Length of the ramp, ms. */
export const RAMP_MS = RAMP.reduce((sum, wait) => sum + wait, 0);

const mod = (value: number, by: number): number => ((value % by) + by) % by;

/** Input of the schedule at a move boundary when a result is known. */
export interface StopRequest {
  /** The lit cell. */
  readonly head: number;
  /** The cell to stop on. */
  readonly target: number;
  /** Moves made since the step clock started. */
  readonly moved: number;
  /** Minimum number of visible laps: 2 normally, 0 in turbo. */
  readonly laps: number;
  /** Minimum time before the landing (`minRoundMs`), ms; whole laps are added for it. */
  readonly atLeast?: number;
}

/**
 * Returns the waits in ms before each of the remaining moves, cruise and ramp; after the last move the light is on
 * the target (docs/scenes.md, Fixed by the product).
 */
export function stopSchedule({ head, target, moved, laps, atLeast = 0 }: StopRequest): number[] {
  let cruise = mod(target - head - RAMP.length, WALK.cells);
  const owed = Math.max(0, WALK.cells * laps - moved);
  while (cruise < owed || cruise * WALK.cruise + RAMP_MS < atLeast) cruise += WALK.cells;
  return [...Array.from({ length: cruise }, () => WALK.cruise), ...RAMP];
}

/** Returns the ms from the start of the step clock to the landing when the result arrives in time. */
export function walkMs(from: number, target: number, laps: number): number {
  return stopSchedule({ head: from, target, moved: 0, laps }).reduce((sum, wait) => sum + wait, 0);
}

/** Returns how many cells behind the light still glow, by the wait before its last move in ms. */
export const trailLength = (wait: number): number => Math.max(1, Math.round((3 * WALK.cruise) / wait + 0.4));

/** Returns the cell `steps` clockwise of another. */
export const cellAfter = (cell: number, steps: number): number => mod(cell + steps, WALK.cells);
