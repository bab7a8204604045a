/** How fast reels start, run and stop. Times in ms, speeds in symbols a second. */
export interface ReelTiming {
  /** Between the starts of two neighbouring reels. */
  readonly spinDelay: number;
  /** Between the brakes of two neighbouring reels. */
  readonly stopDelay: number;
  /** The first brake comes no sooner after the start. */
  readonly min: number;
  readonly speed: number;
  /** From rest to full speed. */
  readonly startMs: number;
  readonly brakeMs: number;
  /** The overshoot of back.out. */
  readonly overshoot: number;
  /** How much longer a reel runs that two scatters wait for; 0: no reel does. */
  readonly teaseMs: number;
}

/** The three presets; delays, least round and tease are in docs/scenes.md, Fixed by the product. */
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

/** A preset's name. */
export type ReelTimingName = keyof typeof REEL_TIMINGS;

/** Free spins follow each other a little closer. */
export const FREE_SPIN_DELAY = 60;

/** From this speed on, symbols a second, only the blurred art is seen, so that a jump by whole symbols is not. */
export const BLUR_FROM = 7;
/** Below this speed only the sharp art is seen. */
export const SHARP_BELOW = 3;

/** How a reel runs that two scatters wait for: faster, then slow, as shares of the speed it had. */
export const TEASE = { peak: 1.25, end: 0.5 } as const;

/** A skipped reel: ms of its run-out, and the least way it takes, in symbols. */
export const SKIP = { ms: 90, least: 0.33 } as const;
