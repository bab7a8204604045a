import * as v from 'valibot';
import type { SnakesView } from '../../../scenes/hall/snakes/types.ts';
import { snakes as manifest } from '../../../contract/catalogue/games/snakes.ts';
import type { HallRound } from '../../../contract/game-server.ts';
import { namesOf } from '../../../fair/choice.ts';
import { SNAKE_BOARDS, type SnakeBoard } from '../../../fair/tables/snakes.ts';
import { sceneTimes, stepViewBaseOf } from '../step-view.ts';

/** The player's choice in snakes. */
export type SnakesChoice = v.InferOutput<typeof manifest.shapes.choice>;

/** Choice at the start of a visit. */
export const DEFAULT_SNAKES: SnakesChoice = { difficulty: 'easy' };

/** The difficulties, the easiest first. */
export const SNAKES_DIFFICULTIES = namesOf(SNAKE_BOARDS);
/** Every choice. */
export const SNAKES_CHOICES: readonly SnakesChoice[] = SNAKES_DIFFICULTIES.map((difficulty) => ({
  difficulty,
}));

/** Number of possible rolls of two dice. */
export const DICE_ROLL_COUNT = 36;

/** A square of a board: its sum, its factor in hundredths (undefined: a snake), and how many of 36 rolls lead to it. */
export interface SnakeSquare {
  readonly sum: number;
  readonly factor: number | undefined;
  readonly ways: number;
}

/** Returns the squares of a board, from 2 to 12. */
export function snakeSquaresOf({ difficulty }: SnakesChoice): readonly SnakeSquare[] {
  const board: SnakeBoard = SNAKE_BOARDS[difficulty];
  return Array.from({ length: 11 }, (_, index) => {
    const sum = index + 2;
    return { sum, factor: board[sum], ways: 6 - Math.abs(7 - sum) };
  });
}

/** Returns how many of 36 rolls hit a snake. */
export const snakeWaysOf = (choice: SnakesChoice): number =>
  snakeSquaresOf(choice).reduce((ways, square) => ways + (square.factor === undefined ? square.ways : 0), 0);

/** Returns the factor of the best square, hundredths. */
export const bestSnakeFactorOf = (choice: SnakesChoice): number =>
  Math.max(...snakeSquaresOf(choice).map(({ factor }) => factor ?? 0));

/** Returns the factors of the squares in the scene's notation: 210 is 2.1x; '' for a snake. */
export const snakeBoardTexts = (choice: SnakesChoice): readonly string[] =>
  snakeSquaresOf(choice).map(({ factor }) => (factor === undefined ? '' : sceneTimes(factor)));

/** Returns the rolls of a round, in order. */
export const snakeRollsOf = ({ round }: HallRound): SnakesView['taken'] =>
  (round?.taken ?? []).flatMap(({ shown }) => {
    const parsed = v.safeParse(manifest.shapes.shown, shown);
    return parsed.success ? [parsed.output] : [];
  });

/** Returns a round as the scene shows it; undefined if it is not a round of snakes. */
export function snakesViewOf(answer: HallRound): SnakesView | undefined {
  const base = stepViewBaseOf(answer);
  if (base === undefined) return undefined;
  const layout = v.safeParse(manifest.shapes.layout, answer.outcome);
  return { ...base, taken: snakeRollsOf(answer), rolls: layout.success ? layout.output.rolls : null };
}
