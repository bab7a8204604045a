import { differentOf, oneOf } from './choice.ts';
import type { InstantGame } from './instant/instant-game.ts';
import { hitChances, returnOf } from './instant/weighted.ts';
import type { FairStream } from './random.ts';
import { choose, part, sumOf, times } from './ratio.ts';
import { ladderGame } from './steps/ladder.ts';
import type { StepGame } from './steps/step-game.ts';
import type { Stall, StallField } from './tables/perya.ts';

/**
 * The stalls of the fair (docs/games.md, Perya): a few kinds of game, called kernels, and a table of numbers for each
 * stall. Random numbers are drawn by rejection sampling.
 */

type StallOf<Kernel extends Stall['kernel']> = Extract<Stall, { readonly kernel: Kernel }>;

/** Outcome of a stall that pays by a count: of hits, of treasures found, or of moves to the right. */
interface CountedDraw {
  readonly draws: readonly number[];
  readonly count: number;
}

/**
 * Returns the field that a drawn number falls into: fields follow each other in the order of the list, each as wide as
 * its weight. Throws a RangeError for a number outside all fields.
 */
export function fieldAt(fields: readonly StallField[], at: number): StallField {
  let left = at;
  for (const field of fields) {
    left -= field.weight;
    if (left < 0) return field;
  }
  throw new RangeError(`no field holds ${at}`);
}

const named = (fields: readonly StallField[], name: string): StallField =>
  fields.find((field) => field.name === name) ?? { name, weight: 0, multiplier: 0 };

const multiplierOf = ({ multiplier }: StallField): number => multiplier;

/** Makes a stall where the player bets on one field and one number is drawn. */
const betOnField = (
  rules: string,
  fields: readonly StallField[],
  { n, isHit }: { n: number; isHit: (at: number, chosen: StallField) => boolean },
): InstantGame<{ readonly field: string }, { readonly at: number }> => ({
  rules,
  readChoice: (choice) => ({
    field: oneOf(
      choice,
      'field',
      fields.map(({ name }) => name),
    ),
  }),
  draw: (stream) => ({ at: stream.below(n) }),
  multiplier({ field }, { at }) {
    const chosen = named(fields, field);
    return isHit(at, chosen) ? chosen.multiplier : 0;
  },
  topMultiplier: ({ field }) => named(fields, field).multiplier,
  exactReturn({ field }) {
    const { weight, multiplier } = named(fields, field);
    return times(part(weight, n), part(multiplier, 100));
  },
});

/** Makes a stall where one number is drawn and the player chooses nothing. */
const takeWhatComes = (
  rules: string,
  fields: readonly StallField[],
  n: number,
): InstantGame<object, { readonly at: number; readonly field: string }> => ({
  rules,
  readChoice: () => ({}),
  draw(stream) {
    const at = stream.below(n);
    return { at, field: fieldAt(fields, at).name };
  },
  multiplier: (_choice, { field }) => named(fields, field).multiplier,
  topMultiplier: () => Math.max(...fields.map(multiplierOf)),
  exactReturn: () =>
    returnOf(
      fields.map(({ weight, multiplier }) => ({ multiplier, ways: BigInt(weight) })),
      BigInt(n),
    ),
});

/** Number of places, and number of hidden prizes, which is also the number of places that the player opens. */
export const PICK_STALL = { places: 9, prizes: 3 } as const;

/**
 * All ways to hide three prizes in nine places, in lexicographic order; a drawn number below 84 is an index into them.
 */
const LAYOUTS: readonly (readonly number[])[] = Array.from({ length: 2 ** PICK_STALL.places }, (_, bits) =>
  Array.from({ length: PICK_STALL.places }, (_place, index) => index + 1).filter(
    (place) => (bits >> (PICK_STALL.places - place)) % 2 === 1,
  ),
)
  .filter(({ length }) => length === PICK_STALL.prizes)
  .reverse();

/** Makes a stall where the player opens three of nine places. */
const openThree = (
  rules: string,
  { multipliers }: StallOf<'pick'>,
): InstantGame<{ readonly places: readonly number[] }, CountedDraw> => ({
  rules,
  readChoice: (choice) => ({
    places: differentOf(choice, 'places', {
      least: 1,
      most: PICK_STALL.places,
      fewest: PICK_STALL.prizes,
      longest: PICK_STALL.prizes,
    }),
  }),
  draw(stream, { places }) {
    const draws = LAYOUTS[stream.below(LAYOUTS.length)] ?? [];
    return { draws, count: places.filter((place) => draws.includes(place)).length };
  },
  multiplier: (_choice, { count }) => multipliers[count] ?? 0,
  topMultiplier: () => Math.max(...multipliers),
  exactReturn: () =>
    returnOf(
      multipliers.map((multiplier, found) => ({
        multiplier,
        ways:
          choose(PICK_STALL.prizes, found) *
          choose(PICK_STALL.places - PICK_STALL.prizes, PICK_STALL.prizes - found),
      })),
      BigInt(LAYOUTS.length),
    ),
});

/**
 * Rules of a stall that counts hits: how its numbers are drawn, which of them are hits, and the payout for each count.
 */
interface HitRules<Choice> {
  readonly tries: number;
  readonly draw: (stream: FairStream) => number;
  /** Each number drawn is a hit with probability `p`/`q`, whatever the player chose. */
  readonly p: number;
  readonly q: number;
  readonly readChoice: (choice: unknown) => Choice;
  readonly isHit: (drawn: number, choice: Choice) => boolean;
  readonly multipliers: readonly number[];
}

/** Makes a stall that draws several numbers and pays by how many of them are hits. */
const countHits = <Choice>(
  rules: string,
  { tries, draw, p, q, readChoice, isHit, multipliers }: HitRules<Choice>,
): InstantGame<Choice, CountedDraw> => ({
  rules,
  readChoice,
  draw(stream, choice) {
    const draws = Array.from({ length: tries }, () => draw(stream));
    return { draws, count: draws.filter((drawn) => isHit(drawn, choice)).length };
  },
  multiplier: (_choice, { count }) => multipliers[count] ?? 0,
  topMultiplier: () => Math.max(...multipliers),
  exactReturn: () =>
    sumOf(
      hitChances(tries, part(p, q)).map((chance, hits) => times(chance, part(multipliers[hits] ?? 0, 100))),
    ),
});

/** Makes the game of a stall whose rounds are one draw. */
export function stallGame(game: string, stall: Exclude<Stall, StallOf<'climb'>>): InstantGame {
  const rules = `perya-${game}-1`;
  switch (stall.kernel) {
    case 'fields':
      return stall.bets
        ? betOnField(rules, stall.bets, {
            n: stall.n,
            isHit: (at, chosen) => fieldAt(stall.bets ?? [], at) === chosen,
          })
        : takeWhatComes(rules, stall.table ?? [], stall.n);
    case 'aim':
      return betOnField(rules, stall.bets, { n: stall.n, isHit: (at, { weight }) => at < weight });
    case 'pick':
      return openThree(rules, stall);
    case 'hits': {
      const { p, q, multipliers, bets } = stall;
      const tries = multipliers.length - 1;
      const draw = (stream: FairStream): number => stream.below(q);
      if (bets === undefined)
        return countHits(rules, {
          tries,
          draw,
          p,
          q,
          multipliers,
          readChoice: () => ({}),
          isHit: (drawn) => drawn < p,
        });
      const names = bets.map(({ name }) => name);
      return countHits(rules, {
        tries,
        draw,
        p,
        q,
        multipliers,
        readChoice: (choice) => ({ field: oneOf(choice, 'field', names) }),
        isHit: (drawn, { field }) => names[drawn] === field,
      });
    }
    case 'drops':
      return countHits(rules, {
        tries: stall.rows,
        draw: (stream) => stream.below(2),
        p: 1,
        q: 2,
        readChoice: () => ({}),
        isHit: (drawn) => drawn === 1,
        multipliers: stall.multipliers,
      });
  }
}

/** Makes a climbing game: one secret number decides how many steps win. */
export const climbGame = (game: string, { n, steps }: StallOf<'climb'>): StepGame =>
  ladderGame({
    rules: `perya-${game}-1`,
    readChoice: () => ({}),
    deal: (stream) => ({ u: stream.below(n) }),
    readStep: () => ({}),
    isSafe: ({ u }, _step, won) => u < (steps[won]?.reachedBelow ?? 0),
    chances: () => steps.map(({ reachedBelow }) => part(reachedBelow, n)),
    pays: () => steps.map(({ multiplier }) => multiplier),
  });
