import type { FallTuning } from './tuning.ts';

/** A symbol of a board that stands or falls; rows count from 0 at the top, and above the board they are negative. */
export interface Piece {
  readonly symbol: string;
  readonly column: number;
  readonly from: number;
  readonly to: number;
  /** Ms before it sets off. */
  readonly delay: number;
  /** Whether it is one of those that win. */
  readonly isWin: boolean;
  /** A whole board comes and goes by fading on its short way: what flickers past a cell must not flash. */
  readonly fades?: 'in' | 'out';
}

/** A board of symbols, or what is left of one. */
type Board = readonly string[];

/** How far above the board new symbols wait. */
const ABOVE = 0.5;
/** How far a whole board falls, rows. */
const DROP = 2.2;
/** It is seen in full, or not at all, after so much of its way. */
const FADED = 0.7;

const piecesOf = (
  board: Board,
  place: (row: number, column: number, symbol: string) => Omit<Piece, 'symbol' | 'column'>,
): Piece[] =>
  board.flatMap((symbols, column) =>
    [...symbols].map((symbol, row) => ({ symbol, column, ...place(row, column, symbol) })),
  );

/** A board at rest. */
export const standing = (board: Board, winners: ReadonlySet<string> = new Set()): Piece[] =>
  piecesOf(board, (row, _, symbol) => ({ from: row, to: row, delay: 0, isWin: winners.has(symbol) }));

/** A new board drops in, column by column, its lowest row first. */
export const droppingIn = (board: Board, { columnMs, stackMs }: FallTuning): Piece[] =>
  piecesOf(board, (row, column) => {
    const rows = board[column]?.length ?? 0;
    const delay = column * columnMs + (rows - 1 - row) * stackMs;
    return { from: row - DROP, to: row, delay, isWin: false, fades: 'in' };
  });

/** The old board falls out, column by column, its lowest row first. */
export const fallingOut = (board: Board, { columnMs, stackMs }: FallTuning): Piece[] =>
  piecesOf(board, (row, column) => {
    const rows = board[column]?.length ?? 0;
    const delay = column * columnMs + (rows - 1 - row) * stackMs;
    return { from: row, to: row + DROP, delay, isWin: false, fades: 'out' };
  });

/**
 * A board without what has won falls together, and new symbols fall in behind: the pieces of one column keep their order.
 * The board after it is the rules': each of its columns ends with what stayed.
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

/** How long a piece falls, without its delay and what it springs back, ms. */
const fallMs = ({ from, to }: Piece, { rowMs }: FallTuning): number => rowMs * Math.sqrt(to - from);

/** When all pieces lie, ms. */
export const restMs = (pieces: readonly Piece[], tuning: FallTuning): number =>
  pieces.reduce((last, piece) => {
    const isStill = piece.from === piece.to;
    return Math.max(last, isStill ? 0 : piece.delay + fallMs(piece, tuning) + tuning.bounceMs);
  }, 0);

/** When the first piece of each column lands, ms; undefined for a column in which nothing falls. */
export const landings = (pieces: readonly Piece[], tuning: FallTuning): (number | undefined)[] => {
  const first: (number | undefined)[] = [];
  for (const piece of pieces) {
    if (piece.from === piece.to) continue;
    const at = piece.delay + fallMs(piece, tuning);
    first[piece.column] = Math.min(first[piece.column] ?? Infinity, at);
  }
  return first;
};

/** The row of a piece after so many ms: it falls faster and faster, and springs back a little. */
export function rowAt(piece: Piece, ms: number, tuning: FallTuning): number {
  const { from, to, delay } = piece;
  if (from === to || ms <= delay) return from;
  const length = fallMs(piece, tuning);
  const since = ms - delay;
  if (since < length) return from + (to - from) * (since / length) ** 2;
  const swung = tuning.bounceMs === 0 ? 1 : (since - length) / tuning.bounceMs;
  // The last frame by its own number, not by a sum of fractions.
  return swung >= 1 - 1e-9 ? to : to - tuning.bounce * 4 * swung * (1 - swung);
}

/** How much is seen of a piece that has come to a row. */
export function seenAt({ from, to, fades }: Piece, row: number): number {
  if (fades === undefined) return 1;
  const way = Math.min(1, (row - from) / (to - from) / FADED);
  return fades === 'in' && row < to ? way : fades === 'in' ? 1 : 1 - way;
}
