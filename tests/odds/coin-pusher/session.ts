import * as v from 'valibot';
import { drawDrop } from '../../../fair/coin-pusher/draw.ts';
import { Drop } from '../../../fair/coin-pusher/drop.ts';
import { MACHINE } from '../../../fair/coin-pusher/machine.ts';
import { MEAN_PIECE, PRIZES, prizesOf } from '../../../fair/coin-pusher/prizes.ts';
import { PIECE_KINDS, type DiscTable, overhang } from '../../../fair/coin-pusher/table.ts';
import { type FairStream, openStream } from '../../../fair/random.ts';
import { STRATEGIES } from './strategies.ts';

/** Schema of one drop in a session: what the player sees before the drop, and its payout. */
export const step = v.object({
  /** Sum of the lengths by which discs overhang the front edge, u (units of the table). */
  reach: v.number(),
  /** Number of discs in the last two rows before the front edge. */
  near: v.number(),
  /** Number of special pieces on the table. */
  specials: v.number(),
  /** Mean number of discs won at the best position, by simulation; 0 for an aim that does not simulate. */
  expected: v.number(),
  /** Worth of the discs that fell over the front edge, in hundredths. */
  counted: v.number(),
  /** `counted`, but with the mean worth of a disc for each disc that the player dropped. In hundredths. */
  meant: v.number(),
});
/** One drop in a session. */
export type Step = v.InferOutput<typeof step>;

const table = v.object({
  physics: v.string(),
  nextId: v.number(),
  discs: v.array(v.object({ id: v.number(), kind: v.picklist(PIECE_KINDS), x: v.number(), y: v.number() })),
});

/** Schema of a job: the sessions to play on one table, which is cached or created from the seed. */
export const tableJob = v.object({
  seed: v.string(),
  /** The cached table, before the coins at its edge are swept off. */
  table: v.optional(table),
  isSwept: v.boolean(),
  aims: v.array(v.string()),
  drops: v.number(),
});
/** A job for a worker process. */
export type TableJob = v.InferOutput<typeof tableJob>;

/** Schema of a job's result: the drops of each session, and the table if the worker has created it. */
export const tableResult = v.object({
  seed: v.string(),
  table: v.optional(table),
  sessions: v.array(v.object({ aim: v.string(), steps: v.array(step) })),
});
/** The result of a worker's job. */
export type TableResult = v.InferOutput<typeof tableResult>;

/** A way in which a player chooses where to drop. */
export interface Aim {
  readonly name: string;
  /** Whether the choice depends on the kinds of discs, so that only `counted` gives its return. */
  readonly seesKinds: boolean;
  /** Whether each choice simulates many drops; such an aim is given up once its return is clearly too low. */
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
 * Aims as well as a cheating client could that knows the table and the physics exactly, but not the drop's seed.
 * Simulates each position with random seeds, and chooses the one from which most discs fall over the front edge.
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

/** All ways in which the measured players choose where to drop. */
export const AIMS: readonly Aim[] = [
  known('random', 'uniform'),
  known('centre', 'fixed 500'),
  known('front', 'behind the furthest disc'),
  known('special, else front', 'behind a special piece, else the furthest disc'),
  { name: 'look ahead', seesKinds: false, isCostly: true, choose: lookAhead },
];

/** Plays a session of `drops` drops on a table; `outcomeOf` computes from it what leaving earlier would have paid. */
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
