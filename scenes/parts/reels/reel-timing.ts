/** Timing of the reels: start, run and stop. Times in ms, speeds in symbols per second. */
export interface ReelTiming {
  /** Time between the starts of two neighbouring reels. */
  readonly spinDelay: number;
  /** Time between the brakes of two neighbouring reels. */
  readonly stopDelay: number;
  /** Minimum time from the start to the first brake. */
  readonly min: number;
  readonly speed: number;
  /** Time from rest to full speed. */
  readonly startMs: number;
  readonly brakeMs: number;
  /** Parameter of the easing back.out with which a reel stops. */
  readonly overshoot: number;
  /** Additional time of each reel after two scatters; 0 for none. */
  readonly teaseMs: number;
}

/**
 * The three presets. Their delays, minimum durations and additional times after two scatters are in docs/scenes.md,
 * Fixed by the product.
 */
export const REEL_TIMINGS = {
  normal: {
    spinDelay: 100,
    stopDelay: 140,
    min: 500,
    speed: 24,
    startMs: 300,
    brakeMs: 420,
    overshoot: 1.2,
    teaseMs: 450,
  },
  turbo: {
    spinDelay: 30,
    stopDelay: 0,
    min: 300,
    speed: 36,
    startMs: 200,
    brakeMs: 220,
    overshoot: 1,
    teaseMs: 250,
  },
  super: {
    spinDelay: 0,
    stopDelay: 0,
    min: 100,
    speed: 48,
    startMs: 50,
    brakeMs: 120,
    overshoot: 0.6,
    teaseMs: 0,
  },
} as const satisfies Readonly<Record<string, ReelTiming>>;

/** Name of a preset. */
export type ReelTimingName = keyof typeof REEL_TIMINGS;

/** Maximum time between the starts of neighbouring reels in free spins, ms. */
export const FREE_SPIN_DELAY = 60;

/**
 * Speed in symbols per second from which only the blurred symbols are visible, so that a jump by whole symbols cannot
 * be seen.
 */
export const BLUR_FROM = 7;
/** Speed in symbols per second below which only the sharp symbols are visible. */
export const SHARP_BELOW = 3;

/** Speeds of a reel that runs longer after two scatters, as shares of its speed before: first faster, then slow. */
export const TEASE = { peak: 1.25, end: 0.5 } as const;

/** A skip of a reel: time until it stops in ms, and minimum distance that it still moves, in symbols. */
export const SKIP = { ms: 90, least: 0.33 } as const;
