import type { PictureSpec } from '../../engine/definition.ts';
import { hallArt } from '../models/round/hall-stage.ts';

const die = { width: 92, height: 92 };

/** Pictures of snakes, dpx. */
export const art: Readonly<Record<string, PictureSpec>> = {
  ...hallArt,
  square: { width: 150, height: 110 },
  /** A square with a snake. */
  nest: { width: 150, height: 110 },
  gate: { width: 150, height: 110 },
  /** White, to be tinted: frame of the square that a roll reached. */
  frame: { width: 160, height: 120 },
  snake: { width: 78, height: 78 },
  chick: { width: 66, height: 66 },
  /** Inside the path: the tray for the dice. */
  tray: { width: 306, height: 226 },
  /** A place for one roll of the round. */
  slot: { width: 56, height: 34 },
  shadow: { width: 100, height: 34 },
  'die-1': die,
  'die-2': die,
  'die-3': die,
  'die-4': die,
  'die-5': die,
  'die-6': die,
};
