import type { SlotSpin } from './outcome.ts';
import type { ReelConfig } from './reel-config.ts';
import { type Cell, cellCenter } from './winning-symbols.ts';

/** Something that won, as it is shown. */
export interface ShownWin {
  /** From the left. */
  readonly cells: readonly Cell[];
  /** The line along which it won; ways have none. */
  readonly line?: number;
  /** Hundredths. */
  readonly win: number;
}

/** What a turn won and where, in the order in which it is shown. */
export function winsOf({ slot }: ReelConfig, { window, lines = [], wins = [] }: SlotSpin): ShownWin[] {
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

/** The lines along which it was won. */
export const linesOf = (wins: readonly ShownWin[]): number[] =>
  wins.flatMap(({ line }) => (line === undefined ? [] : [line]));

/** The middle of what won most, dpx: there a small win's figure rises. Without a win, the middle of the window. */
export function middleOf(config: ReelConfig, spin: SlotSpin): { x: number; y: number } {
  const { window } = config;
  const [best] = winsOf(config, spin).toSorted((a, b) => b.win - a.win);
  const cell = best?.cells[Math.floor((best.cells.length - 1) / 2)];
  if (!cell) return { x: window.x + window.width / 2, y: window.y + window.height / 2 };
  return cellCenter(config, cell);
}

/** Where scatters lie in a window. */
export function scattersOf({ slot }: ReelConfig, window: readonly string[]): Cell[] {
  const symbol = slot.scatter?.symbol;
  if (symbol === undefined) return [];
  return window.flatMap((column, reel) =>
    Array.from(column).flatMap((each, row) => (each === symbol ? [{ reel, row }] : [])),
  );
}
