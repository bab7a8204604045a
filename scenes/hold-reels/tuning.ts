import { type CelebrationLayout, SCREEN } from '../parts/celebration/layout.ts';
import { TITLE_SYMBOL } from '../parts/reels/title-art.ts';
import { REEL_TIMINGS, type ReelTiming } from '../parts/reels/reel-timing.ts';

/** The design, dpx. What must be seen lies in y 210 to 690: a low window cuts off the sign and the foot. */
export const SIZE = { width: 720, height: 900 } as const;

export const COLUMNS = 5;
export const ROWS = 3;
export const CELLS = COLUMNS * ROWS;

/** Places in dpx. */
export const LAYOUT = {
  title: { x: 360, y: 122, scale: 1.3 },
  /** Stands in front of the machine, on its shade; how high it hops. */
  hero: { x: 360, y: 794, foot: 84, hop: 34, shade: { width: 300, height: 64 } },
  machine: { x: 360, y: 448, width: 708, height: 500 },
  /** All cells. */
  window: { x: 30, y: 268, width: 660, height: 366 },
  glass: { x: 360, y: 451, width: 672, height: 378 },
  /** The jackpots, from the left. */
  plates: { y: 233, width: 158, height: 46, x: { grand: 111, major: 277, minor: 443, mini: 609 } },
  /** What the round has won so far. */
  plate: { x: 360, y: 667, width: 330, cap: 28 },
  /** How many respins are left, as lamps, and how many coins lie. */
  respins: { x: 102, y: 667, width: 136, apart: 40, lamp: 34 },
  coins: { x: 618, y: 667, width: 104, cap: 24 },
} as const;

/** A cell, dpx, and how large a symbol lies in it beside its picture. */
export const CELL = {
  width: LAYOUT.window.width / COLUMNS,
  height: LAYOUT.window.height / ROWS,
  scale: LAYOUT.window.height / ROWS / TITLE_SYMBOL.height,
} as const;

/** Symbols on the strip that a reel runs with: its window, and others that nobody reads. */
export const STRIP = 24;

/** How long everything takes, ms. */
export interface HoldTiming {
  readonly reels: ReelTiming;
  /** From the rest of the reels to what won. */
  readonly settle: number;
  readonly win: number;
  /** The coins swell and the other symbols go; the feature's name stands. */
  readonly trigger: number;
  /** Empty cells flicker before the first of them stops, and from one column to the next. */
  readonly respin: number;
  readonly columnMs: number;
  /** A coin falls into its cell. */
  readonly coin: number;
  /** From the last coin of a respin to the next, and from one without a coin. */
  readonly reset: number;
  readonly miss: number;
  /** All cells are coins. */
  readonly grand: number;
  /** From one coin to the next while they are counted, and how long the sum is read. */
  readonly count: number;
  readonly read: number;
}

/** By pace. */
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
  /** Nothing travels: windows fade over, coins fade in. */
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

/** A fade between two windows where nothing travels, ms. */
export const FADE_MS = 200;

/** A late result: the reels run slower. */
export const WAIT = { lateAfter: 6_000, slowTo: 0.5, slowMs: 600, dim: 0.5 } as const;

/** What wins and what waits. */
export const WIN = {
  in: 120,
  pulse: 1.12,
  /** Other symbols step back by this tint. */
  dimTint: 0x6f6a88,
} as const;

/** The feature. */
export const FEATURE = {
  /** How much is seen of symbols that are no coins. */
  hidden: 0,
  /** A coin's shadow that runs through an empty cell: how bright, and how often a second. */
  streak: 0.5,
  perSecond: 3.2,
  /** A coin falls from so much above its size. */
  from: 1.7,
  squash: 0.86,
  light: 0.85,
  /** Of a coin that holds. */
  holding: 0.4,
  /** A plate lights up when its coin lands. */
  plate: 700,
  banner: 200,
  /** How often all coins swell where they fill the machine. */
  waves: 2,
} as const;

/** The sound of a coin is so much higher than that of the one before. */
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

/** No result: the window from before fades in again, ms. */
export const FAIL_MS = 220;

/** Where a win stands. */
export const CELEBRATION: CelebrationLayout = {
  ...SCREEN,
  size: SIZE,
  centre: { x: 360, y: 450 },
  // A jackpot has two lines and a crown over them, also where a low window begins at 210.
  word: { x: 360, y: 422, cap: 50, width: 580 },
  amount: { x: 360, y: 516, cap: 74, width: 580 },
  smallCap: 50,
  ground: { x: 360, y: 456, width: 1_000, height: 460 },
  floor: { x: 360, y: 668, width: 620 },
};
