import type { HostClock } from '../../scenes/engine/host.ts';

/** A host clock that a benchmark advances manually. */
export interface HandClock extends HostClock {
  /** Advances by ms: runs due timers, then the requested frame. */
  tick(ms: number): void;
  /** Whether a frame was requested. */
  readonly isAsked: boolean;
}

/** Creates a clock that advances only by `tick`. */
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
    // A host has one timer at most.
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
