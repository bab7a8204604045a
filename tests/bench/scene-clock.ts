import type { HostClock } from '../../scenes/engine/host.ts';

/** A host's clock that a benchmark moves by hand. */
export interface HandClock extends HostClock {
  /** Moves on by ms: due timers run, then the frame that was asked for. */
  tick(ms: number): void;
  /** True when a frame was asked for. */
  readonly isAsked: boolean;
}

/** Makes a clock that stands until it is ticked. */
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
    // A host keeps one timer at most.
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
