import type { CelebrationLayout } from '../../parts/celebration/layout.ts';
import { HALL_CELEBRATION } from '../models/round/hall-stage.ts';

/**
 * Positions and sizes in design pixels. Essential parts lie between y 120 and 600, since a low window cuts off the
 * rest.
 */
export const LAYOUT = {
  board: { x: 360, y: 358 },
  /** Centre of the coin at rest, and its diameter. */
  coin: { x: 360, y: 316, size: 236 },
  /** Centre of the coin's shadow on the table. */
  shadow: { x: 360, y: 446 },
  /** Row of past flips: two lines of ten. */
  row: { x: 360, y: 496, perLine: 10, pitchX: 64, pitchY: 60, cap: 14, room: 46 },
} as const;

/** Maximum number of flips in one round. */
export const MOST_FLIPS = 20;

/** The coin in the air: height in design pixels, time to rise in ms, ms per turn; slower turns after `lateAfter` ms. */
export const AIR = { height: 92, riseMs: 260, turnMs: 340, lateAfter: 6_000, lateTurnMs: 900 } as const;

/**
 * Time from the server's answer until the coin lands, ms; equally long for both sides. Up to the share `seen` nothing
 * is revealed. `over` is the share of its height that the coin rises again; `again` changes the rate and gain of its
 * second touch of the table.
 */
export const FALL = {
  ms: 900,
  turboMs: 320,
  seen: 0.45,
  over: 0.5,
  bounce: 16,
  bouncePart: 0.24,
  again: { rate: 1.1, gain: 0.4 },
} as const;

/** Duration of the motion that ends a round, ms. */
export const REVEAL = { ms: 160, turboMs: 60 } as const;

/** Thickness of the coin, in design pixels. */
export const THICKNESS = 16;

/** Tints of the payouts, rings and coin. */
export const TINTS = {
  pays: 0xb9a8ea,
  next: 0xffe98a,
  won: 0x5cf09a,
  lost: 0xff5a6a,
  glow: 0xffd75a,
  dim: 0x9a90b4,
} as const;

/** Layout of the celebration of a win; a small win's amount rises above the coin, so that its side stays visible. */
export const CELEBRATION: CelebrationLayout = { ...HALL_CELEBRATION, smallCap: 38 };
/** Point from which a small win's amount rises, in design pixels. */
export const SMALL_WIN = { x: 360, y: 236 } as const;
