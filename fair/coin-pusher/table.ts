import { MACHINE } from './machine.ts';

/** Kinds of disc; all have the same size and motion. Their order here is part of a table's hash. */
export const PIECE_KINDS = ['peso', 'tenPesos', 'diamonds', 'scratchCard'] as const;
/** Kind of a disc. */
export type PieceKind = (typeof PIECE_KINDS)[number];

/** A disc at rest; x and y are its centre, in thousandths of the table width. */
export interface TableDisc {
  readonly id: number;
  readonly kind: PieceKind;
  readonly x: number;
  readonly y: number;
}

/** A table at rest, plain JSON. The order of the discs and the next id are part of the state. */
export interface DiscTable {
  readonly physics: string;
  readonly nextId: number;
  readonly discs: readonly TableDisc[];
}

/** Returns whether two tables are bit-identical, including the order of their discs. */
export const isSameTable = (a: DiscTable, b: DiscTable): boolean =>
  a === b ||
  (a.physics === b.physics &&
    a.nextId === b.nextId &&
    a.discs.length === b.discs.length &&
    a.discs.every((disc, index) => {
      const other = b.discs[index];
      return (
        other !== undefined &&
        disc.id === other.id &&
        disc.kind === other.kind &&
        Object.is(disc.x, other.x) &&
        Object.is(disc.y, other.y)
      );
    }));

/**
 * Returns the discs' total overhang over the front edge, in thousandths of the table width: a measure of how soon discs
 * will fall.
 */
export const overhang = (table: DiscTable): number =>
  table.discs.reduce((sum, { y }) => sum + Math.max(0, y + MACHINE.radius - MACHINE.front), 0);
