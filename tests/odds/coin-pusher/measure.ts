import { tableInPlay } from '../../../fair/coin-pusher/deal.ts';
import { COIN_PUSHER_RULES, settleDrop } from '../../../fair/coin-pusher.ts';
import { DROP_PRICE, MEAN_PIECE, prizesOf } from '../../../fair/coin-pusher/prizes.ts';
import { openStream } from '../../../fair/random.ts';
import { STRATEGIES } from './strategies.ts';

/** A run of drops on one table in play; the runs of a strategy are independent of each other. */
export interface Batch {
  readonly strategy: string;
  /** Seed of the table, of every drop and of the player's own dice. */
  readonly seed: string;
  readonly drops: number;
}

/** Result of a run. */
export interface Tally {
  readonly strategy: string;
  readonly drops: number;
  /** Discs over the front edge. */
  readonly front: number;
  /** Worth of these discs, hundredths. */
  readonly worth: number;
  /** Longest drop in steps, and most discs on the table at any time. */
  readonly longest: number;
  readonly mostDiscs: number;
}

/** Drops before counting begins, so that a rule is measured on tables that it has shaped. */
const WARM_UP = 150;

/** Plays one run. */
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

/** A share with the half-width of its 95 % interval, from the spread of the runs. */
export interface Estimate {
  readonly mean: number;
  readonly half: number;
}

/** Returns of a strategy, as shares of its stakes. */
export interface Return {
  readonly strategy: string;
  readonly drops: number;
  /** Discs over the front per drop. */
  readonly front: Estimate;
  /** Front share times the worth of the mean disc: exact for a rule that does not look at kinds. */
  readonly byShare: Estimate;
  /** Counted prizes. */
  readonly counted: Estimate;
  /** Whichever of the two is valid for this rule. */
  readonly stated: Estimate;
  readonly longest: number;
  readonly mostDiscs: number;
}

/** Approximates Student's t for 95 % at some degrees of freedom, precise enough for a report. */
const studentT = (freedom: number): number => 1.96 + 2.4 / freedom + 2.7 / freedom ** 2;

function estimate(values: readonly number[]): Estimate {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  if (values.length < 2) return { mean, half: Infinity };
  const squares = values.reduce((sum, value) => sum + (value - mean) ** 2, 0);
  const error = Math.sqrt(squares / (values.length - 1) / values.length);
  return { mean, half: studentT(values.length - 1) * error };
}

/** Computes the return of one strategy from its runs, which are equally long. */
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

/** The bounds of the product rules: 88 % ± 1 % evenly over the rail, below 97 % for every rule tried. */
export const BOUNDS = { from: 0.87, to: 0.89, best: 0.97 } as const;

/** Judges whether measured returns keep the bounds: an interval across a bound is undecided. */
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
