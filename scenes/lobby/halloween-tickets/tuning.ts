import type { CelebrationLayout } from '../../parts/celebration/layout.ts';

/** Size of the design, in design pixels; the scene is shown in a tab of its page. */
export const SIZE = { width: 720, height: 760 } as const;

/** Positions and sizes, in design pixels. */
export const LAYOUT = {
  /** Size of the backdrop as a multiple of the design. */
  backdropCover: 1.5,
  moon: { x: 360, y: 292, size: 600 },
  fairground: { x: 360, y: 640, width: 820, height: 342 },
  /**
   * Cards of the fan lie on a circle around a point below the picture, `degrees` apart; the middle card is at the top
   * of the circle.
   */
  fan: { x: 360, y: 1_120, radius: 500, degrees: 11, most: 5 },
  card: { width: 176, height: 248 },
  /** Position and scale of the drawn card, between the word and the amount of a win. */
  hero: { x: 360, y: 302, scale: 1.26 },
  coin: { y: -30, size: 92 },
  value: { y: 70, cap: 30, width: 146 },
  glow: 640,
} as const;

/** Look of the fan when no ticket is left: alpha, and number of cards shown. */
export const DIM = { alpha: 0.4, cards: 5 } as const;

/** Motion of the drawn card: times in ms, lengths in design pixels. */
export const CARD = {
  rise: 460,
  risen: 60,
  fade: 200,
  turnOut: 150,
  turnIn: 280,
  back: 200,
  glowIn: 260,
  glowAlpha: 0.85,
  /** Strength of the glow behind the card during a celebration that has its own rays. */
  glowStaged: 0.2,
  waitAlpha: 0.35,
} as const;

/**
 * Floating of the card until the answer arrives: height, and duration of one movement in ms, which becomes longer after
 * `slowAfter`.
 */
export const FLOAT = { by: 9, ms: 900, slowAfter: 6_000, slowMs: 1_800 } as const;

/** Two presses within this time after the start count as a double tap, not as a skip, ms. */
export const DOUBLE_TAP_MS = 250;

/** Layout of a big win's celebration: the drawn card stays in the middle, the word is above it and the amount below. */
export const CELEBRATION: CelebrationLayout = {
  size: SIZE,
  centre: { x: LAYOUT.hero.x, y: LAYOUT.hero.y },
  word: { x: 360, y: 82, cap: 68, width: 620 },
  amount: { x: 360, y: 548, cap: 88, width: 560 },
  smallCap: 36,
  ground: { x: 360, y: 548, width: 900, height: 330 },
  floor: { x: 360, y: 750, width: 640 },
};

/** Where the amount of a small prize begins to rise: at the card's own amount, in design pixels. */
export const RISE_FROM = {
  x: LAYOUT.hero.x,
  y: LAYOUT.hero.y + LAYOUT.value.y * LAYOUT.hero.scale,
} as const;
