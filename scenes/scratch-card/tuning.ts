import type { CelebrationLayout } from '../parts/celebration/layout.ts';

/** The design, dpx. */
export const SIZE = { width: 720, height: 1280 } as const;

/** Places in dpx. */
export const LAYOUT = {
  backdropCover: 1.35,
  title: { x: 360, y: 146 },
  card: { x: 360, y: 640, width: 600, height: 840 },
  rule: { x: 360, y: 278 },
  /** Top left of the foil's picture, and its size. */
  cover: { x: 60, y: 300, size: 600 },
  /** The foil inside its picture. */
  foil: { from: 22, to: 578 },
  /**
   * What is kept of the picture as a texture of its own: its edge is empty, and with every pixel of it the scene would
   * need more than the eight mebibytes that a cheap phone has for it. Whole pixels from edge to edge.
   */
  kept: { inset: 15, size: 570, resolution: 0.8 },
  /** Middle of the first tile, and from tile to tile. */
  tiles: { x: 180, y: 420, pitch: 180, size: 160 },
  /** Of a tile's middle: the symbol, and the prize under it with its height of a capital. */
  symbol: { up: 13 },
  value: { down: 60, cap: 19, width: 130 },
  bar: { x: 360, y: 985, lineCap: 24, cap: 46, width: 470 },
  button: { x: 360, y: 1_170 },
  stack: { y: 1_054, apart: 9, most: 3 },
  badge: { x: 622, y: 1_078, cap: 24 },
  raysSize: 1_240,
} as const;

/** The brush that erases and the grid that knows how much is gone. Cells of 600 / 64 dpx. */
export const BRUSH = {
  size: 56,
  /** A dab every so many dpx of a stroke. */
  every: 10,
  /** Inside this distance the foil counts as gone. */
  clears: 24,
  grid: 64,
  /** Dabs lie on points of this raster, dpx: one that was drawn is never drawn again. */
  snap: 2,
  /** Dabs drawn in one go; longer strokes take several. */
  batch: 64,
  /** Dabs remembered for a cover whose texture was lost; far more than half a foil needs. */
  remembered: 8_192,
} as const;

/** When a face, or the whole card, counts as open. */
export const OPEN = { face: 0.6, card: 0.5 } as const;

/** The rest of the foil goes: a diagonal front of dabs. */
export const WIPE = { ms: 420, across: 9, brush: 224, step: 40, reduced: 200 } as const;

/** A card's ways, ms and dpx. */
export const CARD = {
  flipIn: 340,
  flipInTurbo: 160,
  rise: 60,
  turnOut: 120,
  turnIn: 240,
  leave: 220,
  leaveTurbo: 160,
  leaveBy: 260,
  /** From this part of its way it fades. */
  leaveFade: 0,
  fade: 200,
  /** Of the tint of a card that nobody answered for. */
  greyed: 0x8f8fa8,
  /** Of the cards under the one on the table. */
  deckTint: 0x9a8cc0,
  /** Refused this soon after it was dealt it leaves at once. */
  refused: 200,
} as const;

/** While the answer is late the card's back bobs. */
export const BOB = { by: 6, ms: 800, slowAfter: 6_000, slowMs: 1_600 } as const;

/** The scene at rest: the foil shines, a hand shows once what to do; then no frame until the next. */
export const IDLE = {
  shineEvery: 5_000,
  /** Without input for this long nothing moves by itself. */
  stopsAfter: 60_000,
  handAfter: 3_000,
  handMs: 1_800,
  handFade: 180,
} as const;

/** Crumbs of foil. */
export const CRUMBS = {
  most: 24,
  /** So many for every so many dpx of a stroke. */
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

/** The rubbing sound: full at this speed, dpx a second; off so many ms after the pointer is up. */
export const FEEDBACK = { fullSpeed: 1_200, fadeMs: 80, feltEvery: 120, silentAfter: 250 } as const;

/** Times of the result, ms. */
export const RESULT = {
  facePop: 1.06,
  popMs: 220,
  /** The line from tile to tile, and the light round the three. */
  line: 200,
  pulse: 1.12,
  pulseMs: 280,
  /** So many pulses; before a stage there is one. */
  pulses: 2,
  othersAlpha: 0.45,
  missAlpha: 0.7,
  fade: 200,
  lineOut: 120,
  amountAt: 300,
  amountIn: 180,
  /** The celebration of a small win begins; a stage is there when the three have come to it. */
  smallAt: 300,
  gatherAt: 440,
  stageAt: 740,
  raysIdle: 0.22,
} as const;

/** The three that won on the stage: a row of them, ms and dpx. */
export const GATHER = { y: 516, apart: 204, size: 0.94, ms: 420, backMs: 260 } as const;

/** A big moment stands in what a low window shows of the card: its word, the three that won, and the amount. */
export const CELEBRATION: CelebrationLayout = {
  size: SIZE,
  centre: { x: 360, y: 600 },
  word: { x: 360, y: 312, cap: 80, width: 600 },
  amount: { x: 360, y: 744, cap: 104, width: 590 },
  smallCap: 52,
  ground: { x: 360, y: 580, width: 1_060, height: 860 },
  floor: { x: 360, y: 1_064, width: 600 },
};

/** Where a whole row has won and the card that lies there has not: word and amount alone. */
export const ROW_CELEBRATION: CelebrationLayout = {
  ...CELEBRATION,
  word: { ...CELEBRATION.word, y: 474 },
  amount: { ...CELEBRATION.amount, y: 640 },
};

/** Presses in the first moments of a wipe are a double tap, not a skip. */
export const DOUBLE_TAP_MS = 250;
