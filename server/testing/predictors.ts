import { commit } from '../../fair/random.ts';

/** Everything that a player holds before a round: what was sent, and what the rounds before came to. */
export interface Known {
  /** The commitment to the seed of the round that comes. */
  readonly nextSeedHash: string;
  readonly clientSeed: string;
  readonly nonce: number;
  /** Seeds that were revealed, the latest last. */
  readonly seeds: readonly string[];
  /** What was committed to, and what came of it, the latest last. */
  readonly hashes: readonly string[];
  readonly outcomes: readonly number[];
}

/** The game's own arithmetic, which every player has: what a round would come to under a seed. */
export type Rules = (seed: string, clientSeed: string, nonce: number) => number;

/** Predicts the outcome of the next round. */
export type Predictor = (known: Known, rules: Rules) => number;

/** Predictors that try what anybody would try who has read the rules and kept everything that came. */
const PREDICTORS: Readonly<Record<string, Predictor>> = {
  'the commitment is the seed': (known, rules) => rules(known.nextSeedHash, known.clientSeed, known.nonce),
  'the seed comes again': (known, rules) => rules(known.seeds.at(-1) ?? '', known.clientSeed, known.nonce),
  'the next seed is the hash of the last': (known, rules) =>
    rules(commit(known.seeds.at(-1) ?? ''), known.clientSeed, known.nonce),
  'the next seed is the hash of the commitment': (known, rules) =>
    rules(commit(known.nextSeedHash), known.clientSeed, known.nonce),
  'the last outcome comes again': ({ outcomes }) => outcomes.at(-1) ?? 0,
  'what came most often': ({ outcomes }) => mostOften(outcomes),
  'what came most often after the last outcome': ({ outcomes }) =>
    mostOften(outcomes.filter((_, round) => round > 0 && outcomes[round - 1] === outcomes.at(-1))),
  'what came most often under a commitment that begins so': ({ outcomes, hashes, nextSeedHash }) =>
    mostOften(outcomes.filter((_, round) => hashes[round]?.[0] === nextSeedHash[0])),
  'what has not come for the longest time': ({ outcomes }) => longestAgo(outcomes),
};

function mostOften(outcomes: readonly number[]): number {
  const counts = new Map<number, number>();
  for (const outcome of outcomes) counts.set(outcome, (counts.get(outcome) ?? 0) + 1);
  return [...counts].toSorted((a, b) => b[1] - a[1])[0]?.[0] ?? 0;
}

const longestAgo = (outcomes: readonly number[]): number =>
  [...new Set(outcomes)].toSorted((a, b) => outcomes.lastIndexOf(a) - outcomes.lastIndexOf(b))[0] ?? 0;

/** A predictor of honest rounds goes beyond its bound once in so many tests. */
const ONCE_IN = 1e9;

/**
 * How often a predictor was right, beside what chance gives it: each guess is right with the chance of what was guessed,
 * whatever the guess was made from.
 */
export class Score {
  hits = 0;
  /** Hits that chance gives in the mean, and their variance. */
  #mean = 0;
  #variance = 0;

  /** Counts a guess whose chance to be right was so. */
  count(chance: number, isRight: boolean): void {
    this.#mean += chance;
    this.#variance += chance * (1 - chance);
    if (isRight) this.hits++;
  }

  /**
   * Most hits that chance explains. Freedman's inequality for martingales: more than t above the mean comes with a
   * probability of at most exp(-t² / 2(variance + t/3)), however the guesses follow from the rounds before.
   */
  get bound(): number {
    const log = Math.log(ONCE_IN);
    return this.#mean + log / 3 + Math.sqrt((log / 3) ** 2 + 2 * log * this.#variance);
  }
}

/** Runs every predictor over the rounds of some players, each from what came to that player alone. */
export class Trial {
  readonly #rules: Rules;
  readonly #scores = new Map(Object.keys(PREDICTORS).map((name) => [name, new Score()]));
  /** One who reads the secret: shows that the bound can be passed. */
  readonly #cheat = new Score();
  #rounds = 0;

  constructor(rules: Rules) {
    this.#rules = rules;
  }

  /** Guesses before the round is asked for. */
  guess(known: Known): ReadonlyMap<string, number> {
    return new Map(Object.entries(PREDICTORS).map(([name, predict]) => [name, predict(known, this.#rules)]));
  }

  /** Counts the guesses when the round is over; `chance` is that of an outcome before the round. */
  settle(
    guesses: ReadonlyMap<string, number>,
    { outcome, seed, known }: { outcome: number; seed: string; known: Known },
    chance: (outcome: number) => number,
  ): void {
    this.#rounds++;
    for (const [name, guess] of guesses) this.#scores.get(name)?.count(chance(guess), guess === outcome);
    const read = this.#rules(seed, known.clientSeed, known.nonce);
    this.#cheat.count(chance(read), read === outcome);
  }

  /** How many rounds were guessed, who was right more often than chance explains, and whether a cheat would have been. */
  get verdict(): { rounds: number; beyondChance: string[]; findsCheats: boolean } {
    const beyondChance = [...this.#scores]
      .filter(([, { hits, bound }]) => hits > bound)
      .map(([name, { hits, bound }]) => `${name}: ${hits} hits, chance explains ${Math.floor(bound)}`);
    const findsCheats = this.#cheat.hits === this.#rounds && this.#cheat.hits > this.#cheat.bound;
    return { rounds: this.#rounds, beyondChance, findsCheats };
  }
}

/** So many hex characters of a seed in a row would already narrow it down. */
const PART = 16;

/** Everything that a client has received, searchable for secrets. */
export class Received {
  readonly #parts = new Set<string>();

  /** Adds an answer. */
  add(answer: unknown): void {
    for (const [digits] of JSON.stringify(answer).matchAll(/[0-9a-f]{16,}/g))
      for (let from = 0; from + PART <= digits.length; from++)
        this.#parts.add(digits.slice(from, from + PART));
  }

  /** Returns whether a seed stands in any answer, whole or in part. */
  contains(seed: string): boolean {
    for (let from = 0; from + PART <= seed.length; from += PART)
      if (this.#parts.has(seed.slice(from, from + PART))) return true;
    return false;
  }
}

/** What the verdict on a thousand honest rounds is. */
export const CHANCE = { rounds: 1_000, beyondChance: [], findsCheats: true };
