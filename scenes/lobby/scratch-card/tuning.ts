import type { CelebrationLayout } from '../../parts/celebration/layout.ts';

/** Size of the design, in design pixels. */
export const SIZE = { width: 720, height: 1280 } as const;

/** Positions and sizes, in design pixels. */
export const LAYOUT = {
  backdropCover: 1.35,
  title: { x: 360, y: 146 },
  card: { x: 360, y: 640, width: 600, height: 840 },
  rule: { x: 360, y: 278 },
  /** Top left corner and size of the foil's picture. */
  cover: { x: 60, y: 300, size: 600 },
  /** Edges of the foil within its picture. */
  foil: { from: 22, to: 578 },
  /**
   * Part of the foil's picture that is kept as a texture, in whole pixels. The picture's border is empty, and at full
   * size the scene would need more than the eight mebibytes available on a cheap phone.
   */
  kept: { inset: 15, size: 570, resolution: 0.8 },
  /** Centre of the first tile, distance between tiles, and size of a tile. */
  tiles: { x: 180, y: 420, pitch: 180, size: 160 },
  /**
   * Offsets from a tile's centre: the symbol (`up`), and the prize under it (`down`) with its cap height and maximum
   * width.
   */
  symbol: { up: 13 },
  value: { down: 60, cap: 19, width: 130 },
  bar: { x: 360, y: 985, lineCap: 24, cap: 46, width: 470 },
  button: { x: 360, y: 1_170 },
  stack: { y: 1_054, apart: 9, most: 3 },
  badge: { x: 622, y: 1_078, cap: 24 },
  raysSize: 1_240,
} as const;

/**
 * The brush that erases the foil, and the grid that measures the erased area: 64 × 64 cells, each 600 / 64 design pixels
 * wide.
 */
export const BRUSH = {
  size: 56,
  /** Distance between two dabs of a stroke. */
  every: 10,
  /** Radius around a dab within which the foil counts as rubbed off. */
  clears: 24,
  grid: 64,
  /** Dabs are rounded to multiples of this, so that no spot is drawn twice. */
  snap: 2,
  /** Maximum number of dabs drawn together; a longer stroke is drawn in several parts. */
  batch: 64,
  /** Number of dabs kept to restore a lost texture, far more than half of a foil needs. */
  remembered: 8_192,
} as const;

/** Share of rubbed foil from which a tile, or the whole card, counts as open. */
export const OPEN = { face: 0.6, card: 0.5 } as const;

/**
 * Wipe of the remaining foil by a diagonal row of dabs: duration in ms, number and size of the dabs, distance of the
 * rows.
 */
export const WIPE = { ms: 420, across: 9, brush: 224, step: 40, reduced: 200 } as const;

/** Motions of a card; times in ms, lengths in design pixels. */
export const CARD = {
  flipIn: 340,
  flipInTurbo: 160,
  rise: 60,
  turnOut: 120,
  turnIn: 240,
  leave: 220,
  leaveTurbo: 160,
  leaveBy: 260,
  /** Share of the card's move off the table after which the card starts to fade. */
  leaveFade: 0,
  fade: 200,
  /** Tint of a card whose answer is missing. */
  greyed: 0x8f8fa8,
  /** Tint of the cards below the one on the table. */
  deckTint: 0x9a8cc0,
  /** A card refused within this time after it was dealt leaves immediately. */
  refused: 200,
} as const;

/** Bobbing of the face-down card until the answer arrives; slower after `slowAfter` ms. */
export const BOB = { by: 6, ms: 800, slowAfter: 6_000, slowMs: 1_600 } as const;

/** Idle animation: the foil shines at intervals and a hand shows once how to scratch, with no frames between. */
export const IDLE = {
  shineEvery: 5_000,
  /** Time without input after which the idle animation stops. */
  stopsAfter: 60_000,
  handAfter: 3_000,
  handMs: 1_800,
  handFade: 180,
} as const;

/** Crumbs that jump off the foil; times in ms, lengths in design pixels. */
export const CRUMBS = {
  most: 24,
  /** Number of crumbs per `along` design pixels of a stroke. */
  per: 2,
  along: 40,
  lifeMs: 500,
  fall: 300,
  /** Maximum sideways speed of a crumb, in design pixels per second; `jump` is its upward speed. */
  spread: 170,
  jump: 90,
  /** Maximum speed of rotation, in radians per second. */
  turn: 9,
} as const;

/**
 * Rubbing sound: speed of full volume (design pixels per second), fade after release (ms), interval of vibrations (ms),
 * pause until silence (ms).
 */
export const FEEDBACK = { fullSpeed: 1_200, fadeMs: 80, feltEvery: 120, silentAfter: 250 } as const;

/** Times in ms, scales and alphas of a result. */
export const RESULT = {
  facePop: 1.06,
  popMs: 220,
  /** Duration of the line from tile to tile and of the light around the three winning tiles. */
  line: 200,
  pulse: 1.12,
  pulseMs: 280,
  /** Number of pulses of the winning tiles; one if a full celebration follows. */
  pulses: 2,
  othersAlpha: 0.45,
  missAlpha: 0.7,
  fade: 200,
  lineOut: 120,
  amountAt: 300,
  amountIn: 180,
  /**
   * Start of a small win's celebration; a larger one starts when the three symbols have reached the middle (`stageAt`).
   */
  smallAt: 300,
  gatherAt: 440,
  stageAt: 740,
  raysIdle: 0.22,
} as const;

/** Row of the three winning symbols in the middle of the screen: position, distance and scale, and durations in ms. */
export const GATHER = { y: 516, apart: 204, size: 0.94, ms: 420, backMs: 260 } as const;

/**
 * Layout of a big win: word, the three winning symbols and the amount fit into the part of the card that a low window
 * shows.
 */
export const CELEBRATION: CelebrationLayout = {
  size: SIZE,
  centre: { x: 360, y: 600 },
  word: { x: 360, y: 312, cap: 80, width: 600 },
  amount: { x: 360, y: 744, cap: 104, width: 590 },
  smallCap: 52,
  ground: { x: 360, y: 580, width: 1_060, height: 860 },
  floor: { x: 360, y: 1_064, width: 600 },
};

/** Layout if the cards bought together (a row) have won but the visible card has not: only word and amount. */
export const ROW_CELEBRATION: CelebrationLayout = {
  ...CELEBRATION,
  word: { ...CELEBRATION.word, y: 474 },
  amount: { ...CELEBRATION.amount, y: 640 },
};

/** Presses within this time after the start of a wipe count as a double tap, not as a skip, ms. */
export const DOUBLE_TAP_MS = 250;
