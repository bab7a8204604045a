/** A frame that took longer than this (ms) moves the scene by less, so that a hitch is a little slower, not a jump. */
const LONGEST_STEP = 50;
/** How much of a long frame the scene moves by at least: whatever the frames are, it is never a tenth behind. */
const LEAST_SHARE = 0.9;
/** So many long frames on end (half a second and more) are no hitch: the device is slow. */
const SLOW_AFTER = 10;

/** Turns the frames of a device into steps of a scene. */
export interface FrameSteps {
  /** Returns how far (ms) the scene moves in a frame that took so long (ms): never farther, and at least nine tenths. */
  next(frame: number): number;
  /** True once the device has shown that it cannot draw twenty frames a second: scenes then show fewer details. */
  readonly isSlow: boolean;
}

/** Creates the steps of one scene; a device that was slow once stays slow. */
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
