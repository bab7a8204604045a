import type { CelebrationLayout } from '../../parts/celebration/layout.ts';
import { HALL_CELEBRATION } from '../models/round/hall-stage.ts';

/**
 * Positions and sizes in design pixels. Essential parts lie between y 120 and 600, since a wide and low browser window
 * cuts off the rest.
 */
export const LAYOUT = {
  table: { x: 360, y: 358 },
  /** Centres of the current card and of the deck, in design pixels, and the scale at which their cards are drawn. */
  current: { x: 360, y: 298, scale: 1 },
  pack: { x: 588, y: 268, scale: 0.62, cards: 3, offset: 5 },
  /** Row of the previous cards, the oldest at the left: centre of its first place, and distance between places. */
  history: { x: 94, y: 520, pitch: 76, places: 8, scale: 0.32, markY: -46 },
  /** Rank and suits on a card: offset from the card's centre, and scale. */
  rank: { x: -54, y: -90, scale: 1.1 },
  cornerSuit: { x: -58, y: -26, scale: 0.4 },
  suit: { x: 22, y: 54, scale: 1.06 },
} as const;

/** Tints of the suits, of a card that lost the round, and of the marks of the guesses. */
export const TINTS = {
  red: 0xd8143c,
  black: 0x241a3a,
  lost: 0xa89cb8,
  marks: { higher: 0x6ce08c, lower: 0x5cc4ff, same: 0xffd24a, skip: 0xcabdf0, wrong: 0xff6f86 },
} as const;

/** Motion of the deck's top card while the next card is requested: ms per cycle, lift in design pixels. */
export const WAIT = { breathMs: 520, lift: 9 } as const;

/**
 * Time from the server's answer until the card lies on the table, ms; up to the share `seen` of it, the card's face is
 * hidden.
 */
export const DEAL = { ms: 620, turboMs: 240, seen: 0.62, arc: 26 } as const;

/** Duration of the last motion of a round, ms. */
export const REVEAL = { ms: 160, turboMs: 60 } as const;

/** Layout of the celebration of a win. */
export const CELEBRATION: CelebrationLayout = { ...HALL_CELEBRATION, smallCap: 38 };
/** Point from which a small win's amount rises: it is beside the card, so that the card stays visible. */
export const SMALL_WIN = { x: 150, y: 362 } as const;
