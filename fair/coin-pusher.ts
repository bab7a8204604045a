import { type DropDraw, drawDrop } from './coin-pusher/draw.ts';
import { Drop, type Exit } from './coin-pusher/drop.ts';
import { PHYSICS } from './coin-pusher/machine.ts';
import { hashTable } from './coin-pusher/hash.ts';
import type { Table } from './coin-pusher/table.ts';
import { type FairStream, openStream } from './random.ts';

/**
 * The coin pusher by honest physics (docs/product-rules.md, Coin pusher): nothing is drawn but the shelf's phase, the pegs, the bounce and
 * the kind of the dropped disc; where the discs go is mechanics, the same to the bit on the server and in a browser.
 *
 * A scene uses: `new Drop(table, draw)` of coin-pusher/drop.ts with the draw that the server's answer tells, then of it
 * `step()`, `isSettled`, `bodies` (x, y, fromX, fromY, id, kind, isRiding), `shelf`, `shelfBefore`, `phase`, `exits`,
 * `hasLanded`, `stepCount`, `draw` (path, landX, kind, phase) and `table()`; `MACHINE`, `STEPS_PER_SECOND`,
 * `shelfAt(phase)` and `chuteAt(x)` of coin-pusher/machine.ts; `Table`, `Disc`, `PieceKind` and `isSameTable(a, b)` of
 * coin-pusher/table.ts; `tableInPlay(seed)` of coin-pusher/deal.ts for its examples. A drop ends with the shelf near fully
 * forward; the strokes until the next seed's phase are drawn, never simulated.
 */

/** Version of these rules, the physics included: stored with every outcome. */
export const COIN_PUSHER_RULES = PHYSICS;

/** What a drop is asked for and what decides it. */
export interface DropOrder {
  /** Place on the rail, a whole number 0 … 1000, fixed before the seed is known. */
  readonly x: number;
  readonly seed: string;
  readonly clientSeed: string;
  readonly nonce: number;
}

/** A drop that has not begun to fall. Throws a RangeError for a full table or one of another physics. */
export const startDrop = (table: Table, { x, seed, clientSeed, nonce }: DropOrder): Drop =>
  new Drop(table, drawDrop(x, openStream(seed, clientSeed, nonce)));

/** What a drop came to. */
export interface Settled {
  readonly table: Table;
  readonly hash: string;
  readonly exits: readonly Exit[];
  /** Steps that it took. */
  readonly steps: number;
  /** What chance decided of it: enough to play it again without the seed. */
  readonly draw: DropDraw;
}

/** Runs a drop to its end: about two milliseconds. `stream` is the round's, where somebody counts what is taken of it. */
export function settleDrop(
  table: Table,
  order: DropOrder,
  stream: FairStream = openStream(order.seed, order.clientSeed, order.nonce),
): Settled {
  const drop = new Drop(table, drawDrop(order.x, stream));
  while (!drop.isSettled) drop.step();
  const after = drop.table();
  return { table: after, hash: hashTable(after), exits: drop.exits, steps: drop.stepCount, draw: drop.draw };
}
