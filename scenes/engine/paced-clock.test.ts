import { expect, it } from 'vitest';
import type { HostClock } from './host.ts';
import { pacedClock } from './paced-clock.ts';

/** Returns a clock whose time the test sets and which stores one requested frame. */
function handClock() {
  const state = { now: 1_000, run: (_: number): void => undefined, ms: 0 };
  const clock: HostClock = {
    now: () => state.now,
    requestFrame: (run) => {
      state.run = run;
      return 1;
    },
    cancelFrame: () => undefined,
    setTimer: (_run, ms) => (state.ms = ms),
    clearTimer: () => undefined,
  };
  return { state, clock };
}

it('a paced clock runs at its pace, and continues from its current time when the pace changes', () => {
  const { state, clock } = handClock();
  let pace = 8;
  const paced = pacedClock(clock, () => pace);
  state.now += 100;
  expect(paced.now()).toBe(1_800);
  pace = 0.5;
  state.now += 100;
  expect(paced.now()).toBe(1_850);
});

it('a paced clock passes its own time to frames, and divides the delay of timers by its pace', () => {
  const { state, clock } = handClock();
  const paced = pacedClock(clock, () => 4);
  let frameAt = 0;
  paced.requestFrame((at) => (frameAt = at));
  state.now += 10;
  state.run(state.now);
  expect(frameAt).toBe(1_040);
  paced.setTimer(() => undefined, 1_000);
  expect(state.ms).toBe(250);
  pacedClock(clock, () => 1e-9).setTimer(() => undefined, 60_000);
  expect(state.ms).toBe(2 ** 31 - 1);
});
