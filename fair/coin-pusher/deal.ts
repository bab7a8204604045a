import { type FairStream, openStream } from '../random.ts';
import { drawDrop } from './draw.ts';
import { Drop } from './drop.ts';
import { MACHINE, PHYSICS } from './machine.ts';
import { type TableDisc, type DiscTable, overhang } from './table.ts';

/** Version of the deal, stored with every deal. Any change to what a seed deals requires a new version. */
export const DEAL_RULES = 'pusher-deal-1';
/** Minimum number of drops played on a table before it is dealt, at positions uniform over the rail. */
const PLAYED_BEFORE = 300;
/**
 * Play then continues until the discs' total overhang over the front edge is in this range, u: neither ripe nor
 * barren.
 */
const PLAYED_OVERHANG = { from: 90, to: 135 } as const;
/** Finally the edge is swept: a disc whose centre is further to the front than this is removed, u. */
export const SWEPT_FROM = 690;

const GAP = 4;

/**
 * Returns a loose grid of pesos that fills the field; it swallows the first discs, so it must be played before it is
 * dealt.
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
 * Plays a new table in, one drop per turn of the generator (300 or more, about a millisecond each), so that a server
 * can serve other requests in between. Only the stream determines the table.
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

/** Returns a table in mid-play, with special pieces, from a seed: for examples and tests, never dealt. */
export function tableInPlay(seed: string): DiscTable {
  return atOnce(playingIn(openStream(seed, 'deal', 0)));
}

/** Inputs of a deal, like those of a drop; `stream` is the round's, for callers that count what is drawn from it. */
export interface DealOrder {
  readonly seed: string;
  readonly clientSeed: string;
  readonly nonce: number;
  readonly stream?: Pick<FairStream, 'below'>;
}

/** Deals a table, one drop of its play per turn, so that a server can serve other requests in between. */
export function* dealing({ seed, clientSeed, nonce, stream }: DealOrder): Generator<undefined, DiscTable> {
  return swept(yield* playingIn(stream ?? openStream(seed, clientSeed, nonce)));
}

/** Deals a table synchronously: about half a second of work. */
export const dealTable = (order: DealOrder): DiscTable => atOnce(dealing(order));

/**
 * Returns a played table as it is dealt: edge swept and every piece a peso, so that it contains no gifts. Any win
 * must first be pushed up to the edge, which costs more than looking for a good table and leaving it is worth.
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
