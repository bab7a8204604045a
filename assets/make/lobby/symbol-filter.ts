/**
 * The outline filter of kit/emoji.ts with a fixed region: if the region depends on the art, the renderer fails on some
 * symbols.
 */
import { outlineFilter, type OutlineStyle } from '../kit/emoji.ts';

/** Returns the outline filter for symbols in a box of 128 units. */
export function symbolFilter(id: string, style: OutlineStyle = {}): string {
  return outlineFilter(id, style).replace(
    'x="-20%" y="-20%" width="140%" height="145%"',
    'filterUnits="userSpaceOnUse" x="-18" y="-18" width="164" height="168"',
  );
}
