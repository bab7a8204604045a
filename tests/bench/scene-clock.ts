import type { HostClock } from '../../scenes/engine/host.ts';

/** A clock that a benchmark advances by hand. The host, which draws scenes, reads its time from it. */
export interface HandClock extends HostClock {
  /** Advances the clock by `ms`: runs the timer if it is due, then the requested frame. */
  tick(ms: number): void;
  /** Whether the host has requested a frame. */
  readonly isAsked: boolean;
}

/** Creates a clock that stands still until `tick` is called. */
export function createHandClock(): HandClock {
  let now = 0;
  let frame: ((now: number) => void) | undefined;
  let timer: { readonly at: number; readonly run: () => void } | undefined;
  return {
    now: () => now,
    requestFrame(run) {
      frame = run;
      return 1;
    },
    cancelFrame() {
      frame = undefined;
    },
    // A host sets at most one timer at a time, so a single variable is enough.
    setTimer(run, ms) {
      timer = { at: now + ms, run };
      return 1;
    },
    clearTimer() {
      timer = undefined;
    },
    get isAsked() {
      return frame !== undefined;
    },
    tick(ms) {
      now += ms;
      if (timer && timer.at <= now) {
        const { run } = timer;
        timer = undefined;
        run();
      }
      const run = frame;
      frame = undefined;
      run?.(now);
    },
  };
}
