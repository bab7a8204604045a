import type { CelebrationLayout } from '../../parts/celebration/layout.ts';

/** Design size, dpx. */
export const SIZE = { width: 720, height: 1280 } as const;

/** Positions, dpx. */
export const LAYOUT = {
  backdropCover: 1.35,
  title: { x: 360, y: 146 },
  card: { x: 360, y: 640, width: 600, height: 840 },
  rule: { x: 360, y: 278 },
  /** Top left of the foil's picture, and its size. */
  cover: { x: 60, y: 300, size: 600 },
  /** The foil within its picture. */
  foil: { from: 22, to: 578 },
  /**
   * Part of the picture that is kept as a texture: its edge is empty, and with every pixel the scene would exceed the
   * eight mebibytes available on a cheap phone. Whole pixels from edge to edge.
   */
  kept: { inset: 15, size: 570, resolution: 0.8 },
  /** Centre of the first tile, and the distance between tiles. */
  tiles: { x: 180, y: 420, pitch: 180, size: 160 },
  /** Offsets from a tile's centre: the symbol, and the prize under it with its cap height. */
  symbol: { up: 13 },
  value: { down: 60, cap: 19, width: 130 },
  bar: { x: 360, y: 985, lineCap: 24, cap: 46, width: 470 },
  button: { x: 360, y: 1_170 },
  stack: { y: 1_054, apart: 9, most: 3 },
  badge: { x: 622, y: 1_078, cap: 24 },
  raysSize: 1_240,
} as const;

/** The brush that erases, and the grid that measures how much is gone. Cells of 600 / 64 dpx. */
export const BRUSH = {
  size: 56,
  /** Distance between dabs of a stroke, dpx. */
  every: 10,
  /** Radius within which the foil counts as gone. */
  clears: 24,
  grid: 64,
  /** Raster of the dabs, dpx: no spot is drawn twice. */
  snap: 2,
  /** Maximum number of dabs drawn together; longer strokes take several draws. */
  batch: 64,
  /** Dabs remembered to restore a lost texture; far more than half a foil needs. */
  remembered: 8_192,
} as const;

/** Share at which a face, or the whole card, counts as open. */
export const OPEN = { face: 0.6, card: 0.5 } as const;

/** Wipe of the rest of the foil: a diagonal front of dabs. */
export const WIPE = { ms: 420, across: 9, brush: 224, step: 40, reduced: 200 } as const;

/** Motions of a card, ms and dpx. */
export const CARD = {
  flipIn: 340,
  flipInTurbo: 160,
  rise: 60,
  turnOut: 120,
  turnIn: 240,
  leave: 220,
  leaveTurbo: 160,
  leaveBy: 260,
  /** Share of the way from which it fades. */
  leaveFade: 0,
  fade: 200,
  /** Tint of a card without an answer. */
  greyed: 0x8f8fa8,
  /** Tint of the cards under the one on the table. */
  deckTint: 0x9a8cc0,
  /** A card refused within this time after it was dealt leaves immediately. */
  refused: 200,
} as const;

/** Bobbing of the card's back while the answer is late. */
export const BOB = { by: 6, ms: 800, slowAfter: 6_000, slowMs: 1_600 } as const;

/** The idle scene: the foil shines, a hand shows once what to do; no frames are drawn in between. */
export const IDLE = {
  shineEvery: 5_000,
  /** Time without input after which nothing moves by itself. */
  stopsAfter: 60_000,
  handAfter: 3_000,
  handMs: 1_800,
  handFade: 180,
} as const;

/** Crumbs of foil. */
export const CRUMBS = {
  most: 24,
  /** Number of crumbs per `along` dpx of a stroke. */
  per: 2,
  along: 40,
  lifeMs: 500,
  fall: 300,
  /** dpx a second. */
  spread: 170,
  jump: 90,
  /** Radians a second. */
  turn: 9,
} as const;

/** The rubbing sound: speed at full gain, dpx a second; fade after the pointer is released, ms. */
export const FEEDBACK = { fullSpeed: 1_200, fadeMs: 80, feltEvery: 120, silentAfter: 250 } as const;

/** Times of the result, ms. */
export const RESULT = {
  facePop: 1.06,
  popMs: 220,
  /** The line from tile to tile, and the light around the three. */
  line: 200,
  pulse: 1.12,
  pulseMs: 280,
  /** Number of pulses; before a stage there is one. */
  pulses: 2,
  othersAlpha: 0.45,
  missAlpha: 0.7,
  fade: 200,
  lineOut: 120,
  amountAt: 300,
  amountIn: 180,
  /** The celebration of a small win begins; a stage appears when the three have reached it. */
  smallAt: 300,
  gatherAt: 440,
  stageAt: 740,
  raysIdle: 0.22,
} as const;

/** The three winning symbols on the stage: a row, ms and dpx. */
export const GATHER = { y: 516, apart: 204, size: 0.94, ms: 420, backMs: 260 } as const;

/**
 * A big win fits into the part of the card that a low window shows: its label, the three winning symbols, and the
 * amount.
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

/** If a whole row has won but its visible card has not: only label and amount. */
export const ROW_CELEBRATION: CelebrationLayout = {
  ...CELEBRATION,
  word: { ...CELEBRATION.word, y: 474 },
  amount: { ...CELEBRATION.amount, y: 640 },
};

/** Time at the start of a wipe in which a press counts as a double tap, not a skip. */
export const DOUBLE_TAP_MS = 250;
