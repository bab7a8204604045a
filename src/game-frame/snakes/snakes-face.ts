import * as v from 'valibot';
import type { SnakesView } from '../../../scenes/snakes/types.ts';
import { stepGames } from '../../../contract/studio-games.ts';
import type { StudioRound } from '../../../contract/studio.ts';
import { namesOf } from '../../../fair/choice.ts';
import { SNAKE_BOARDS, type SnakeBoard } from '../../../fair/tables/snakes.ts';
import { sceneTimes, viewBaseOf } from '../step-view.ts';

/** What is bet on in snakes. */
export type SnakesChoice = v.InferOutput<typeof stepGames.snakes.choice>;

/** Where a visit begins. */
export const FIRST: SnakesChoice = { difficulty: 'easy' };

/** The difficulties, the easiest first. */
export const DIFFICULTIES = namesOf(SNAKE_BOARDS);
/** Every choice. */
export const CHOICES: readonly SnakesChoice[] = DIFFICULTIES.map((difficulty) => ({ difficulty }));

/** Rolls of two dice in all. */
export const ALL_ROLLS = 36;

/** A square of a board: its sum, what it multiplies by in hundredths (undefined: a snake), and of 36 rolls how many come to it. */
export interface SnakeSquare {
  readonly sum: number;
  readonly factor: number | undefined;
  readonly ways: number;
}

/** The squares of a board, from 2 to 12. */
export function squaresOf({ difficulty }: SnakesChoice): readonly SnakeSquare[] {
  const board: SnakeBoard = SNAKE_BOARDS[difficulty];
  return Array.from({ length: 11 }, (_, index) => {
    const sum = index + 2;
    return { sum, factor: board[sum], ways: 6 - Math.abs(7 - sum) };
  });
}

/** Of 36 rolls so many meet a snake. */
export const snakeWaysOf = (choice: SnakesChoice): number =>
  squaresOf(choice).reduce((ways, square) => ways + (square.factor === undefined ? square.ways : 0), 0);

/** The factor of the best square, hundredths. */
export const bestOf = (choice: SnakesChoice): number =>
  Math.max(...squaresOf(choice).map(({ factor }) => factor ?? 0));

/** What the squares multiply by, as the scene's letters say it: 210 is 2.1x; '' for a snake. */
export const boardTexts = (choice: SnakesChoice): readonly string[] =>
  squaresOf(choice).map(({ factor }) => (factor === undefined ? '' : sceneTimes(factor)));

/** The rolls of a round, in order. */
export const rollsOf = ({ round }: StudioRound): SnakesView['taken'] =>
  (round?.taken ?? []).flatMap(({ shown }) => {
    const parsed = v.safeParse(stepGames.snakes.shown, shown);
    return parsed.success ? [parsed.output] : [];
  });

/** A round as the scene shows it; undefined for one that is none of snakes. */
export function viewOf(answer: StudioRound): SnakesView | undefined {
  const base = viewBaseOf(answer);
  if (base === undefined) return undefined;
  const layout = v.safeParse(stepGames.snakes.layout, answer.outcome);
  return { ...base, taken: rollsOf(answer), rolls: layout.success ? layout.output.rolls : null };
}
