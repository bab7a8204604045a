import { type FairStream, openStream } from '../random.ts';
import { drawDrop } from './draw.ts';
import { Drop } from './drop.ts';
import { MACHINE, PHYSICS } from './machine.ts';
import { type TableDisc, type DiscTable, overhang } from './table.ts';

/** Version of the deal, stored with every deal. Any change to the table that a seed deals requires a new version. */
export const DEAL_RULES = 'pusher-deal-1';
/** Minimum number of drops played on a table, at random positions on the rail, before a player gets the table. */
const PLAYED_BEFORE = 300;
/**
 * Further drops are played until the discs' total overhang over the front edge is in this range, in thousandths of the
 * table width, so that wins on the dealt table are neither close nor far.
 */
const PLAYED_OVERHANG = { from: 90, to: 135 } as const;
/**
 * Largest y of a disc's centre on a dealt table, in thousandths of the table width; discs closer to the front edge are
 * removed.
 */
export const SWEPT_FROM = 690;

const GAP = 4;

/**
 * Returns a loose grid of pesos that fills the table. Its gaps swallow the first discs, so drops must be played on it
 * before it is dealt.
 */
export function newTable(stream: Pick<FairStream, 'below'>): DiscTable {
  const { width, front, shelfBack, stroke, radius } = MACHINE;
  const pitch = 2 * radius + GAP;
  const columns = Math.floor(width / pitch);
  const rows = Math.floor((front - shelfBack - stroke) / pitch);
  const cell = width / columns;
  const discs: TableDisc[] = [];
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const shiftX = ((stream.below(256) - 127.5) / 128) * (cell - 2 * radius) * 0.5;
      const shiftY = (stream.below(256) / 256) * 3;
      if (stream.below(100) >= 88) continue;
      discs.push({
        id: discs.length,
        kind: 'peso',
        x: cell * (column + 0.5) + shiftX,
        y: shelfBack + stroke + radius + 1 + row * pitch + shiftY,
      });
    }
  }
  return { physics: PHYSICS, nextId: discs.length, discs };
}

/**
 * Plays drops on a new table, 300 or more. Each turn of the generator plays one, in about a millisecond, so that a
 * server can serve other requests in between. Only the stream determines the resulting table.
 */
function* playingIn(stream: Pick<FairStream, 'below'>): Generator<undefined, DiscTable> {
  let table = newTable(stream);
  for (let played = 0; played < PLAYED_BEFORE || !isEven(table); played++) {
    const drop = new Drop(table, drawDrop(stream.below(1001), stream));
    while (!drop.isSettled) drop.step();
    table = drop.table();
    yield;
  }
  return table;
}

/**
 * Returns a table after many drops, with special pieces, derived from a seed. It is for examples and tests; players
 * never get it.
 */
export function tableInPlay(seed: string): DiscTable {
  return atOnce(playingIn(openStream(seed, 'deal', 0)));
}

/** Inputs of a deal. Callers that record the numbers drawn pass the round's `stream`. */
export interface DealOrder {
  readonly seed: string;
  readonly clientSeed: string;
  readonly nonce: number;
  readonly stream?: Pick<FairStream, 'below'>;
}

/** Deals a table. Each turn of the generator plays one drop, so that a server can serve other requests in between. */
export function* dealing({ seed, clientSeed, nonce, stream }: DealOrder): Generator<undefined, DiscTable> {
  return swept(yield* playingIn(stream ?? openStream(seed, clientSeed, nonce)));
}

/** Deals a table without pausing, in about half a second. */
export const dealTable = (order: DealOrder): DiscTable => atOnce(dealing(order));

/**
 * Returns a played table as a player gets it: without the discs near the front edge, and with every piece a peso, so
 * that it holds no easy wins. Pushing discs up to the edge then costs more than a player could win by searching for a
 * better table.
 */
export const swept = (table: DiscTable): DiscTable => ({
  ...table,
  discs: table.discs.filter(({ y }) => y <= SWEPT_FROM).map((disc) => ({ ...disc, kind: 'peso' })),
});

function atOnce(turns: Generator<undefined, DiscTable>): DiscTable {
  for (;;) {
    const turn = turns.next();
    if (turn.done) return turn.value;
  }
}

function isEven(table: DiscTable): boolean {
  const reach = overhang(table);
  return (
    reach >= PLAYED_OVERHANG.from && reach <= PLAYED_OVERHANG.to && table.discs.length < MACHINE.maxDiscs - 1
  );
}
