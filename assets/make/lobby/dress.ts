/** The kit's dress for symbols, over a fixed region: the renderer fails on some symbols when the region follows their art. */
import { dressFilter, type Dress } from '../kit/emoji.ts';

/** The dressing filter for symbols in a box of 128 units. */
export function boxedDress(id: string, dress: Dress = {}): string {
  return dressFilter(id, dress).replace(
    'x="-20%" y="-20%" width="140%" height="145%"',
    'filterUnits="userSpaceOnUse" x="-18" y="-18" width="164" height="168"',
  );
}
