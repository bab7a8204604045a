import { type CelebrationLayout, SCREEN } from '../../parts/celebration/layout.ts';
import { TITLE_SYMBOL } from '../../parts/reels/title-art.ts';
import { REEL_TIMINGS, type ReelTiming } from '../../parts/reels/reel-timing.ts';

/** The design, dpx. The essentials lie in y 210 to 690: a low window cuts off the sign and the foot. */
export const SIZE = { width: 720, height: 900 } as const;

export const COLUMNS = 5;
export const ROWS = 3;
export const CELLS = COLUMNS * ROWS;

/** Places in dpx. */
export const LAYOUT = {
  title: { x: 360, y: 122, scale: 1.3 },
  /** The title's character in front of the machine, with its shadow and the height of its hop. */
  hero: { x: 360, y: 794, foot: 84, hop: 34, shade: { width: 300, height: 64 } },
  machine: { x: 360, y: 448, width: 708, height: 500 },
  /** All cells. */
  window: { x: 30, y: 268, width: 660, height: 366 },
  glass: { x: 360, y: 451, width: 672, height: 378 },
  /** The jackpot plates, from the left. */
  plates: { y: 233, width: 158, height: 46, x: { grand: 111, major: 277, minor: 443, mini: 609 } },
  /** The round's win so far. */
  plate: { x: 360, y: 667, width: 330, cap: 28 },
  /** Respins left, as lamps, and the number of coins. */
  respins: { x: 102, y: 667, width: 136, apart: 40, lamp: 34 },
  coins: { x: 618, y: 667, width: 104, cap: 24 },
} as const;

/** A cell, dpx, and a symbol's scale in it relative to its picture. */
export const CELL = {
  width: LAYOUT.window.width / COLUMNS,
  height: LAYOUT.window.height / ROWS,
  scale: LAYOUT.window.height / ROWS / TITLE_SYMBOL.height,
} as const;

/** Symbols on a running reel's strip: its window and fillers. */
export const STRIP = 24;

/** Durations, ms. */
export interface HoldTiming {
  readonly reels: ReelTiming;
  /** From the rest of the reels to the wins. */
  readonly settle: number;
  readonly win: number;
  /** The coins swell, the other symbols vanish, and the feature's name is shown. */
  readonly trigger: number;
  /** Flicker of the empty cells before the first of them stops, and from one column to the next. */
  readonly respin: number;
  readonly columnMs: number;
  /** Fall of a coin into its cell. */
  readonly coin: number;
  /** From the last coin of a respin to the next respin, and from one without a coin. */
  readonly reset: number;
  readonly miss: number;
  /** All cells are coins. */
  readonly grand: number;
  /** From one coin to the next during the count, and the display of the sum. */
  readonly count: number;
  readonly read: number;
}

/** Timings by pace. */
export const TIMINGS = {
  normal: {
    reels: REEL_TIMINGS.normal,
    settle: 120,
    win: 1_000,
    trigger: 1_500,
    respin: 620,
    columnMs: 90,
    coin: 340,
    reset: 420,
    miss: 220,
    grand: 1_300,
    count: 190,
    read: 700,
  },
  turbo: {
    reels: REEL_TIMINGS.turbo,
    settle: 40,
    win: 480,
    trigger: 800,
    respin: 260,
    columnMs: 26,
    coin: 200,
    reset: 200,
    miss: 90,
    grand: 700,
    count: 80,
    read: 360,
  },
  /** No motion: windows cross-fade, coins fade in. */
  reduced: {
    reels: { ...REEL_TIMINGS.super, brakeMs: 200 },
    settle: 0,
    win: 1_000,
    trigger: 1_200,
    respin: 120,
    columnMs: 0,
    coin: 200,
    reset: 420,
    miss: 220,
    grand: 800,
    count: 190,
    read: 700,
  },
} as const satisfies Readonly<Record<string, HoldTiming>>;

/** Cross-fade between two windows without motion, ms. */
export const FADE_MS = 200;

/** A late result: the reels slow down. */
export const WAIT = { lateAfter: 6_000, slowTo: 0.5, slowMs: 600, dim: 0.5 } as const;

/** Winning and waiting symbols. */
export const WIN = {
  in: 120,
  pulse: 1.12,
  /** Tint of dimmed symbols. */
  dimTint: 0x6f6a88,
} as const;

/** The feature. */
export const FEATURE = {
  /** Alpha of symbols other than coins. */
  hidden: 0,
  /** A coin's streak through an empty cell: its brightness, and runs a second. */
  streak: 0.5,
  perSecond: 3.2,
  /** Scale from which a coin falls. */
  from: 1.7,
  squash: 0.86,
  light: 0.85,
  /** Light of a held coin. */
  holding: 0.4,
  /** A plate lights up when its coin lands. */
  plate: 700,
  banner: 200,
  /** Number of swells when coins fill the machine. */
  waves: 2,
} as const;

/** Pitch rise of a coin's sound over the previous one. */
export const PITCH = { step: 0.045, most: 15 } as const;

/** Colours. */
export const TINTS = {
  none: 0xcfc2ee,
  value: 0xffffff,
  jackpots: { grand: 0xff8fa6, major: 0xe3b0ff, minor: 0x8fd0ff, mini: 0x9bf5b0 },
  coins: 0xffd75a,
  glow: 0xffc65a,
  lampOff: 0x5a4a86,
} as const;

/** Fade-in of the previous window when there is no result, ms. */
export const FAIL_MS = 220;

/** Place of a win. */
export const CELEBRATION: CelebrationLayout = {
  ...SCREEN,
  size: SIZE,
  centre: { x: 360, y: 450 },
  // A jackpot has two lines with a crown above them, also where a low window begins at 210.
  word: { x: 360, y: 422, cap: 50, width: 580 },
  amount: { x: 360, y: 516, cap: 74, width: 580 },
  smallCap: 50,
  ground: { x: 360, y: 456, width: 1_000, height: 460 },
  floor: { x: 360, y: 668, width: 620 },
};
