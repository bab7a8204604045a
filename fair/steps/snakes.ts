import { namesOf, oneOf } from '../choice.ts';
import { pick } from '../public-draw.ts';
import { NONE, type Ratio, floorOf, part, plus, ratio } from '../ratio.ts';
import { SNAKE_BOARDS, type SnakeBoard } from '../tables/snakes.ts';
import { type StepGame, type StepView, wonSteps } from './step-game.ts';

/** Maximum number of rolls of a round. */
export const MOST_ROLLS = 5;

type SnakesChoice = { readonly difficulty: keyof typeof SNAKE_BOARDS };
type Roll = { readonly dice: readonly [number, number] };

const boardOf = ({ difficulty }: SnakesChoice): SnakeBoard => SNAKE_BOARDS[difficulty];
const sumOfDice = ({ dice: [first, second] }: Roll): number => first + second;

/** Returns how many of the 36 combinations of two dice have the given sum. */
const waysOf = (sum: number): bigint => BigInt(6 - Math.abs(7 - sum));

/**
 * Returns the multiplier after `rolls` won rolls, in hundredths: 99 % of the product of their factors, rounded down
 * once.
 */
const payOf = (product: bigint, rolls: number): number =>
  floorOf(ratio(99n * product, 100n ** BigInt(rolls)));

/** Returns the product of the factors of all rolls won so far. */
const productOf = ({ choice, taken }: StepView<SnakesChoice, object, Roll>): bigint =>
  taken.reduce((product, { shown }) => product * BigInt(boardOf(choice)[sumOfDice(shown)] ?? 0), 1n);

/**
 * Returns every product of factors that can be won with a number of rolls, and the number of dice combinations that win
 * it.
 */
function productsAfter(board: SnakeBoard, rolls: number): ReadonlyMap<bigint, bigint> {
  let products = new Map([[1n, 1n]]);
  for (let roll = 0; roll < rolls; roll++) {
    const next = new Map<bigint, bigint>();
    for (const [product, ways] of products)
      for (const [sum, factor] of Object.entries(board)) {
        const reached = product * BigInt(factor);
        next.set(reached, (next.get(reached) ?? 0n) + ways * waysOf(Number(sum)));
      }
    products = next;
  }
  return products;
}

function returnAfter(board: SnakeBoard, rolls: number): Ratio {
  const all = 36n ** BigInt(rolls);
  let paid = NONE;
  for (const [product, ways] of productsAfter(board, rolls))
    paid = plus(paid, ratio(ways * BigInt(payOf(product, rolls)), 100n * all));
  return paid;
}

/**
 * Snakes (docs/games.md, Snakes): every roll starts at the gate, and the sum of two dice decides the square that it
 * reaches.
 */
export const SNAKES: StepGame<SnakesChoice, { readonly rolls: readonly Roll['dice'][] }, object, Roll> = {
  rules: 'snakes-1',
  readChoice: (choice) => ({ difficulty: oneOf(choice, 'difficulty', namesOf(SNAKE_BOARDS)) }),
  deal: (stream) => ({
    rolls: Array.from({ length: MOST_ROLLS }, () => [1 + pick(stream, 6), 1 + pick(stream, 6)] as const),
  }),
  readStep: () => ({}),
  open({ rolls }, { choice, taken }) {
    const shown: Roll = { dice: rolls[taken.length] ?? [0, 0] };
    return { result: boardOf(choice)[sumOfDice(shown)] === undefined ? 'lost' : 'won', shown };
  },
  multiplier: (view) => (wonSteps(view) === 0 ? 0 : payOf(productOf(view), wonSteps(view))),
  highestNext(view) {
    const rolls = wonSteps(view);
    return rolls < MOST_ROLLS ? payOf(productOf(view) * highestFactor(view.choice), rolls + 1) : undefined;
  },
  highestFirst: (choice) => payOf(highestFactor(choice), 1),
  exactReturns: (choice) =>
    Array.from({ length: MOST_ROLLS }, (_, index) => returnAfter(boardOf(choice), index + 1)),
};

const highestFactor = (choice: SnakesChoice): bigint => BigInt(Math.max(...Object.values(boardOf(choice))));

/** Returns the probability that a roll hits no snake. */
export const safeRoll = (choice: SnakesChoice): Ratio =>
  part(
    Object.keys(boardOf(choice)).reduce((ways, sum) => ways + Number(waysOf(Number(sum))), 0),
    36,
  );
