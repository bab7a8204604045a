import type { DropDraw } from '../../../fair/coin-pusher/draw.ts';
import { Drop } from '../../../fair/coin-pusher/drop.ts';
import type { DiscTable } from '../../../fair/coin-pusher/table.ts';
import { DropEffects } from './drop-effects.ts';
import { fallAt } from './fall.ts';

/**
 * Returns a simulation of a drop, or undefined if the table uses another physics version, which this code cannot play.
 */
function createDrop(before: DiscTable, draw: DropDraw): Drop | undefined {
  try {
    return new Drop(before, draw);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    return undefined;
  }
}

/** Code that plays and shows a drop, loaded after the rest of the scene. */
export const DROP_PARTS = {
  createDrop,
  createEffects: (...of: ConstructorParameters<typeof DropEffects>) => new DropEffects(...of),
  fallAt,
} as const;
