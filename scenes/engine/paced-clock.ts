import type { HostClock } from './host.ts';

/** Longest delay that a browser's timer accepts, ms. */
const LONGEST_TIMER = 2 ** 31 - 1;

/**
 * Returns a clock for scenes that runs `pace()` times as fast as `clock`. The pace is above zero and may change at any
 * time.
 */
export function pacedClock(clock: HostClock, pace: () => number): HostClock {
  let before = clock.now();
  let elapsed = before;
  const now = (): number => {
    const at = clock.now();
    elapsed += (at - before) * pace();
    before = at;
    return elapsed;
  };
  return {
    now,
    requestFrame: (run) => clock.requestFrame(() => run(now())),
    cancelFrame: (id) => clock.cancelFrame(id),
    setTimer: (run, ms) => clock.setTimer(run, Math.min(ms / pace(), LONGEST_TIMER)),
    clearTimer: (id) => clock.clearTimer(id),
  };
}
