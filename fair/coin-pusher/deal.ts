import { type FairStream, openStream } from '../random.ts';
import { drawDrop } from './draw.ts';
import { Drop } from './drop.ts';
import { MACHINE, PHYSICS } from './machine.ts';
import { type Disc, type Table, overhang } from './table.ts';

/** Version of the deal: stored with every deal. Any change of what a seed deals is another version. */
export const DEAL_RULES = 'pusher-deal-1';
/** A dealt table has been played at least so often, at places drawn evenly over the rail, */
const PLAYED_BEFORE = 300;
/** and on until its discs together reach so far over the front edge, u: neither ripe nor barren. */
const PLAYED_OVERHANG = { from: 90, to: 135 } as const;
/** Then the edge is swept: a disc whose centre lies further to the front than this is taken off, u. */
export const SWEPT_FROM = 690;

const GAP = 4;

/** A loose grid of pesos that fills the field; it swallows the first discs, so that it must be played before it is dealt. */
export function newTable(stream: Pick<FairStream, 'below'>): Table {
  const { width, front, shelfBack, stroke, radius } = MACHINE;
  const pitch = 2 * radius + GAP;
  const columns = Math.floor(width / pitch);
  const rows = Math.floor((front - shelfBack - stroke) / pitch);
  const cell = width / columns;
  const discs: Disc[] = [];
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
 * Plays a new table in, one drop at every turn of the generator (300 or some more, about a millisecond each), so that a
 * server can serve others in between. The stream alone decides the table.
 */
function* playingIn(stream: Pick<FairStream, 'below'>): Generator<undefined, Table> {
  let table = newTable(stream);
  for (let played = 0; played < PLAYED_BEFORE || !isEven(table); played++) {
    const drop = new Drop(table, drawDrop(stream.below(1001), stream));
    while (!drop.isSettled) drop.step();
    table = drop.table();
    yield;
  }
  return table;
}

/** A table in the middle of play, special pieces and all, as a seed gives it: for examples and tests. Nobody is dealt one. */
export function tableInPlay(seed: string): Table {
  return atOnce(playingIn(openStream(seed, 'deal', 0)));
}

/** What decides a deal, as it decides a drop; `stream` is the round's, where somebody counts what is taken of it. */
export interface DealOrder {
  readonly seed: string;
  readonly clientSeed: string;
  readonly nonce: number;
  readonly stream?: Pick<FairStream, 'below'>;
}

/** Deals a table turn by turn, a drop of its play at each, so that a server can serve others in between. */
export function* dealing({ seed, clientSeed, nonce, stream }: DealOrder): Generator<undefined, Table> {
  return swept(yield* playingIn(stream ?? openStream(seed, clientSeed, nonce)));
}

/** The table that a deal comes to, at once: about half a second of work. */
export const dealTable = (order: DealOrder): Table => atOnce(dealing(order));

/**
 * A played table as it is dealt: its edge swept and every piece a peso, so that nothing on it was given. What is won of
 * it has to be pushed up to the edge first, which costs more than it is worth to look for a good table and leave it.
 */
export const swept = (table: Table): Table => ({
  ...table,
  discs: table.discs.filter(({ y }) => y <= SWEPT_FROM).map((disc) => ({ ...disc, kind: 'peso' })),
});

function atOnce(turns: Generator<undefined, Table>): Table {
  for (;;) {
    const turn = turns.next();
    if (turn.done) return turn.value;
  }
}

function isEven(table: Table): boolean {
  const reach = overhang(table);
  return (
    reach >= PLAYED_OVERHANG.from && reach <= PLAYED_OVERHANG.to && table.discs.length < MACHINE.maxDiscs - 1
  );
}
