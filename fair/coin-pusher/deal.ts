import { type FairStream, openStream } from '../random.ts';
import { drawDrop } from './draw.ts';
import { Drop } from './drop.ts';
import { MACHINE, PHYSICS } from './machine.ts';
import { type Disc, type Table, overhang } from './table.ts';

/** A dealt table has been played at least so often, at places drawn evenly over the rail. */
export const PLAYED_BEFORE = 300;
/** … and its discs together reach so far over the front edge, u: a fresh table is neither ripe nor barren. */
export const DEALT_OVERHANG = { from: 90, to: 135 } as const;

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
 * Plays a new table in until it may be dealt, one drop at every turn of the generator (300 or some more, about a
 * millisecond each), so that a server can serve others in between. The seed alone decides the table.
 */
export function* dealing(seed: string): Generator<undefined, Table> {
  const stream = openStream(seed, 'deal', 0);
  let table = newTable(stream);
  for (let played = 0; played < PLAYED_BEFORE || !isDealable(table); played++) {
    const drop = new Drop(table, drawDrop(stream.below(1001), stream));
    while (!drop.isSettled) drop.step();
    table = drop.table();
    yield;
  }
  return table;
}

/** The table that a seed deals, at once: about half a second of work. */
export function dealTable(seed: string): Table {
  const turns = dealing(seed);
  for (;;) {
    const turn = turns.next();
    if (turn.done) return turn.value;
  }
}

function isDealable(table: Table): boolean {
  const reach = overhang(table);
  return (
    reach >= DEALT_OVERHANG.from && reach <= DEALT_OVERHANG.to && table.discs.length < MACHINE.maxDiscs - 1
  );
}
