import { commit } from '../../fair/random.ts';

/** What a player knows before a round: everything received, and the outcomes of earlier rounds. */
export interface Known {
  /** Commitment to the seed of the next round. */
  readonly nextSeedHash: string;
  readonly clientSeed: string;
  readonly nonce: number;
  /** Seeds revealed so far, the latest at the end. */
  readonly seeds: readonly string[];
  /** Past commitments and outcomes, the latest at the end. */
  readonly hashes: readonly string[];
  readonly outcomes: readonly number[];
}

/** Computes the outcome of a round from its seeds and nonce by the game's public rules. */
export type Rules = (seed: string, clientSeed: string, nonce: number) => number;

/** Predicts the outcome of the next round. */
export type Predictor = (known: Known, rules: Rules) => number;

/** Predictors that use the rules and all received data in every way that a person might try. */
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

/** Number of tests with honest rounds in which a predictor exceeds its bound once, by chance. */
const ONCE_IN = 1e9;

/**
 * Compares a predictor's hits with chance. By chance, a guess is right with the probability of the guessed outcome,
 * whatever the guess is based on.
 */
export class Score {
  hits = 0;
  /** Number of hits expected by chance, followed by its variance. */
  #mean = 0;
  #variance = 0;

  /** Counts a guess that was right with a probability of `chance`. */
  count(chance: number, isRight: boolean): void {
    this.#mean += chance;
    this.#variance += chance * (1 - chance);
    if (isRight) this.hits++;
  }

  /**
   * Maximum number of hits that chance explains, by Freedman's inequality for martingales: more than t above the mean
   * has a probability of at most exp(-t² / 2(variance + t/3)), even if guesses depend on earlier rounds.
   */
  get bound(): number {
    const log = Math.log(ONCE_IN);
    return this.#mean + log / 3 + Math.sqrt((log / 3) ** 2 + 2 * log * this.#variance);
  }
}

/**
 * Runs every predictor over the rounds of several players; for each player a predictor uses only that player's data.
 */
export class Trial {
  readonly #rules: Rules;
  readonly #scores = new Map(Object.keys(PREDICTORS).map((name) => [name, new Score()]));
  /** Score of a predictor that knows the secret seed; it shows that the bound can be exceeded. */
  readonly #cheat = new Score();
  #rounds = 0;

  constructor(rules: Rules) {
    this.#rules = rules;
  }

  /** Makes all predictors guess, before the round is played. */
  guess(known: Known): ReadonlyMap<string, number> {
    return new Map(Object.entries(PREDICTORS).map(([name, predict]) => [name, predict(known, this.#rules)]));
  }

  /** Counts the guesses after the round; `chance` gives the probability of an outcome before the round. */
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

  /**
   * Number of rounds guessed, the predictors that beat chance, and whether a predictor that knows the seed is detected.
   */
  get verdict(): { rounds: number; beyondChance: string[]; findsCheats: boolean } {
    const beyondChance = [...this.#scores]
      .filter(([, { hits, bound }]) => hits > bound)
      .map(([name, { hits, bound }]) => `${name}: ${hits} hits, chance explains ${Math.floor(bound)}`);
    const findsCheats = this.#cheat.hits === this.#rounds && this.#cheat.hits > this.#cheat.bound;
    return { rounds: this.#rounds, beyondChance, findsCheats };
  }
}

/** Number of consecutive hex characters of a seed that would already narrow the seed down. */
const PART = 16;

/** Everything that a client has received, which can be searched for secret seeds. */
export class Received {
  readonly #parts = new Set<string>();

  /** Adds an answer to the received data. */
  add(answer: unknown): void {
    for (const [digits] of JSON.stringify(answer).matchAll(/[0-9a-f]{16,}/g))
      for (let from = 0; from + PART <= digits.length; from++)
        this.#parts.add(digits.slice(from, from + PART));
  }

  /** Returns whether the received data contain a seed, or a part of it that is too long. */
  contains(seed: string): boolean {
    for (let from = 0; from + PART <= seed.length; from += PART)
      if (this.#parts.has(seed.slice(from, from + PART))) return true;
    return false;
  }
}

/** Verdict to expect after a thousand honest rounds. */
export const CHANCE = { rounds: 1_000, beyondChance: [], findsCheats: true };
