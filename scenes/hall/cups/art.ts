import type { PictureSpec } from '../../engine/definition.ts';
import { hallArt } from '../models/round/hall-stage.ts';

/** Pictures of cups, dpx. */
export const art: Readonly<Record<string, PictureSpec>> = {
  ...hallArt,
  /** With the hole for the ball. */
  table: { width: 716, height: 236 },
  /** Anchored at its foot. */
  cup: { width: 150, height: 188, anchor: { x: 0.5, y: 1 } },
  ball: { width: 60, height: 60 },
  shadow: { width: 180, height: 52 },
  plate: { width: 82, height: 66 },
  /** White, for tinting: the next place of the row, and the result of a step. */
  frame: { width: 92, height: 76 },
  /** White, for tinting: the ball's past place, one dot for each cup. */
  dot: { width: 14, height: 14 },
};
