import type { DropDraw } from '../../../fair/coin-pusher/draw.ts';
import { Drop } from '../../../fair/coin-pusher/drop.ts';
import type { DiscTable } from '../../../fair/coin-pusher/table.ts';
import { DropEffects } from './drop-effects.ts';
import { fallAt } from './fall.ts';

/**
 * Creates a drop that can be stepped; undefined for a table of another physics version, which cannot be played here.
 */
function createDrop(before: DiscTable, draw: DropDraw): Drop | undefined {
  try {
    return new Drop(before, draw);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    return undefined;
  }
}

/** Parts for playing and showing a drop. */
export const DROP_PARTS = {
  createDrop,
  createEffects: (...of: ConstructorParameters<typeof DropEffects>) => new DropEffects(...of),
  fallAt,
} as const;
