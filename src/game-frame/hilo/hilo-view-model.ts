import * as v from 'valibot';
import type { HiloView } from '../../../scenes/hall/hilo/types.ts';
import { hilo as manifest } from '../../../contract/catalogue/games/hilo.ts';
import type { HallRound } from '../../../contract/game-server.ts';
import { guessesOn, HILO, HILO_PACK, type HiloGuess } from '../../../fair/steps/hilo.ts';
import { stepViewBaseOf } from '../step-view.ts';

/** Choice of a bet on Hilo: empty, because the player guesses each card separately. */
export const DEFAULT_HILO = {};

/**
 * A guess that is possible on the current card: its probability in millionths, and the multiplier after it in
 * hundredths.
 */
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

/** Returns the guesses of a round, each with the card that it revealed. */
function takenOf({ round }: HallRound) {
  return (round?.taken ?? []).flatMap(({ step, result, shown }) => {
    const asked = v.safeParse(manifest.shapes.step, step);
    const card = cardOf(shown);
    return asked.success && card !== undefined ? [{ step: asked.output, result, shown: { card } }] : [];
  });
}

/** Returns the current card, 0 to 51; undefined if the round is not one of Hilo. */
export function currentHiloCard(answer: HallRound): number | undefined {
  return takenOf(answer).at(-1)?.shown.card ?? cardOf(answer.round?.start);
}

/** Returns the guesses that are possible on the current card; empty if the round is not one of Hilo. */
export function hiloGuessOdds(answer: HallRound): readonly HiloGuessOdds[] {
  const card = currentHiloCard(answer);
  const start = cardOf(answer.round?.start);
  if (card === undefined || start === undefined) return [];
  const ways = guessesOn(card);
  return GUESSES.flatMap((guess) => {
    const winning = ways[guess];
    if (winning === undefined) return [];
    // Any card will do here: the multiplier depends only on the cards before it.
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

/** Returns whether `same` is among the guesses: on an ace or a king. */
export const hasSameGuess = (odds: readonly HiloGuessOdds[]): boolean =>
  odds.some(({ guess }) => guess === 'same');

/** Returns the number of skips that the player still has in this round. */
export const hiloSkipsLeft = (answer: HallRound): number =>
  HILO_PACK.skips - takenOf(answer).filter(({ step }) => step.guess === 'skip').length;

/** Returns what the scene shows of a round; undefined if it is not a round of Hilo. */
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

/** Formats a card: 21 becomes 7♥. */
export const cardText = (card: number): string =>
  `${RANKS[Math.floor(card / 4)] ?? ''}${SUITS[card % 4] ?? ''}`;
