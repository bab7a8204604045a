/**
 * Longest frame time, ms, by which a scene advances in full. After a longer frame it advances by less, so that a short
 * delay causes no visible jump.
 */
const LONGEST_STEP = 50;
/**
 * Smallest share of a long frame by which a scene advances, so that the scene is at most a tenth slower than the clock.
 */
const LEAST_SHARE = 0.9;
/** Number of long frames in a row (at least half a second) after which the device counts as slow. */
const SLOW_AFTER = 10;

/** Converts the frame times of a device to the times by which a scene advances. */
export interface FrameSteps {
  /** Returns by how many ms the scene advances for a frame of `frame` ms: at most all of it, at least nine tenths. */
  next(frame: number): number;
  /** Whether the device has failed to draw twenty frames a second; scenes then draw fewer particles. */
  readonly isSlow: boolean;
}

/** Creates the steps of one scene. A device that was slow once stays slow. */
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
