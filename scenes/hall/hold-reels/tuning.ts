import { type CelebrationLayout, SCREEN } from '../../parts/celebration/layout.ts';
import { TITLE_SYMBOL } from '../../parts/reels/title-art.ts';
import { REEL_TIMINGS, type ReelTiming } from '../../parts/reels/reel-timing.ts';
import { JACKPOT_TINTS, SIGNS } from './places.ts';

/**
 * Size of the design, in design pixels. Essential parts lie between y 210 and 690, since a wide and low browser window
 * cuts off the sign with the game's title above and the machine's foot below.
 */
export const SIZE = { width: 720, height: 900 } as const;

export const COLUMNS = 5;
export const ROWS = 3;
export const CELLS = COLUMNS * ROWS;

/** Positions and sizes in design pixels. */
export const LAYOUT = {
  title: { x: 360, y: 122, scale: 1.3 },
  /** The character of the game title in front of the machine: position, height of its hop, and shadow. */
  hero: { x: 360, y: 794, foot: 84, hop: 34, shade: { width: 300, height: 64 } },
  machine: { x: 360, y: 448, width: 708, height: 500 },
  /** Area of the fifteen cells: left, top, width and height. */
  window: { x: 30, y: 268, width: 660, height: 366 },
  glass: { x: 360, y: 451, width: 672, height: 378 },
  plates: SIGNS,
  /** Sign below the reels with the round's win so far. */
  plate: { x: 360, y: 667, width: 330, cap: 28 },
  /** Lamps for the respins left, and sign with the number of coins. */
  respins: { x: 102, y: 667, width: 136, apart: 40, lamp: 34 },
  coins: { x: 618, y: 667, width: 104, cap: 24 },
} as const;

/** Size of a cell, in design pixels, and scale of a symbol's picture in it. */
export const CELL = {
  width: LAYOUT.window.width / COLUMNS,
  height: LAYOUT.window.height / ROWS,
  scale: LAYOUT.window.height / ROWS / TITLE_SYMBOL.height,
} as const;

/** Number of symbols on a reel's strip: three in its window and the fillers. */
export const STRIP = 24;

/** Durations of the phases in a planned animation, ms. */
export interface HoldTiming {
  readonly reels: ReelTiming;
  /** Time from the stop of the last reel until wins light up, ms. */
  readonly settle: number;
  readonly win: number;
  /** Time in which the coins are enlarged, other symbols vanish and the feature's name is shown, ms. */
  readonly trigger: number;
  /** Time until the first column's empty cells stop, ms; each further column stops `columnMs` later. */
  readonly respin: number;
  readonly columnMs: number;
  /** Duration of a coin's fall into its cell, ms. */
  readonly coin: number;
  /**
   * Time from the last coin of a respin to the next respin, ms; `miss` is the pause after a respin that brought no
   * coin.
   */
  readonly reset: number;
  readonly miss: number;
  /** Time for which all coins are enlarged in waves after they filled all cells, ms. */
  readonly grand: number;
  /** Time from one counted coin to the next, ms; `read` is how long the sum stays on the screen. */
  readonly count: number;
  readonly read: number;
}

/** Durations for normal play, for turbo rounds and for reduced motion. */
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
  /** Reduced motion: the old and the new symbols cross-fade, and coins fade in. */
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

/** Cross-fade between the old and the new symbols in reduced motion, ms. */
export const FADE_MS = 200;

/**
 * If the result is late, the reels slow down to the share `slowTo` of their speed; `dim` is the reels' alpha while
 * waiting in reduced motion.
 */
export const WAIT = { lateAfter: 6_000, slowTo: 0.5, slowMs: 600, dim: 0.5 } as const;

/** Symbols while wins are lit: ms to light up, largest scale. */
export const WIN = {
  in: 120,
  pulse: 1.12,
  /** Tint of the symbols that do not win. */
  dimTint: 0x6f6a88,
} as const;

/** Look of the respin feature. */
export const FEATURE = {
  /** Alpha of all symbols that are not coins. */
  hidden: 0,
  /**
   * Streak of a coin that rushes down through an empty cell: its largest alpha, and how many times per second it
   * passes.
   */
  streak: 0.5,
  perSecond: 3.2,
  /** Scale of a coin when it begins to fall. */
  from: 1.7,
  squash: 0.86,
  light: 0.85,
  /** Alpha of the light behind a held coin. */
  holding: 0.4,
  /** Time for which a jackpot's sign is lit when its coin lands, and time in which the feature's name fades, ms. */
  plate: 700,
  banner: 200,
  /** Number of times that all coins are enlarged when they fill the machine. */
  waves: 2,
} as const;

/**
 * Rise in playback rate from one coin's sound to the next, and the number of coins after which the rate stops rising.
 */
export const PITCH = { step: 0.045, most: 15 } as const;

/** Tints of texts, lights and lamps. */
export const TINTS = {
  none: 0xcfc2ee,
  value: 0xffffff,
  jackpots: JACKPOT_TINTS,
  coins: 0xffd75a,
  glow: 0xffc65a,
  lampOff: 0x5a4a86,
} as const;

/** Fade-in of the previous symbols if there is no result, ms. */
export const FAIL_MS = 220;

/** Layout of the celebration of a win. */
export const CELEBRATION: CelebrationLayout = {
  ...SCREEN,
  size: SIZE,
  centre: { x: 360, y: 450 },
  // The celebration of a jackpot has two lines and a crown, which must be visible also in a low browser window: there,
  // the picture begins at y 210.
  word: { x: 360, y: 422, cap: 50, width: 580 },
  amount: { x: 360, y: 516, cap: 74, width: 580 },
  smallCap: 50,
  ground: { x: 360, y: 456, width: 1_000, height: 460 },
  floor: { x: 360, y: 668, width: 620 },
};
