import { type CelebrationLayout, SCREEN } from '../../parts/celebration/layout.ts';
import { TITLE_SYMBOL } from '../../parts/reels/title-art.ts';

/** Design size, dpx. Everything essential lies in y 210 to 690: a low window crops the sign and the foot. */
export const SIZE = { width: 720, height: 900 } as const;

/** Positions, dpx. */
export const LAYOUT = {
  title: { x: 360, y: 122, scale: 1.3 },
  /** In front of the machine, on its shadow; `hop` is the height of its hop. */
  hero: { x: 360, y: 794, foot: 84, hop: 34, shade: { width: 300, height: 64 } },
  machine: { x: 360, y: 448, width: 708, height: 500 },
  /** Rectangle of all cells. */
  window: { x: 30, y: 216, width: 660, height: 420 },
  /** Win of the round so far. */
  plate: { x: 360, y: 667, width: 330, cap: 28 },
  /** Number of tumbles so far, and the last multiplier. */
  chain: { x: 108, y: 667, width: 128, cap: 20 },
  times: { x: 612, y: 667, width: 130, cap: 32 },
  /** The ribbon of the free spins on the upper rim. */
  ribbon: { x: 360, y: 211, width: 330, cap: 17 },
} as const;

const COLUMNS = 6;
const ROWS = 5;

/** A cell of the board, dpx, and the scale of its symbol. */
export const CELL = {
  width: LAYOUT.window.width / COLUMNS,
  height: LAYOUT.window.height / ROWS,
  scale: (1.08 * LAYOUT.window.height) / ROWS / TITLE_SYMBOL.height,
} as const;

/** Fall of the symbols, ms. A fall of n rows takes the root of n times `rowMs`, as under gravity. */
export interface FallTuning {
  readonly columnMs: number;
  /** Delay from a symbol of a column to the next one above it. */
  readonly stackMs: number;
  readonly rowMs: number;
  readonly bounceMs: number;
  /** Height of a symbol's bounce, rows. */
  readonly bounce: number;
}

/** Duration of everything, ms. */
export interface TumbleTiming {
  /** The previous board falls out. */
  readonly out: FallTuning;
  /** A board drops in. */
  readonly drop: FallTuning;
  /** The remaining symbols fall together. */
  readonly tumble: FallTuning;
  /** From a board at rest to its wins. */
  readonly settle: number;
  readonly win: number;
  /** The multiplier appears, flies to the sum and multiplies it. */
  readonly times: number;
  readonly burst: number;
  /** The scatters swell, then the free spins are announced. */
  readonly scatter: number;
  readonly announce: number;
  /** After the last board of a spin; longer if its sum is to be read. */
  readonly rest: number;
  readonly read: number;
}

/** By pace. */
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
  /** Reduced motion: boards cross-fade, and wins are lit. */
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

/** Duration of the fade between two boards when motion is reduced, ms. */
export const FADE_MS = 200;

/** The empty board while the result is unknown: a light moves over the columns. */
export const WAIT = {
  every: 1_200,
  alpha: 0.34,
  /** Its width in columns. */
  width: 1.6,
  lateAfter: 6_000,
  lateShare: 0.4,
  /** Alpha of the last board when motion is reduced. */
  dim: 0.45,
} as const;

/** Winning symbols. */
export const WIN = {
  in: 120,
  pulse: 1.14,
  /** Tint that dims the other symbols. */
  dimTint: 0x6f6a88,
  /** Pay of a symbol, over its cluster. */
  pay: { cap: 40, from: 0.4 },
  /** The multiplier: height of the smallest and of the largest. */
  times: { least: 84, most: 132, cap: 60 },
  swell: 1.16,
} as const;

/** Sparks of a cell that bursts. */
export const SPARKS = { each: 3, far: 74, size: 40, fall: 26 } as const;

/** Pitch step from one tumble to the next, and the maximum number of steps. */
export const PITCH = { step: 0.07, most: 12 } as const;

/** Colours. */
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

/** Without a result the previous board fades in again, ms. */
export const FAIL_MS = 220;

/** Position of a win. */
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
