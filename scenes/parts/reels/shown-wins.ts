import type { ShownSpin } from './outcome.ts';
import type { ReelConfig } from './reel-config.ts';
import { type WindowCell, cellCenter } from './winning-symbols.ts';

/** A win with the cells that the scene lifts. */
export interface ShownWin {
  /** Winning cells, from left to right. */
  readonly cells: readonly WindowCell[];
  /** Index of the winning line; undefined in games without lines ("ways"). */
  readonly line?: number;
  /** Amount of the win, in hundredths of a coin. */
  readonly win: number;
}

/** Returns the wins of a spin with their cells, in the order in which they are shown. */
export function winsOf({ slot }: ReelConfig, { window, lines = [], wins = [] }: ShownSpin): ShownWin[] {
  const { wild, wildFills = false } = slot;
  const isOf = (column: string, row: number, symbol: string): boolean =>
    column.charAt(row) === symbol ||
    (wild !== undefined && (column.charAt(row) === wild || (wildFills && column.includes(wild))));
  const rows = Array.from({ length: slot.rows }, (_, row) => row);
  return [
    ...lines.map(({ line, reels, win }) => ({
      line,
      win,
      cells: reels.map((reel) => ({ reel, row: slot.lines[line]?.[reel] ?? 0 })),
    })),
    ...wins.map(({ symbol, reels, win }) => ({
      win,
      cells: window
        .slice(0, reels)
        .flatMap((column, reel) =>
          rows.filter((row) => isOf(column, row, symbol)).map((row) => ({ reel, row })),
        ),
    })),
  ];
}

/** Returns the indexes of the lines among some wins. */
export const linesOf = (wins: readonly ShownWin[]): number[] =>
  wins.flatMap(({ line }) => (line === undefined ? [] : [line]));

/**
 * Returns the centre of the highest win, in design pixels, from which a small win's amount rises; without a win, the
 * centre of the window.
 */
export function middleOf(config: ReelConfig, spin: ShownSpin): { x: number; y: number } {
  const { window } = config;
  const [best] = winsOf(config, spin)
    .slice()
    .sort((a, b) => b.win - a.win);
  const cell = best?.cells[Math.floor((best.cells.length - 1) / 2)];
  if (!cell) return { x: window.x + window.width / 2, y: window.y + window.height / 2 };
  return cellCenter(config, cell);
}

/** Returns the cells of a window that show a scatter. */
export function scattersOf({ slot }: ReelConfig, window: readonly string[]): WindowCell[] {
  const symbol = slot.scatter?.symbol;
  if (symbol === undefined) return [];
  return window.flatMap((column, reel) =>
    Array.from(column).flatMap((each, row) => (each === symbol ? [{ reel, row }] : [])),
  );
}
