import { oneOf } from '../choice.ts';
import { pick } from '../public-draw.ts';
import { type Ratio, part, times } from '../ratio.ts';
import { fairPay } from './ladder.ts';
import { type StepGame, type StepView, wonSteps } from './step-game.ts';

/** Numbers of cards in a pack and ranks in a suit, and maximum numbers of guesses and skips in a round. */
export const HILO_PACK = { cards: 52, ranks: 13, guesses: 30, skips: 20 } as const;

/** A guess whether the next card is higher, lower or the same, or a skip. */
export type HiloGuess = 'higher' | 'lower' | 'same' | 'skip';

type HiloStep = { readonly guess: HiloGuess };
type HiloCard = { readonly card: number };
type HiloView = StepView<object, HiloStep, HiloCard>;

/**
 * Returns the rank of a card: 1 for an ace, 2 to 13 for two to king. Cards are numbered from 0: first the four twos,
 * then the four threes, and so on up to the kings and, last, the aces.
 */
export const rankOf = (card: number): number => ((Math.floor(card / 4) + 1) % HILO_PACK.ranks) + 1;

/** Returns the possible guesses on a card, each with the number of winning ranks out of thirteen. */
export function guessesOn(card: number): Readonly<Partial<Record<HiloGuess, number>>> {
  const rank = rankOf(card);
  const { ranks } = HILO_PACK;
  if (rank === 1) return { higher: ranks - 1, same: 1 };
  if (rank === ranks) return { lower: ranks - 1, same: 1 };
  return { higher: ranks + 1 - rank, lower: rank };
}

/**
 * Returns whether a guess wins. After a card other than an ace or a king, a card of the same rank wins `higher` and
 * `lower`.
 */
function comesTrue(guess: HiloGuess, before: number, after: number): boolean {
  const [from, to] = [rankOf(before), rankOf(after)];
  if (guess === 'same') return from === to;
  const isEnd = from === 1 || from === HILO_PACK.ranks;
  if (from === to) return !isEnd;
  return guess === 'higher' ? to > from : to < from;
}

const cardOf = ({ start, taken }: HiloView): number => (taken.at(-1)?.shown ?? start)?.card ?? 0;

const countOf = ({ taken }: HiloView, isSkip: boolean): number =>
  taken.filter(({ step }) => (step.guess === 'skip') === isSkip).length;

const chanceOf = (card: number, guess: HiloGuess): Ratio =>
  part(guessesOn(card)[guess] ?? HILO_PACK.ranks, HILO_PACK.ranks);

/** Returns the probability of winning all guesses made so far. */
const chanceSoFar = ({ start, taken }: HiloView): Ratio =>
  taken.reduce(
    (chance, { step }, index) =>
      times(chance, chanceOf((taken[index - 1]?.shown ?? start)?.card ?? 0, step.guess)),
    part(1, 1),
  );

/** Hilo (docs/games.md, Hilo): the player guesses the next card from the current one; the pack is infinite. */
export const HILO: StepGame<object, { readonly cards: readonly number[] }, HiloStep, HiloCard> = {
  rules: 'hilo-1',
  readChoice: () => ({}),
  deal: (stream) => ({
    cards: Array.from({ length: 1 + HILO_PACK.guesses + HILO_PACK.skips }, () =>
      pick(stream, HILO_PACK.cards),
    ),
  }),
  start: ({ cards }) => ({ card: cards[0] ?? 0 }),
  readStep(step, view) {
    const guess = oneOf(step, 'guess', ['higher', 'lower', 'same', 'skip'] as const);
    const isPossible =
      guess === 'skip' ? countOf(view, true) < HILO_PACK.skips : guessesOn(cardOf(view))[guess] !== undefined;
    if (!isPossible) throw new RangeError(`no ${guess} on this card`);
    return { guess };
  },
  open({ cards }, view, { guess }) {
    const card = cards[view.taken.length + 1] ?? 0;
    const shown = { card };
    if (guess === 'skip') return { result: 'skipped', shown };
    return { result: comesTrue(guess, cardOf(view), card) ? 'won' : 'lost', shown };
  },
  multiplier: (view) => (wonSteps(view) === 0 ? 0 : fairPay(chanceSoFar(view))),
  highestNext(view) {
    if (countOf(view, false) >= HILO_PACK.guesses) return undefined;
    const fewest = Math.min(...Object.values(guessesOn(cardOf(view))));
    return fairPay(times(chanceSoFar(view), part(fewest, HILO_PACK.ranks)));
  },
  highestFirst: () => fairPay(part(1, HILO_PACK.ranks)),
  // RTP of a first guess with 1, 2, 3 … winning ranks. Later guesses depend on the cards and never return more than 99
  // %.
  exactReturns: () =>
    Array.from({ length: HILO_PACK.ranks - 1 }, (_, index) => {
      const chance = part(index + 1, HILO_PACK.ranks);
      return times(chance, part(fairPay(chance), 100));
    }),
};
