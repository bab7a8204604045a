import { MACHINE } from './machine.ts';

/** What a disc can be; all are the same size and move alike. The order is part of a table's hash. */
export const PIECE_KINDS = ['peso', 'tenPesos', 'diamonds', 'scratchCard'] as const;
/** What a disc can be. */
export type PieceKind = (typeof PIECE_KINDS)[number];

/** A disc at rest; its centre in u. */
export interface Disc {
  readonly id: number;
  readonly kind: PieceKind;
  readonly x: number;
  readonly y: number;
}

/** A table at rest, plain JSON. The order of the discs and the next id are part of the state. */
export interface Table {
  readonly physics: string;
  readonly nextId: number;
  readonly discs: readonly Disc[];
}

/** Whether two tables are the same to the bit, the order of their discs included. */
export const isSameTable = (a: Table, b: Table): boolean =>
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

/** How far the discs together reach over the front edge, u: what makes a table ripe. */
export const overhang = (table: Table): number =>
  table.discs.reduce((sum, { y }) => sum + Math.max(0, y + MACHINE.radius - MACHINE.front), 0);
