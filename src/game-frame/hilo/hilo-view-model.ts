import * as v from 'valibot';
import type { HiloView } from '../../../scenes/hall/hilo/types.ts';
import { hilo as manifest } from '../../../contract/catalogue/games/hilo.ts';
import type { HallRound } from '../../../contract/game-server.ts';
import { guessesOn, HILO, HILO_PACK, type HiloGuess } from '../../../fair/steps/hilo.ts';
import { stepViewBaseOf } from '../step-view.ts';

/** The bet has no choice: every card is guessed separately. */
export const DEFAULT_HILO = {};

/** A possible guess on a card, with its probability in millionths and the resulting multiplier, hundredths. */
export interface HiloGuessOdds {
  readonly guess: Exclude<HiloGuess, 'skip'>;
  readonly chance: number;
  readonly pays: number;
}

const GUESSES = ['higher', 'same', 'lower'] as const;

const cardOf = (shown: unknown): number | undefined => {
  const parsed = v.safeParse(manifest.shapes.shown, shown);
  return parsed.success ? parsed.output.card : undefined;
};

/** Returns the steps of a round with the cards they revealed. */
function takenOf({ round }: HallRound) {
  return (round?.taken ?? []).flatMap(({ step, result, shown }) => {
    const asked = v.safeParse(manifest.shapes.step, step);
    const card = cardOf(shown);
    return asked.success && card !== undefined ? [{ step: asked.output, result, shown: { card } }] : [];
  });
}

/** Returns the current card, 0 to 51; undefined for a round of another game. */
export function currentHiloCard(answer: HallRound): number | undefined {
  return takenOf(answer).at(-1)?.shown.card ?? cardOf(answer.round?.start);
}

/** Returns the possible guesses on the current card. */
export function hiloGuessOdds(answer: HallRound): readonly HiloGuessOdds[] {
  const card = currentHiloCard(answer);
  const start = cardOf(answer.round?.start);
  if (card === undefined || start === undefined) return [];
  const ways = guessesOn(card);
  return GUESSES.flatMap((guess) => {
    const winning = ways[guess];
    if (winning === undefined) return [];
    // The card that comes does not affect the multiplier.
    const next: {
      step: v.InferOutput<typeof manifest.shapes.step>;
      result: 'won';
      shown: v.InferOutput<typeof manifest.shapes.shown>;
    } = {
      step: { guess },
      result: 'won',
      shown: { card },
    };
    const pays = HILO.multiplier({
      choice: DEFAULT_HILO,
      start: { card: start },
      taken: [...takenOf(answer), next],
    });
    return [{ guess, chance: Math.round((winning * 1_000_000) / HILO_PACK.ranks), pays }];
  });
}

/** Returns whether the current card is an ace or a king, for which the same rank is a guess of its own. */
export const hasSameGuess = (odds: readonly HiloGuessOdds[]): boolean =>
  odds.some(({ guess }) => guess === 'same');

/** Returns the number of skips left. */
export const hiloSkipsLeft = (answer: HallRound): number =>
  HILO_PACK.skips - takenOf(answer).filter(({ step }) => step.guess === 'skip').length;

/** Returns a round's view for the scene; undefined for a round of another game. */
export function hiloViewOf(answer: HallRound): HiloView | undefined {
  const base = stepViewBaseOf(answer);
  const start = cardOf(answer.round?.start);
  if (base === undefined || start === undefined) return undefined;
  return {
    ...base,
    start,
    taken: takenOf(answer).map(({ step, shown }) => ({ guess: step.guess, card: shown.card })),
  };
}

const RANKS = ['2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K', 'A'] as const;
const SUITS = ['♦', '♥', '♠', '♣'] as const;

/** Formats a card: 21 is 7♥. */
export const cardText = (card: number): string =>
  `${RANKS[Math.floor(card / 4)] ?? ''}${SUITS[card % 4] ?? ''}`;
