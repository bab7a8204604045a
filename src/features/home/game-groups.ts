import type { Game } from '../../../contract/config.ts';

/** Shape of a kind's tiles: portrait 3:4, square 1:1, wide 3:2. */
export type TileShape = 'portrait' | 'square' | 'wide';

/** The shape in which the artists draw the tiles of a kind of game. */
export const shapeOf = (type: string): TileShape =>
  type === 'originals' ? 'square' : type === 'live' ? 'wide' : 'portrait';

/** width / height of a shape. */
export const RATIOS: Readonly<Record<TileShape, number>> = { portrait: 3 / 4, square: 1, wide: 3 / 2 };

/** Tiles beside each other on a phone (below 700 px), a tablet and a desktop. */
const COLUMNS: Readonly<Record<TileShape, readonly [phone: number, tablet: number, desktop: number]>> = {
  portrait: [3, 5, 6],
  square: [3, 5, 6],
  wide: [2, 3, 4],
};

/** How many tiles of a shape stand beside each other in a window of that width. */
export function columnsOf(shape: TileShape, windowWidth: number): number {
  const [phone, tablet, desktop] = COLUMNS[shape];
  return windowWidth >= 1024 ? desktop : windowWidth >= 700 ? tablet : phone;
}

/** A row of the grid: a kind's heading, or tiles of one shape. */
export type GridRow =
  | { readonly kind: 'heading'; readonly type: string; readonly count: number }
  | {
      readonly kind: 'tiles';
      readonly shape: TileShape;
      readonly columns: number;
      readonly games: readonly Game[];
    };

/**
 * Lays games out in rows: kinds follow each other in the given order, each with its heading and its own tile shape.
 * One kind alone needs no heading.
 */
export function gridRows(
  games: readonly Game[],
  types: readonly string[],
  windowWidth: number,
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
    const columns = columnsOf(shape, windowWidth);
    const rows: GridRow[] = sorted.length > 1 ? [{ kind: 'heading', type, count: members.length }] : [];
    for (let at = 0; at < members.length; at += columns) {
      rows.push({ kind: 'tiles', shape, columns, games: members.slice(at, at + columns) });
    }
    return rows;
  });
}

const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Games whose title, kind or provider contains every typed word, whatever the case and the accents; best titles first. */
export function searchGames(games: readonly Game[], typed: string): readonly Game[] {
  const words = plain(typed).split(/\s+/).filter(Boolean);
  if (words.length === 0) return games;
  const first = words[0] ?? '';
  const found = games.filter((game) => {
    const text = plain(`${game.title} ${game.type} ${game.brand}`);
    return words.every((word) => text.includes(word));
  });
  const rank = (game: Game): number => {
    const title = plain(game.title);
    return title.startsWith(first) ? 0 : title.includes(first) ? 1 : 2;
  };
  return found.sort((a, b) => rank(a) - rank(b));
}

/** The games of a chip: a kind, the hot ones, or all. */
export function gamesOfType(games: readonly Game[], type: string): readonly Game[] {
  if (type === 'all') return games;
  if (type === 'hot') return games.filter((game) => game.isHot);
  return games.filter((game) => game.type === type);
}
