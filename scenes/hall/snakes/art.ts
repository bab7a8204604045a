import type { PictureSpec } from '../../engine/definition.ts';
import { hallArt } from '../models/round/hall-stage.ts';

const die = { width: 92, height: 92 };

/** Sizes of the pictures of snakes, in design pixels. */
export const art: Readonly<Record<string, PictureSpec>> = {
  ...hallArt,
  square: { width: 150, height: 110 },
  /** A square of the path with a snake. */
  nest: { width: 150, height: 110 },
  gate: { width: 150, height: 110 },
  /** White frame for tinting, which marks the square that a roll reached. */
  frame: { width: 160, height: 120 },
  snake: { width: 78, height: 78 },
  chick: { width: 66, height: 66 },
  /** Tray for the dice, inside the path. */
  tray: { width: 306, height: 226 },
  /** Place for the dice of one roll, in the row of rolls. */
  slot: { width: 56, height: 34 },
  shadow: { width: 100, height: 34 },
  'die-1': die,
  'die-2': die,
  'die-3': die,
  'die-4': die,
  'die-5': die,
  'die-6': die,
};
