import { tableInPlay } from '../../../fair/coin-pusher/deal.ts';
import { COIN_PUSHER_RULES, settleDrop } from '../../../fair/coin-pusher.ts';
import { DROP_PRICE, MEAN_PIECE, prizesOf } from '../../../fair/coin-pusher/prizes.ts';
import { openStream } from '../../../fair/random.ts';
import { STRATEGIES } from './strategies.ts';

/** A run of drops on one table. The runs of a strategy are independent of each other. */
export interface Batch {
  readonly strategy: string;
  /** Seed of the table, of every drop, and of the player's random choices. */
  readonly seed: string;
  readonly drops: number;
}

/** Result of a run. */
export interface Tally {
  readonly strategy: string;
  readonly drops: number;
  /** Number of discs that fell over the front edge. */
  readonly front: number;
  /** Prizes won by these discs, in hundredths. */
  readonly worth: number;
  /** Longest drop in steps of the simulation; `mostDiscs` is the highest number of discs on the table. */
  readonly longest: number;
  readonly mostDiscs: number;
}

/** Number of drops before counting begins, so that a strategy is measured on tables that it has shaped. */
const WARM_UP = 150;

/** Plays one run and counts its prizes. */
export function play({ strategy, seed, drops }: Batch): Tally {
  const chosen = STRATEGIES.find(({ name }) => name === strategy);
  if (!chosen) throw new Error(`no strategy ${strategy}`);
  const dice = openStream(seed, 'player', 0);
  let table = tableInPlay(seed);
  let [front, worth, longest, mostDiscs] = [0, 0, 0, 0];
  const warmUp = Math.min(WARM_UP, drops);
  for (let index = 0; index < warmUp + drops; index++) {
    const x = chosen.choose({ table, index, dice });
    const settled = settleDrop(table, { x, seed, clientSeed: 'drop', nonce: index });
    ({ table } = settled);
    longest = Math.max(longest, settled.steps);
    mostDiscs = Math.max(mostDiscs, table.discs.length);
    if (index < warmUp) continue;
    const prizes = prizesOf(settled.exits);
    front += prizes.length;
    worth += prizes.reduce((sum, prize) => sum + prize.worth, 0);
  }
  return { strategy, drops, front, worth, longest, mostDiscs };
}

/** A mean over runs, with half of the width of its 95 % confidence interval. */
export interface Estimate {
  readonly mean: number;
  readonly half: number;
}

/** Measured returns of a strategy, as shares of the stakes. */
export interface Return {
  readonly strategy: string;
  readonly drops: number;
  /** Number of discs per drop that fell over the front edge. */
  readonly front: Estimate;
  /** Return computed from `front` and the mean worth of a disc: valid if the strategy ignores the kinds of discs. */
  readonly byShare: Estimate;
  /** Return computed from the prizes that were won. */
  readonly counted: Estimate;
  /** `byShare` if it is valid for this strategy, else `counted`. */
  readonly stated: Estimate;
  readonly longest: number;
  readonly mostDiscs: number;
}

/** Approximates Student's t for a 95 % interval with `freedom` degrees of freedom. */
const studentT = (freedom: number): number => 1.96 + 2.4 / freedom + 2.7 / freedom ** 2;

function estimate(values: readonly number[]): Estimate {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  if (values.length < 2) return { mean, half: Infinity };
  const squares = values.reduce((sum, value) => sum + (value - mean) ** 2, 0);
  const error = Math.sqrt(squares / (values.length - 1) / values.length);
  return { mean, half: studentT(values.length - 1) * error };
}

/** Computes the returns of a strategy from its runs. Throws unless all have the same strategy and length. */
export function returnOf(tallies: readonly Tally[]): Return {
  const [first] = tallies;
  if (!first || tallies.some(({ strategy, drops }) => strategy !== first.strategy || drops !== first.drops))
    throw new Error('a return is measured on equal runs of one strategy');
  const front = estimate(tallies.map((tally) => tally.front / tally.drops));
  const piece = MEAN_PIECE / 10_000;
  const byShare = { mean: front.mean * piece, half: front.half * piece };
  const counted = estimate(tallies.map((tally) => tally.worth / (tally.drops * DROP_PRICE)));
  const seesKinds = STRATEGIES.some(({ name, seesKinds: sees }) => name === first.strategy && sees);
  return {
    strategy: first.strategy,
    drops: tallies.reduce((sum, { drops }) => sum + drops, 0),
    front,
    byShare,
    counted,
    stated: seesKinds ? counted : byShare,
    longest: Math.max(...tallies.map(({ longest }) => longest)),
    mostDiscs: Math.max(...tallies.map(({ mostDiscs }) => mostDiscs)),
  };
}

/** Splits the drops of a strategy into at least eight equal runs, each with its own seed. */
export function batchesOf(strategy: string, drops: number, runLength: number): Batch[] {
  const runs = Math.max(8, Math.ceil(drops / runLength));
  return Array.from({ length: runs }, (_, run) => ({
    strategy,
    seed: `${COIN_PUSHER_RULES} ${strategy} ${run}`,
    drops: Math.ceil(drops / runs),
  }));
}

/**
 * Bounds of the return in the product rules: 88 % ± 1 % for positions spread evenly over the rail, `best` for any
 * strategy.
 */
export const BOUNDS = { from: 0.87, to: 0.89, best: 0.97 } as const;

/** Returns whether measured returns keep the bounds; 'undecided' if an interval contains a bound. */
export function judge(uniform: Estimate, best: Estimate): 'kept' | 'broken' | 'undecided' {
  const isWithin = ({ mean, half }: Estimate, from: number, to: number) =>
    mean - half >= from && mean + half <= to;
  if (isWithin(uniform, BOUNDS.from, BOUNDS.to) && isWithin(best, 0, BOUNDS.best)) return 'kept';
  const isBroken =
    uniform.mean + uniform.half < BOUNDS.from ||
    uniform.mean - uniform.half > BOUNDS.to ||
    best.mean - best.half > BOUNDS.best;
  return isBroken ? 'broken' : 'undecided';
}
