import type { CelebrationLayout } from '../../parts/celebration/layout.ts';
import { HALL_CELEBRATION } from '../models/round/hall-stage.ts';

/**
 * Positions and sizes in design pixels. Essential parts lie between y 120 and 600, since a wide and low browser window
 * cuts off the rest.
 */
export const LAYOUT = {
  board: { x: 360, y: 358 },
  /** Centre and diameter of the coin at rest. */
  coin: { x: 360, y: 316, size: 236 },
  /** Centre of the coin's shadow on the table. */
  shadow: { x: 360, y: 446 },
  /** Row with one place for each flip: two lines of ten places. */
  row: { x: 360, y: 496, perLine: 10, pitchX: 64, pitchY: 60, cap: 14, room: 46 },
} as const;

/** Maximum number of flips in one round. */
export const MOST_FLIPS = 20;

/**
 * The coin in the air: height in design pixels, time to rise in ms, and ms per turn. If the answer is late, the coin
 * turns more slowly after `lateAfter` ms.
 */
export const AIR = { height: 92, riseMs: 260, turnMs: 340, lateAfter: 6_000, lateTurnMs: 900 } as const;

/**
 * Time from the server's answer until the coin lies, ms; equally long for both sides. Up to the share `seen` of it,
 * nothing is revealed. The coin rises again by the share `over` of its height before it falls; `again` is the rate and
 * gain of the sound of the second touch.
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

/** Duration of the last motion of a round, ms. */
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

/**
 * Layout of the celebration of a win; a small win's amount rises above the coin, so that the side of the coin stays
 * visible.
 */
export const CELEBRATION: CelebrationLayout = { ...HALL_CELEBRATION, smallCap: 38 };
/** Point from which a small win's amount rises, in design pixels. */
export const SMALL_WIN = { x: 360, y: 236 } as const;
