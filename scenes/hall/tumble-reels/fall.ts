import type { FallTuning } from './tuning.ts';

/** A symbol of a board, at rest or falling; rows count from 0 at the top, and are negative above the board. */
export interface Piece {
  readonly symbol: string;
  readonly column: number;
  readonly from: number;
  readonly to: number;
  /** Delay before its start, ms. */
  readonly delay: number;
  /** Whether it belongs to a win. */
  readonly isWin: boolean;
  /** A whole board fades in and out over a short fall, because symbols rushing past a cell would flash. */
  readonly fades?: 'in' | 'out';
}

/** Symbols of a whole board, or of its remaining part. */
type Board = readonly string[];

/** Distance of new symbols above the board. */
const ABOVE = 0.5;
/** Height of a whole board's fall, rows. */
const DROP = 2.2;
/** Share of the fall within which the fade takes place. */
const FADED = 0.7;

const piecesOf = (
  board: Board,
  place: (row: number, column: number, symbol: string) => Omit<Piece, 'symbol' | 'column'>,
): Piece[] =>
  board.flatMap((symbols, column) =>
    [...symbols].map((symbol, row) => ({ symbol, column, ...place(row, column, symbol) })),
  );

/** Returns a board at rest. */
export const standing = (board: Board, winners: ReadonlySet<string> = new Set()): Piece[] =>
  piecesOf(board, (row, _, symbol) => ({ from: row, to: row, delay: 0, isWin: winners.has(symbol) }));

/** Returns a new board that drops in, column by column, its lowest row first. */
export const droppingIn = (board: Board, { columnMs, stackMs }: FallTuning): Piece[] =>
  piecesOf(board, (row, column) => {
    const rows = board[column]?.length ?? 0;
    const delay = column * columnMs + (rows - 1 - row) * stackMs;
    return { from: row - DROP, to: row, delay, isWin: false, fades: 'in' };
  });

/** Returns the old board falling out, column by column, its lowest row first. */
export const fallingOut = (board: Board, { columnMs, stackMs }: FallTuning): Piece[] =>
  piecesOf(board, (row, column) => {
    const rows = board[column]?.length ?? 0;
    const delay = column * columnMs + (rows - 1 - row) * stackMs;
    return { from: row, to: row + DROP, delay, isWin: false, fades: 'out' };
  });

/**
 * Returns the pieces of a tumble: without the winning symbols the board collapses, and new symbols fall in behind;
 * the pieces of a column keep their order. The board after it comes from the rules: each of its columns ends with the
 * symbols that stayed.
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

/** Returns the fall time of a piece without its delay and its bounce, ms. */
const fallMs = ({ from, to }: Piece, { rowMs }: FallTuning): number => rowMs * Math.sqrt(to - from);

/** Returns when all pieces are at rest, ms. */
export const restMs = (pieces: readonly Piece[], tuning: FallTuning): number =>
  pieces.reduce((last, piece) => {
    const isStill = piece.from === piece.to;
    return Math.max(last, isStill ? 0 : piece.delay + fallMs(piece, tuning) + tuning.bounceMs);
  }, 0);

/** Returns when the first piece of each column lands, ms; undefined for a column without a fall. */
export const landings = (pieces: readonly Piece[], tuning: FallTuning): (number | undefined)[] => {
  const first: (number | undefined)[] = [];
  for (const piece of pieces) {
    if (piece.from === piece.to) continue;
    const at = piece.delay + fallMs(piece, tuning);
    first[piece.column] = Math.min(first[piece.column] ?? Infinity, at);
  }
  return first;
};

/** Returns the row of a piece after `ms`: it accelerates and bounces a little. */
export function rowAt(piece: Piece, ms: number, tuning: FallTuning): number {
  const { from, to, delay } = piece;
  if (from === to || ms <= delay) return from;
  const length = fallMs(piece, tuning);
  const since = ms - delay;
  if (since < length) return from + (to - from) * (since / length) ** 2;
  const swung = tuning.bounceMs === 0 ? 1 : (since - length) / tuning.bounceMs;
  // The last frame uses the exact number, not a sum of fractions.
  return swung >= 1 - 1e-9 ? to : to - tuning.bounce * 4 * swung * (1 - swung);
}

/** Returns the alpha of a piece at a row. */
export function seenAt({ from, to, fades }: Piece, row: number): number {
  if (fades === undefined) return 1;
  const way = Math.min(1, (row - from) / (to - from) / FADED);
  return fades === 'in' && row < to ? way : fades === 'in' ? 1 : 1 - way;
}
