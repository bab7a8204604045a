import { type DropDraw, drawDrop } from './coin-pusher/draw.ts';
import { Drop, type Exit } from './coin-pusher/drop.ts';
import { PHYSICS } from './coin-pusher/machine.ts';
import { hashTable } from './coin-pusher/hash.ts';
import type { DiscTable } from './coin-pusher/table.ts';
import { type FairStream, openStream } from './random.ts';

/**
 * The coin pusher as a simulation of physics (docs/product-rules.md, Coin pusher). Only the shelf's phase, the pegs,
 * the bounce and the kind of the dropped disc are random. The motion of the discs is mechanics, bit-identical on the
 * server and in a browser.
 *
 * A scene uses: `new Drop(table, draw)` of coin-pusher/drop.ts with the draw from the server's answer, and its
 * `step()`, `isSettled`, `bodies` (x, y, fromX, fromY, id, kind, isRiding), `shelf`, `shelfBefore`, `phase`, `exits`,
 * `hasLanded`, `stepCount`, `draw` (path, landX, kind, phase) and `table()`; `MACHINE`, `STEPS_PER_SECOND`,
 * `shelfAt(phase)` and `chuteAt(x)` of coin-pusher/machine.ts; `DiscTable`, `Disc`, `PieceKind` and `isSameTable(a, b)`
 * of coin-pusher/table.ts; `tableInPlay(seed)` of coin-pusher/deal.ts for its examples.
 *
 * A drop ends with the shelf almost fully forward. The scene draws the shelf's strokes from there to the phase of the
 * next drop; they are not simulated.
 */

/** Version of these rules, including the physics; stored with every outcome. */
export const COIN_PUSHER_RULES = PHYSICS;

/** Inputs of a drop: the player's choice and the seeds. */
export interface DropOrder {
  /** Position on the rail, an integer 0 … 1000, fixed before the seed is known. */
  readonly x: number;
  readonly seed: string;
  readonly clientSeed: string;
  readonly nonce: number;
}

/**
 * Returns a drop whose disc has not begun to fall. Throws a RangeError for a full table or a table of another physics
 * version.
 */
export const startDrop = (table: DiscTable, { x, seed, clientSeed, nonce }: DropOrder): Drop =>
  new Drop(table, drawDrop(x, openStream(seed, clientSeed, nonce)));

/** Result of a drop. */
export interface SimulatedDrop {
  readonly table: DiscTable;
  readonly hash: string;
  readonly exits: readonly Exit[];
  /** Duration of the drop, in steps of 1/120 s. */
  readonly steps: number;
  /** Random values of the drop: enough to replay it without the seed. */
  readonly draw: DropDraw;
}

/**
 * Runs a drop to its end, in about two milliseconds. Callers that record the numbers drawn pass the round's `stream`.
 */
export function settleDrop(
  table: DiscTable,
  order: DropOrder,
  stream: FairStream = openStream(order.seed, order.clientSeed, order.nonce),
): SimulatedDrop {
  const drop = new Drop(table, drawDrop(order.x, stream));
  while (!drop.isSettled) drop.step();
  const after = drop.table();
  return { table: after, hash: hashTable(after), exits: drop.exits, steps: drop.stepCount, draw: drop.draw };
}
