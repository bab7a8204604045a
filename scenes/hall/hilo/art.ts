import type { PictureSpec } from '../../engine/definition.ts';
import { hallArt } from '../models/round/hall-stage.ts';

/** Ranks and suits in the order of the deck; the names of their pictures end with these texts. */
export const RANKS = ['2', '3', '4', '5', '6', '7', '8', '9', '10', 'j', 'q', 'k', 'a'] as const;
export const SUITS = ['diamonds', 'hearts', 'spades', 'clubs'] as const;
const MARKS = ['higher', 'lower', 'same', 'skip'] as const;

/** Sizes of the pictures of hilo, in design pixels. */
export const art: Readonly<Record<string, PictureSpec>> = {
  ...hallArt,
  table: { width: 708, height: 492 },
  card: { width: 200, height: 284 },
  back: { width: 200, height: 284 },
  /** Ranks are drawn in white, so that the scene can tint them in the colour of the suit. */
  ...Object.fromEntries(RANKS.map((rank) => [`rank-${rank}`, { width: 84, height: 76 }])),
  ...Object.fromEntries(SUITS.map((suit) => [`suit-${suit}`, { width: 100, height: 100 }])),
  /** Marks of the four guesses, drawn in white for tinting. */
  ...Object.fromEntries(MARKS.map((mark) => [`mark-${mark}`, { width: 34, height: 34 }])),
  slot: { width: 68, height: 92 },
};
