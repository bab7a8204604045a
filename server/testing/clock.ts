import type { Clock } from '../clock.ts';

/** A clock that moves only when a test calls `set` or `advance`. */
export interface TestClock extends Clock {
  set(ms: number): void;
  advance(ms: number): void;
}

/** Creates a clock for tests, which starts at noon in Manila on Wednesday 18 November 2026. */
export function testClock(start: number = Date.UTC(2026, 10, 18, 4)): TestClock {
  let now = start;
  return {
    now: () => now,
    set: (ms) => void (now = ms),
    advance: (ms) => void (now += ms),
  };
}
