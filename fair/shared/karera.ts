import { oneOf, wholeOf } from '../choice.ts';
import type { InstantGame } from '../instant/instant-game.ts';
import { type Ratio, part, sumOf, times } from '../ratio.ts';
import { KARERA_EXACTA, KARERA_PLACE, KARERA_WEIGHTS, KARERA_WIN } from '../tables/karera.ts';

/** A bet on the race: on the winner, on one of the first two, or on first and second in order. Runners count from 0. */
type KareraBet =
  | { readonly kind: 'win' | 'place'; readonly runner: number }
  | { readonly kind: 'exacta'; readonly first: number; readonly second: number };

/** The runners in finishing order. */
interface Race {
  readonly order: readonly number[];
}

/**
 * Durations of the phases of a round, in ms. The finishing order is revealed when bets have closed; the race only shows
 * it.
 */
export const KARERA_TIMES = { betsMs: 15_000, raceMs: 12_000, resultMs: 5_000 } as const;

const LAST = KARERA_WEIGHTS.length - 1;
const weightOf = (runner: number): number => KARERA_WEIGHTS[runner] ?? 0;
const ALL = KARERA_WEIGHTS.reduce((sum, weight) => sum + weight, 0);

/**
 * Returns the runner that a drawn number selects; only runners that have not finished take part, each with its weight.
 */
function runnerAt(running: readonly number[], at: number): number {
  let left = at;
  for (const runner of running) {
    left -= weightOf(runner);
    if (left < 0) return runner;
  }
  throw new RangeError(`nobody runs at ${at}`);
}

/** Returns the probability that the runner `first` wins the race and the runner `second` comes second. */
const pairChance = (first: number, second: number): Ratio =>
  first === second
    ? part(0, 1)
    : times(part(weightOf(first), ALL), part(weightOf(second), ALL - weightOf(first)));

function chanceOf(bet: KareraBet): Ratio {
  if (bet.kind === 'exacta') return pairChance(bet.first, bet.second);
  const wins = part(weightOf(bet.runner), ALL);
  return bet.kind === 'win'
    ? wins
    : sumOf([wins, ...KARERA_WEIGHTS.map((_, first) => pairChance(first, bet.runner))]);
}

function payOf(bet: KareraBet): number {
  if (bet.kind === 'exacta') return KARERA_EXACTA[bet.first]?.[bet.second] ?? 0;
  return (bet.kind === 'win' ? KARERA_WIN : KARERA_PLACE)[bet.runner] ?? 0;
}

/**
 * Karera (docs/games.md, Karera): six runners, one race for all players. The stream takes the round's hash as seed, the
 * chain's salt as client seed, and the round's number as nonce.
 */
export const KARERA: InstantGame<KareraBet, Race> = {
  rules: 'karera-1',
  readChoice(choice) {
    const kind = oneOf(choice, 'kind', ['win', 'place', 'exacta'] as const);
    if (kind !== 'exacta') return { kind, runner: wholeOf(choice, 'runner', 0, LAST) };
    const [first, second] = [wholeOf(choice, 'first', 0, LAST), wholeOf(choice, 'second', 0, LAST)];
    if (first === second) throw new RangeError('nobody comes in twice');
    return { kind, first, second };
  },
  draw(stream) {
    const order: number[] = [];
    let running = KARERA_WEIGHTS.map((_, runner) => runner);
    while (running.length > 0) {
      const sum = running.reduce((weight, runner) => weight + weightOf(runner), 0);
      const next = runnerAt(running, stream.below(sum));
      order.push(next);
      running = running.filter((runner) => runner !== next);
    }
    return { order };
  },
  multiplier(bet, { order: [first, second] }) {
    const isWon =
      bet.kind === 'exacta'
        ? first === bet.first && second === bet.second
        : first === bet.runner || (bet.kind === 'place' && second === bet.runner);
    return isWon ? payOf(bet) : 0;
  },
  topMultiplier: payOf,
  exactReturn: (bet) => times(chanceOf(bet), part(payOf(bet), 100)),
};

/** All results on which bets are settled: the first two runners, in order. */
const RESULTS: readonly Race[] = KARERA_WEIGHTS.flatMap((_, first) =>
  KARERA_WEIGHTS.flatMap((__, second) => (first === second ? [] : [{ order: [first, second] }])),
);

/** Returns how many of the race's results win at least one of the bets, and how many results there are. */
export function kareraCoverage(bets: readonly KareraBet[]): { readonly won: number; readonly all: number } {
  const isWon = (result: Race): boolean => bets.some((bet) => KARERA.multiplier(bet, result) > 0);
  return { won: RESULTS.filter(isWon).length, all: RESULTS.length };
}
