import type { FallTuning } from './tuning.ts';

/**
 * A symbol of a board, with the row from which it falls and the row to which it falls. Rows count from 0 at the top,
 * and are negative above the board.
 */
export interface Piece {
  readonly symbol: string;
  readonly column: number;
  readonly from: number;
  readonly to: number;
  /** Delay before the symbol starts to fall, ms. */
  readonly delay: number;
  /** Whether the symbol belongs to a win. */
  readonly isWin: boolean;
  /**
   * Set for a piece of a whole board, which fades in or out during a short fall: symbols that rush past many cells
   * would flash.
   */
  readonly fades?: 'in' | 'out';
}

/** Symbols of a board, or those that are left on it: one text per column, from top to bottom. */
type Board = readonly string[];

/** Distance above the board from which new symbols start to fall, in rows. */
const ABOVE = 0.5;
/** Distance that each symbol falls when a whole board drops in or out, in rows. */
const DROP = 2.2;
/** Share of the fall of a whole board during which the board fades. */
const FADED = 0.7;

const piecesOf = (
  board: Board,
  place: (row: number, column: number, symbol: string) => Omit<Piece, 'symbol' | 'column'>,
): Piece[] =>
  board.flatMap((symbols, column) =>
    [...symbols].map((symbol, row) => ({ symbol, column, ...place(row, column, symbol) })),
  );

/** Returns the pieces of a board at rest; those with a symbol of `winners` belong to a win. */
export const standing = (board: Board, winners: ReadonlySet<string> = new Set()): Piece[] =>
  piecesOf(board, (row, _, symbol) => ({ from: row, to: row, delay: 0, isWin: winners.has(symbol) }));

/**
 * Returns the pieces of a new board, which drops in column by column; in each column, the lowest symbol falls first.
 */
export const droppingIn = (board: Board, { columnMs, stackMs }: FallTuning): Piece[] =>
  piecesOf(board, (row, column) => {
    const rows = board[column]?.length ?? 0;
    const delay = column * columnMs + (rows - 1 - row) * stackMs;
    return { from: row - DROP, to: row, delay, isWin: false, fades: 'in' };
  });

/**
 * Returns the pieces of the old board, which falls out column by column; in each column, the lowest symbol falls first.
 */
export const fallingOut = (board: Board, { columnMs, stackMs }: FallTuning): Piece[] =>
  piecesOf(board, (row, column) => {
    const rows = board[column]?.length ?? 0;
    const delay = column * columnMs + (rows - 1 - row) * stackMs;
    return { from: row, to: row + DROP, delay, isWin: false, fades: 'out' };
  });

/**
 * Returns the pieces of a tumble: the symbols in `gone` are removed, those above them fall down, and new symbols
 * follow. `after` is the next board by the rules: at the bottom of each column are the symbols that stayed, in the same
 * order.
 */
export function fallingTogether(
  before: Board,
  gone: ReadonlySet<string>,
  after: Board,
  { columnMs, stackMs }: FallTuning,
): Piece[] {
  return before.flatMap((symbols, column) => {
    const stays = [...symbols].flatMap((symbol, row) => (gone.has(symbol) ? [] : [{ symbol, row }]));
    const next = [...(after[column] ?? '')];
    const fresh = next.length - stays.length;
    const lowest = next.findLastIndex((_, row) => row < fresh || stays[row - fresh]?.row !== row);
    return next.map((symbol, row) => {
      const from = row < fresh ? row - fresh - ABOVE : (stays[row - fresh]?.row ?? row);
      const delay = from === row ? 0 : column * columnMs + (lowest - row) * stackMs;
      return { symbol, column, from, to: row, delay, isWin: false };
    });
  });
}

/** Returns the time for which a piece falls, ms, without its delay and its bounce. */
const fallMs = ({ from, to }: Piece, { rowMs }: FallTuning): number => rowMs * Math.sqrt(to - from);

/** Returns the time after which all pieces are at rest, ms. */
export const restMs = (pieces: readonly Piece[], tuning: FallTuning): number =>
  pieces.reduce((last, piece) => {
    const isStill = piece.from === piece.to;
    return Math.max(last, isStill ? 0 : piece.delay + fallMs(piece, tuning) + tuning.bounceMs);
  }, 0);

/**
 * Returns the time at which the first piece of each column lands, ms; undefined for a column in which nothing falls.
 */
export const landings = (pieces: readonly Piece[], tuning: FallTuning): (number | undefined)[] => {
  const first: (number | undefined)[] = [];
  for (const piece of pieces) {
    if (piece.from === piece.to) continue;
    const at = piece.delay + fallMs(piece, tuning);
    first[piece.column] = Math.min(first[piece.column] ?? Infinity, at);
  }
  return first;
};

/** Returns the row of a piece after `ms`: the piece accelerates and bounces a little. */
export function rowAt(piece: Piece, ms: number, tuning: FallTuning): number {
  const { from, to, delay } = piece;
  if (from === to || ms <= delay) return from;
  const length = fallMs(piece, tuning);
  const since = ms - delay;
  if (since < length) return from + (to - from) * (since / length) ** 2;
  const swung = tuning.bounceMs === 0 ? 1 : (since - length) / tuning.bounceMs;
  // In the last frame the piece must be exactly at its row, without rounding errors.
  return swung >= 1 - 1e-9 ? to : to - tuning.bounce * 4 * swung * (1 - swung);
}

/** Returns the alpha of a piece at a row of its fall. */
export function seenAt({ from, to, fades }: Piece, row: number): number {
  if (fades === undefined) return 1;
  const way = Math.min(1, (row - from) / (to - from) / FADED);
  return fades === 'in' && row < to ? way : fades === 'in' ? 1 : 1 - way;
}
