import { type CelebrationLayout, SCREEN } from '../../parts/celebration/layout.ts';
import { TITLE_SYMBOL } from '../../parts/reels/title-art.ts';

/**
 * Size of the design, in design pixels. Essential parts lie between y 210 and 690, since a wide and low browser window
 * cuts off the sign with the game's title above and the machine's foot below.
 */
export const SIZE = { width: 720, height: 900 } as const;

/** Positions and sizes in design pixels. */
export const LAYOUT = {
  title: { x: 360, y: 122, scale: 1.3 },
  /** The character of the game title in front of the machine: position, height of its hop, and shadow. */
  hero: { x: 360, y: 794, foot: 84, hop: 34, shade: { width: 300, height: 64 } },
  machine: { x: 360, y: 448, width: 708, height: 500 },
  /** Area of all cells: left, top, width and height. */
  window: { x: 30, y: 216, width: 660, height: 420 },
  /** Sign below the board with the round's win so far. */
  plate: { x: 360, y: 667, width: 330, cap: 28 },
  /** Text with the number of tumbles so far and the last multiplier. */
  chain: { x: 108, y: 667, width: 128, cap: 20 },
  times: { x: 612, y: 667, width: 130, cap: 32 },
  /** Ribbon at the machine's upper rim during free spins. */
  ribbon: { x: 360, y: 211, width: 330, cap: 17 },
} as const;

const COLUMNS = 6;
const ROWS = 5;

/** Size of a cell, in design pixels, and scale of a symbol's picture in it. */
export const CELL = {
  width: LAYOUT.window.width / COLUMNS,
  height: LAYOUT.window.height / ROWS,
  scale: (1.08 * LAYOUT.window.height) / ROWS / TITLE_SYMBOL.height,
} as const;

/** Fall of the symbols, in ms. Falling n rows takes `rowMs` times the square root of n, as under gravity. */
export interface FallTuning {
  readonly columnMs: number;
  /** Delay between the start of a symbol and that of the symbol above it, ms. */
  readonly stackMs: number;
  readonly rowMs: number;
  readonly bounceMs: number;
  /** Height of a symbol's bounce, in rows. */
  readonly bounce: number;
}

/** Durations of the phases in a planned animation, ms. */
export interface TumbleTiming {
  /** Timing of the old board's fall out of the machine. */
  readonly out: FallTuning;
  /** Timing of a new board that drops in. */
  readonly drop: FallTuning;
  /** Timing of the fall after a win, of both the symbols that stayed and the new ones. */
  readonly tumble: FallTuning;
  /** Pause after a board has landed, before its wins light up, ms. */
  readonly settle: number;
  readonly win: number;
  /** Time in which the multiplier appears, flies to the sum and multiplies it, ms. */
  readonly times: number;
  readonly burst: number;
  /** Time for which scatters are lit, ms; then the free spins are announced for `announce` ms. */
  readonly scatter: number;
  readonly announce: number;
  /** Pause after the last board of a spin without a win, ms; `read` is the longer pause after a spin that won. */
  readonly rest: number;
  readonly read: number;
}

/** Durations for normal play, for turbo rounds and for reduced motion. */
export const TIMINGS = {
  normal: {
    out: { columnMs: 24, stackMs: 10, rowMs: 150, bounceMs: 0, bounce: 0 },
    drop: { columnMs: 46, stackMs: 26, rowMs: 170, bounceMs: 130, bounce: 0.09 },
    tumble: { columnMs: 22, stackMs: 18, rowMs: 120, bounceMs: 120, bounce: 0.08 },
    settle: 110,
    win: 620,
    times: 820,
    burst: 240,
    scatter: 760,
    announce: 1_700,
    rest: 160,
    read: 620,
  },
  turbo: {
    out: { columnMs: 6, stackMs: 4, rowMs: 80, bounceMs: 0, bounce: 0 },
    drop: { columnMs: 10, stackMs: 8, rowMs: 100, bounceMs: 70, bounce: 0.05 },
    tumble: { columnMs: 6, stackMs: 6, rowMs: 70, bounceMs: 60, bounce: 0.05 },
    settle: 40,
    win: 320,
    times: 480,
    burst: 140,
    scatter: 380,
    announce: 900,
    rest: 60,
    read: 320,
  },
  /** In reduced motion boards cross-fade, and wins are only lit. */
  reduced: {
    out: { columnMs: 0, stackMs: 0, rowMs: 0, bounceMs: 0, bounce: 0 },
    drop: { columnMs: 0, stackMs: 0, rowMs: 0, bounceMs: 0, bounce: 0 },
    tumble: { columnMs: 0, stackMs: 0, rowMs: 0, bounceMs: 0, bounce: 0 },
    settle: 120,
    win: 900,
    times: 700,
    burst: 0,
    scatter: 500,
    announce: 1_300,
    rest: 160,
    read: 620,
  },
} as const satisfies Readonly<Record<string, TumbleTiming>>;

/** Cross-fade between two boards in reduced motion, ms. */
export const FADE_MS = 200;

/** The empty board while the result is unknown: a light moves over the columns, every `every` ms. */
export const WAIT = {
  every: 1_200,
  alpha: 0.34,
  /** Width of the light, in columns. */
  width: 1.6,
  lateAfter: 6_000,
  lateShare: 0.4,
  /** Alpha of the old board in reduced motion. */
  dim: 0.45,
} as const;

/** Look of symbols that win: ms to light up, largest scale. */
export const WIN = {
  in: 120,
  pulse: 1.14,
  /** Tint of the symbols that do not win. */
  dimTint: 0x6f6a88,
  /** Amount of a win above its symbols: height of the text, in design pixels, and its scale as it appears. */
  pay: { cap: 40, from: 0.4 },
  /**
   * The multiplier, in design pixels: height of the smallest and of the largest multiplier, and height of the text at
   * scale 1.
   */
  times: { least: 84, most: 132, cap: 60 },
  swell: 1.16,
} as const;

/**
 * Sparks of a bursting cell: number of sparks; how far they fly, their size, and how far they fall, in design pixels.
 */
export const SPARKS = { each: 3, far: 74, size: 40, fall: 26 } as const;

/**
 * Rise in the playback rate of sounds from one tumble to the next, and the number of tumbles after which the rate stops
 * rising.
 */
export const PITCH = { step: 0.07, most: 12 } as const;

/** Tints of texts and lights. */
export const TINTS = {
  none: 0xcfc2ee,
  won: 0xffd75a,
  chain: 0xffb36b,
  glow: 0xffc65a,
  wave: 0x9a7bff,
  times: [
    [100, 0xff5f8a],
    [25, 0xff8a3c],
    [10, 0xffc23c],
    [5, 0xa8f06a],
    [2, 0x8fe0ff],
  ] as readonly (readonly [from: number, tint: number])[],
} as const;

/** Time in which the old symbols fade in again if there is no result, ms. */
export const FAIL_MS = 220;

/** Layout of the celebration of a win. */
export const CELEBRATION: CelebrationLayout = {
  ...SCREEN,
  size: SIZE,
  centre: { x: 360, y: 426 },
  word: { x: 360, y: 336, cap: 66, width: 580 },
  amount: { x: 360, y: 456, cap: 86, width: 580 },
  smallCap: 50,
  ground: { x: 360, y: 406, width: 1_000, height: 460 },
  floor: { x: 360, y: 668, width: 620 },
};
