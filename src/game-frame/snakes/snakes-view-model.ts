import * as v from 'valibot';
import type { SnakesView } from '../../../scenes/hall/snakes/types.ts';
import { snakes as manifest } from '../../../contract/catalogue/games/snakes.ts';
import type { HallRound } from '../../../contract/game-server.ts';
import { namesOf } from '../../../fair/choice.ts';
import { SNAKE_BOARDS, type SnakeBoard } from '../../../fair/tables/snakes.ts';
import { sceneTimes, stepViewBaseOf } from '../step-view.ts';

/** What the player chooses with a bet on Snakes: the difficulty. */
export type SnakesChoice = v.InferOutput<typeof manifest.shapes.choice>;

/** Choice at the start of a visit. */
export const DEFAULT_SNAKES: SnakesChoice = { difficulty: 'easy' };

/** Names of the difficulties, easiest first. */
export const SNAKES_DIFFICULTIES = namesOf(SNAKE_BOARDS);
/** Every choice that is offered. */
export const SNAKES_CHOICES: readonly SnakesChoice[] = SNAKES_DIFFICULTIES.map((difficulty) => ({
  difficulty,
}));

/** Number of different rolls of two dice. */
export const DICE_ROLL_COUNT = 36;

/**
 * A square of the board: the sum of two dice that leads to it, its factor in hundredths (undefined for a snake), and
 * how many of 36 rolls lead to it.
 */
export interface SnakeSquare {
  readonly sum: number;
  readonly factor: number | undefined;
  readonly ways: number;
}

/** Returns the squares of a board for the sums from 2 to 12. */
export function snakeSquaresOf({ difficulty }: SnakesChoice): readonly SnakeSquare[] {
  const board: SnakeBoard = SNAKE_BOARDS[difficulty];
  return Array.from({ length: 11 }, (_, index) => {
    const sum = index + 2;
    return { sum, factor: board[sum], ways: 6 - Math.abs(7 - sum) };
  });
}

/** Returns how many of 36 rolls lead to a snake. */
export const snakeWaysOf = (choice: SnakesChoice): number =>
  snakeSquaresOf(choice).reduce((ways, square) => ways + (square.factor === undefined ? square.ways : 0), 0);

/** Returns the highest factor of a board, in hundredths. */
export const bestSnakeFactorOf = (choice: SnakesChoice): number =>
  Math.max(...snakeSquaresOf(choice).map(({ factor }) => factor ?? 0));

/** Returns the factors of the squares as texts for the scene: 210 becomes 2.1x, and a snake is ''. */
export const snakeBoardTexts = (choice: SnakesChoice): readonly string[] =>
  snakeSquaresOf(choice).map(({ factor }) => (factor === undefined ? '' : sceneTimes(factor)));

/** Returns the rolls of the dice in a round so far, in order. */
export const snakeRollsOf = ({ round }: HallRound): SnakesView['taken'] =>
  (round?.taken ?? []).flatMap(({ shown }) => {
    const parsed = v.safeParse(manifest.shapes.shown, shown);
    return parsed.success ? [parsed.output] : [];
  });

/** Returns what the scene shows of a round; undefined if it is not a round of Snakes. */
export function snakesViewOf(answer: HallRound): SnakesView | undefined {
  const base = stepViewBaseOf(answer);
  if (base === undefined) return undefined;
  const layout = v.safeParse(manifest.shapes.layout, answer.outcome);
  return { ...base, taken: snakeRollsOf(answer), rolls: layout.success ? layout.output.rolls : null };
}
