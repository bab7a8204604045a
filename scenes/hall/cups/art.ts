import type { PictureSpec } from '../../engine/definition.ts';
import { hallArt } from '../models/round/hall-stage.ts';

/** Sizes of the pictures of cups, in design pixels. */
export const art: Readonly<Record<string, PictureSpec>> = {
  ...hallArt,
  /** Table with a hole through which the ball comes and goes. */
  table: { width: 716, height: 236 },
  /** A cup; its anchor is at its foot. */
  cup: { width: 150, height: 188, anchor: { x: 0.5, y: 1 } },
  ball: { width: 60, height: 60 },
  shadow: { width: 180, height: 52 },
  plate: { width: 82, height: 66 },
  /**
   * White frame for tinting: marks the next payout in the row, or shows whether the player found the ball at a step.
   */
  frame: { width: 92, height: 76 },
  /** White dot for tinting: each payout has one dot per cup, which shows where the ball was. */
  dot: { width: 14, height: 14 },
};
