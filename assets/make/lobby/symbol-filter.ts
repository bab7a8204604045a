/**
 * The kit's outline filter for symbols, over a fixed region: the renderer fails on some symbols when the region is
 * derived from their art.
 */
import { outlineFilter, type OutlineStyle } from '../kit/emoji.ts';

/** Returns the outline filter for symbols in a box of 128 units. */
export function symbolFilter(id: string, style: OutlineStyle = {}): string {
  return outlineFilter(id, style).replace(
    'x="-20%" y="-20%" width="140%" height="145%"',
    'filterUnits="userSpaceOnUse" x="-18" y="-18" width="164" height="168"',
  );
}
