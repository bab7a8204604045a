import type { DropDraw } from '../../fair/coin-pusher/draw.ts';
import { Drop } from '../../fair/coin-pusher/drop.ts';
import type { Table } from '../../fair/coin-pusher/table.ts';
import { DropEffects } from './drop-effects.ts';
import { fallAt } from './fall.ts';

/** A drop that can be stepped; undefined for a table of another physics, which cannot be played here. */
function createDrop(before: Table, draw: DropDraw): Drop | undefined {
  try {
    return new Drop(before, draw);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    return undefined;
  }
}

/** What a drop is played and shown with. */
export const DROP_PARTS = {
  createDrop,
  createEffects: (...of: ConstructorParameters<typeof DropEffects>) => new DropEffects(...of),
  fallAt,
} as const;
