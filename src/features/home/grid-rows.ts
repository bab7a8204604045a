import type { Game } from '../../../contract/config.ts';
import { shapeOf, type TileShape } from './tile-shapes.ts';

/** Number of columns by shape of the tiles, on a phone (below 700 px), a tablet (below 1024 px) and a desktop. */
const COLUMNS: Readonly<Record<TileShape, readonly [phone: number, tablet: number, desktop: number]>> = {
  portrait: [3, 5, 6],
  square: [3, 5, 6],
  wide: [2, 3, 4],
};

/** Returns the number of columns for a shape of tiles and a window's width in px; the dense layout has one more. */
export function columnsOf(shape: TileShape, windowWidth: number, dense = false): number {
  const [phone, tablet, desktop] = COLUMNS[shape];
  return (windowWidth >= 1024 ? desktop : windowWidth >= 700 ? tablet : phone) + (dense ? 1 : 0);
}

/** A row of the grid of games: a category's heading, or tiles of one shape. */
export type GridRow =
  | { readonly kind: 'heading'; readonly type: string; readonly count: number }
  | {
      readonly kind: 'tiles';
      readonly shape: TileShape;
      readonly columns: number;
      readonly games: readonly Game[];
    };

/**
 * Groups games into rows, category by category in the given order, each with its heading and shape of tiles. A single
 * category has no heading.
 */
export function gridRows(
  games: readonly Game[],
  types: readonly string[],
  windowWidth: number,
  dense = false,
): readonly GridRow[] {
  const order = new Map(types.map((type, index) => [type, index]));
  const groups = new Map<string, Game[]>();
  for (const game of games) {
    const group = groups.get(game.type);
    if (group === undefined) groups.set(game.type, [game]);
    else group.push(game);
  }
  const last = types.length;
  const sorted = [...groups].sort(([a], [b]) => (order.get(a) ?? last) - (order.get(b) ?? last));
  return sorted.flatMap(([type, members]): GridRow[] => {
    const shape = shapeOf(type);
    const columns = columnsOf(shape, windowWidth, dense);
    const rows: GridRow[] = sorted.length > 1 ? [{ kind: 'heading', type, count: members.length }] : [];
    for (let at = 0; at < members.length; at += columns) {
      rows.push({ kind: 'tiles', shape, columns, games: members.slice(at, at + columns) });
    }
    return rows;
  });
}
