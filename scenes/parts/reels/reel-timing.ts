/** Timing of reels: start, run and stop. Times in ms, speeds in symbols a second. */
export interface ReelTiming {
  /** Interval between the starts of two neighbouring reels. */
  readonly spinDelay: number;
  /** Interval between the brakes of two neighbouring reels. */
  readonly stopDelay: number;
  /** Minimum time from the start to the first brake. */
  readonly min: number;
  readonly speed: number;
  /** From rest to full speed. */
  readonly startMs: number;
  readonly brakeMs: number;
  /** The overshoot of back.out. */
  readonly overshoot: number;
  /** How much longer a reel runs after two scatters; 0 for no tease. */
  readonly teaseMs: number;
}

/** The three presets; delays, minimum round and tease are in docs/scenes.md, Fixed by the product. */
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

/** Delay between free spins, which follow each other slightly closer. */
export const FREE_SPIN_DELAY = 60;

/** Speed, symbols a second, from which only the blurred art is visible, so that a jump by whole symbols is not. */
export const BLUR_FROM = 7;
/** Speed below which only the sharp art is visible. */
export const SHARP_BELOW = 3;

/** Speeds of a reel after two scatters: faster, then slow, as shares of its previous speed. */
export const TEASE = { peak: 1.25, end: 0.5 } as const;

/** A skipped reel: ms of its run-out, and its minimum distance, in symbols. */
export const SKIP = { ms: 90, least: 0.33 } as const;
