import { drawDrop } from '../../../fair/coin-pusher/draw.ts';
import { Drop } from '../../../fair/coin-pusher/drop.ts';
import { MACHINE } from '../../../fair/coin-pusher/machine.ts';
import type { TableDisc, DiscTable } from '../../../fair/coin-pusher/table.ts';
import { prizesOf } from '../../../fair/coin-pusher/prizes.ts';
import type { FairStream } from '../../../fair/random.ts';

/** What a player knows before a drop (never the drop's seed), and a random source for the player's choices. */
export interface TableView {
  readonly table: DiscTable;
  /** Number of drops that the player has already made. */
  readonly index: number;
  readonly dice: Pick<FairStream, 'below'>;
}

/** A rule that chooses the position of a drop on the rail, 0 to 1000. */
export interface Strategy {
  readonly name: string;
  /** Whether the choice depends on the kinds of discs, so that only the counted return is valid. */
  readonly seesKinds: boolean;
  /** Work per drop as a number of simulated drops; 1 for a strategy that only looks at the table. */
  readonly cost: number;
  readonly choose: (view: TableView) => number;
}

const rule = (name: string, choose: Strategy['choose'], seesKinds = false, cost = 1): Strategy => ({
  name,
  choose,
  seesKinds,
  cost,
});

/** Returns the position on the rail, 0 to 1000, nearest to the place `u` on the table. */
const railAt = (u: number): number => {
  const x = Math.round(((u - MACHINE.chute) / (MACHINE.width - 2 * MACHINE.chute)) * 1000);
  return Math.min(1000, Math.max(0, x));
};

const inTurn = (...places: number[]): Strategy['choose'] => {
  return ({ index }) => places[index % places.length] ?? 500;
};
const within = (from: number, to: number): Strategy['choose'] => {
  return ({ dice }) => from + dice.below(to - from + 1);
};
const alternate = inTurn(200, 800);

/** Returns the middle of the strip, 200 u wide, in which the sum of the discs' weights is greatest. */
function heaviest({ discs }: DiscTable, weigh: (disc: TableDisc) => number): number {
  let best = 500;
  let most = -Infinity;
  for (let u = 100; u <= 900; u += 50) {
    const weight = discs.reduce((sum, disc) => (Math.abs(disc.x - u) <= 100 ? sum + weigh(disc) : sum), 0);
    if (weight > most) [most, best] = [weight, u];
  }
  return railAt(best);
}

const reach = ({ y }: TableDisc): number => Math.max(0, y + MACHINE.radius - MACHINE.front);
const count = (table: DiscTable, counts: (disc: TableDisc) => boolean): number =>
  table.discs.filter(counts).length;
const furthest = (discs: readonly TableDisc[]): TableDisc | undefined =>
  discs.reduce<TableDisc | undefined>((best, disc) => (best && best.y >= disc.y ? best : disc), undefined);
const isSpecial = ({ kind }: TableDisc): boolean => kind !== 'peso';

/** Returns the middle of the widest gap in the row of discs that the shelf pushes next. */
function widestHole({ discs }: DiscTable): number {
  const row = discs
    .filter(({ y }) => y < MACHINE.shelfBack + MACHINE.stroke + 3 * MACHINE.radius)
    .map(({ x }) => x)
    .toSorted((a, b) => a - b);
  const edges = [-MACHINE.radius, ...row, MACHINE.width + MACHINE.radius];
  let best = 500;
  let widest = -Infinity;
  edges.forEach((x, index) => {
    const next = edges[index + 1];
    if (next !== undefined && next - x > widest) [widest, best] = [next - x, (x + next) / 2];
  });
  return railAt(best);
}

/** Returns a position on the half of the table with fewer discs near its gutter. */
function awayFromGutter(table: DiscTable): number {
  const at = (isNear: (x: number) => boolean) => count(table, ({ x, y }) => y > MACHINE.gutter && isNear(x));
  return at((x) => x < 150) > at((x) => x > MACHINE.width - 150) ? 800 : 200;
}

const behindSpecial =
  (otherwise: Strategy['choose'], from: number): Strategy['choose'] =>
  (view) => {
    const special = furthest(view.table.discs.filter((disc) => isSpecial(disc) && disc.y >= from));
    return special ? railAt(special.x) : otherwise(view);
  };

const PLACES = Array.from({ length: 11 }, (_, index) => index * 100);
const FUTURES = 4;

/**
 * Creates a strategy that simulates four drops with random seeds at each of eleven positions, and chooses the position
 * with the best mean score. It does not know the seed of the real drop.
 */
const lookAhead =
  (score: (front: number, gutter: number) => number): Strategy['choose'] =>
  ({ table, dice }) => {
    let best = 500;
    let most = -Infinity;
    for (const x of PLACES) {
      let sum = 0;
      for (let future = 0; future < FUTURES; future++) {
        const drop = new Drop(table, drawDrop(x, dice));
        while (!drop.isSettled) drop.step();
        const front = prizesOf(drop.exits).length;
        sum += score(front, drop.exits.length - front);
      }
      if (sum > most) [most, best] = [sum, x];
    }
    return best;
  };
const LOOK_AHEAD_COST = PLACES.length * FUTURES;

/** Random positions, spread evenly over the rail: the strategy for which the product rules state the return. */
export const UNIFORM = rule('uniform', within(0, 1000));

/** All strategies that are measured. */
export const STRATEGIES: readonly Strategy[] = [
  UNIFORM,
  ...Array.from({ length: 21 }, (_, index) => rule(`fixed ${index * 50}`, inTurn(index * 50))),
  rule('alternate 200, 800', alternate),
  rule('alternate 0, 1000', inTurn(0, 1000)),
  rule('alternate 100, 900', inTurn(100, 900)),
  rule('alternate 250, 750', inTurn(250, 750)),
  rule('alternate 350, 650', inTurn(350, 650)),
  rule('150, 500, 850 in turn', inTurn(150, 500, 850)),
  rule('five at 200, five at 800', ({ index }) => (index % 10 < 5 ? 200 : 800)),
  rule('sweep 150 to 850', inTurn(...Array.from({ length: 15 }, (_, index) => 150 + index * 50))),
  rule('uniform 250 to 750', within(250, 750)),
  rule('uniform 400 to 600', within(400, 600)),
  rule('widest hole in the back row', ({ table }) => widestHole(table)),
  rule('where most overhangs', ({ table }) => heaviest(table, reach)),
  rule('behind the furthest disc', ({ table }) => railAt(furthest(table.discs)?.x ?? 500)),
  rule('away from the fuller gutter', ({ table }) => awayFromGutter(table)),
  rule('densest column', ({ table }) => heaviest(table, () => 1)),
  rule('side with fewer discs', ({ table }) =>
    count(table, ({ x }) => x < 500) * 2 < table.discs.length ? 200 : 800,
  ),
  rule('behind a special piece', behindSpecial(within(0, 1000), 0), true),
  rule(
    'behind a special piece, else the furthest disc',
    behindSpecial(({ table }) => railAt(furthest(table.discs)?.x ?? 500), 0),
    true,
  ),
  rule('special near the edge, else 200, 800', behindSpecial(alternate, 580), true),
  rule(
    'look ahead: won less lost',
    lookAhead((front, gutter) => front - gutter),
    false,
    LOOK_AHEAD_COST,
  ),
  rule(
    'look ahead: most won',
    lookAhead((front) => front),
    false,
    LOOK_AHEAD_COST,
  ),
  rule(
    'look ahead: least lost',
    lookAhead((_front, gutter) => -gutter),
    false,
    LOOK_AHEAD_COST,
  ),
];
