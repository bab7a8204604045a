import * as v from 'valibot';
import { drawDrop } from '../../../fair/coin-pusher/draw.ts';
import { Drop } from '../../../fair/coin-pusher/drop.ts';
import { MACHINE } from '../../../fair/coin-pusher/machine.ts';
import { MEAN_PIECE, PRIZES, prizesOf } from '../../../fair/coin-pusher/prizes.ts';
import { PIECE_KINDS, type DiscTable, overhang } from '../../../fair/coin-pusher/table.ts';
import { type FairStream, openStream } from '../../../fair/random.ts';
import { STRATEGIES } from './strategies.ts';

/** One drop of a session: the player's view before it, and its payout. */
export const step = v.object({
  /** Total reach of the discs over the edge, u. */
  reach: v.number(),
  /** Discs in the last two rows before the edge. */
  near: v.number(),
  /** Special pieces on the table. */
  specials: v.number(),
  /** Expected number of discs won at the best place; 0 for an aim that does not look ahead. */
  expected: v.number(),
  /** Worth of what went over the front edge, hundredths. */
  counted: v.number(),
  /** The same with the player's own discs at their mean worth: the same mean for an aim that is blind to kinds. */
  meant: v.number(),
});
/** One drop of a session. */
export type Step = v.InferOutput<typeof step>;

const table = v.object({
  physics: v.string(),
  nextId: v.number(),
  discs: v.array(v.object({ id: v.number(), kind: v.picklist(PIECE_KINDS), x: v.number(), y: v.number() })),
});

/** Sessions to play on one table: created from the seed, or stored by an earlier run. */
export const tableJob = v.object({
  seed: v.string(),
  /** Table before the edge is swept. */
  table: v.optional(table),
  isSwept: v.boolean(),
  aims: v.array(v.string()),
  drops: v.number(),
});
/** Sessions to play on one table. */
export type TableJob = v.InferOutput<typeof tableJob>;

/** Results of the sessions; includes the table if it was newly played in. */
export const tableResult = v.object({
  seed: v.string(),
  table: v.optional(table),
  sessions: v.array(v.object({ aim: v.string(), steps: v.array(step) })),
});
/** Results of a table's sessions. */
export type TableResult = v.InferOutput<typeof tableResult>;

/** A player's way to aim during a session. */
export interface Aim {
  readonly name: string;
  /** Whether it looks at the kinds of the discs, so that only the counted prizes give its return. */
  readonly seesKinds: boolean;
  /** Whether one drop takes the work of many: such rules are given up as soon as they are clearly below the bound. */
  readonly isCostly: boolean;
  readonly choose: (lying: DiscTable, dice: Pick<FairStream, 'below'>, index: number) => Aimed;
}

interface Aimed {
  readonly x: number;
  readonly expected: number;
}

const known = (name: string, strategy: string): Aim => {
  const found = STRATEGIES.find((one) => one.name === strategy);
  if (!found) throw new Error(`no strategy ${strategy}`);
  return {
    name,
    seesKinds: found.seesKinds,
    isCostly: false,
    choose: (lying, dice, index) => ({ x: found.choose({ table: lying, index, dice }), expected: 0 }),
  };
};

const PLACES = [0, 250, 500, 750, 1000];
const FUTURES = 4;

/**
 * Aims as a cheating client could: it knows the table and the physics to the bit, but not the seed, so it simulates
 * every place with random seeds and chooses the place with the most discs over the front.
 */
function lookAhead(lying: DiscTable, dice: Pick<FairStream, 'below'>): Aimed {
  let best = { x: 500, expected: -1 };
  for (const x of PLACES) {
    let front = 0;
    for (let future = 0; future < FUTURES; future++) {
      const drop = new Drop(lying, drawDrop(x, dice));
      while (!drop.isSettled) drop.step();
      front += prizesOf(drop.exits).length;
    }
    if (front / FUTURES > best.expected) best = { x, expected: front / FUTURES };
  }
  return best;
}

/** All ways to aim. */
export const AIMS: readonly Aim[] = [
  known('random', 'uniform'),
  known('centre', 'fixed 500'),
  known('front', 'behind the furthest disc'),
  known('special, else front', 'behind a special piece, else the furthest disc'),
  { name: 'look ahead', seesKinds: false, isCostly: true, choose: lookAhead },
];

/** Plays a whole session on a table; the effect of leaving earlier is computed from its steps. */
export function playSession(
  dealt: DiscTable,
  { aim: name, seed, drops }: { aim: string; seed: string; drops: number },
): Step[] {
  const aim = AIMS.find((one) => one.name === name);
  if (!aim) throw new Error(`no aim ${name}`);
  const dice = openStream(seed, `player ${name}`, 0);
  let lying = dealt;
  return Array.from({ length: drops }, (_, index) => {
    const { x, expected } = aim.choose(lying, dice, index);
    const view = {
      reach: overhang(lying),
      near: lying.discs.filter(({ y }) => y > MACHINE.front - 3 * MACHINE.radius).length,
      specials: lying.discs.filter(({ kind }) => kind !== 'peso').length,
      expected,
    };
    const drop = new Drop(lying, drawDrop(x, openStream(seed, `drop ${name}`, index)));
    while (!drop.isSettled) drop.step();
    lying = drop.table();
    const front = drop.exits.filter(({ out }) => out === 'front');
    return {
      ...view,
      counted: front.reduce((sum, { kind }) => sum + PRIZES[kind].worth, 0),
      meant: front.reduce(
        (sum, { id, kind }) => sum + (id >= dealt.nextId ? MEAN_PIECE / 100 : PRIZES[kind].worth),
        0,
      ),
    };
  });
}
