/** Frame time (ms) above which the scene moves by less, so that a hitch slows it slightly instead of making it jump. */
const LONGEST_STEP = 50;
/** Minimum share of a long frame that the scene moves by, so that it never lags more than a tenth. */
const LEAST_SHARE = 0.9;
/** Long frames in a row (at least half a second) that prove a slow device, not a hitch. */
const SLOW_AFTER = 10;

/** Turns the frame times of a device into the steps of a scene. */
export interface FrameSteps {
  /** Returns how far (ms) the scene moves for a frame time (ms): never more than it, and at least nine tenths. */
  next(frame: number): number;
  /** Whether the device has failed to draw twenty frames a second: scenes then show fewer details. */
  readonly isSlow: boolean;
}

/** Creates the steps of one scene; a device once found slow stays slow. */
export function createFrameSteps(): FrameSteps {
  let longOnEnd = 0;
  let isSlow = false;
  return {
    next(frame) {
      longOnEnd = frame > LONGEST_STEP ? longOnEnd + 1 : 0;
      isSlow ||= longOnEnd >= SLOW_AFTER;
      return frame > LONGEST_STEP ? Math.max(LONGEST_STEP, frame * LEAST_SHARE) : frame;
    },
    get isSlow() {
      return isSlow;
    },
  };
}
