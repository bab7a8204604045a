import { PHYSICS } from '../../../fair/coin-pusher/machine.ts';
import type { TableDisc, PieceKind, DiscTable } from '../../../fair/coin-pusher/table.ts';

/**
 * Positions of the discs on a table after 300 drops (made by `tableInPlay`), rounded to table units. Two base-36 digits
 * for x and two for y keep the list short, because it is shipped with the scene.
 */
const PLACES =
  '16ifrei8pgg85aiyo2im36gi88hwogdn3idraujjree9qebo1e96lbi5izjr5yg9qe6c0qeng8j98if5mhfmargrisgzb2e0' +
  'g2ghdhijbcb88tcd69dhgddq1ebypk90defq1e4slocyj3e8nmazdncyjbbg3tak3k7f949lbd7yglay6kaqam4qgr868t6u' +
  '6a7zdxa7la9h484q704qo54qn87ie37flg5ejf7fg35hde4qir4q';

/** Default special discs: the key is the id of the peso that each one replaces. */
const SPECIALS: Readonly<Record<number, PieceKind>> = { 16: 'scratchCard', 35: 'tenPesos', 47: 'diamonds' };

/** Returns a table whose rows of discs reach the front edge, so that the next push moves many discs over it. */
export function brimmingTable(specials: Readonly<Record<number, PieceKind>> = {}): DiscTable {
  const discs = Array.from({ length: 7 }, (_, row) => {
    const inRow = row % 2 === 0 ? 9 : 8;
    return Array.from({ length: inRow }, (__, place) => ({
      x: 500 + (place - (inRow - 1) / 2) * 101,
      y: 716 - row * 88,
    }));
  })
    .flat()
    .map((place, id): TableDisc => ({ id, kind: specials[id] ?? 'peso', ...place }));
  return { physics: PHYSICS, nextId: discs.length, discs };
}

/**
 * Returns a table after many drops, with some special discs in place of pesos; the kind does not change how a disc
 * moves.
 */
export function exampleTable(specials: Readonly<Record<number, PieceKind>> = {}): DiscTable {
  const places = PLACES.match(/../g) ?? [];
  const discs = Array.from({ length: places.length / 2 }, (_, id): TableDisc => {
    const at = (axis: number): number => Number.parseInt(places[2 * id + axis] ?? '0', 36);
    return { id, kind: specials[id] ?? SPECIALS[id] ?? 'peso', x: at(0), y: at(1) };
  });
  return { physics: PHYSICS, nextId: discs.length, discs };
}
