import { wholeOf } from '../choice.ts';
import { drawOf } from '../public-draw.ts';
import { type Ratio, choose, ratio } from '../ratio.ts';
import { ladderGame } from './ladder.ts';

/** Number of tiles of the field: five rows of five, numbered from 1 at the top left. */
export const MINE_TILES = 25;

/** Returns the probabilities that the first 1, 2, 3 … of 25 tiles are safe when `hidden` of the tiles are mined. */
export const clearChances = (hidden: number): Ratio[] =>
  Array.from({ length: MINE_TILES - hidden }, (_, index) =>
    ratio(choose(MINE_TILES - hidden, index + 1), choose(MINE_TILES, index + 1)),
  );

/** Mines (docs/games.md, Mines): some of 25 tiles are mined; opening a tile without a mine raises the multiplier. */
export const MINES = ladderGame<
  { readonly mines: number },
  { readonly mines: readonly number[] },
  { readonly tile: number }
>({
  rules: 'mines-1',
  readChoice: (choice) => ({ mines: wholeOf(choice, 'mines', 1, MINE_TILES - 1) }),
  deal: (stream, { mines }) => ({ mines: drawOf(stream, mines, MINE_TILES) }),
  readStep(step, { taken }) {
    const tile = wholeOf(step, 'tile', 1, MINE_TILES);
    if (taken.some((before) => before.step.tile === tile)) throw new RangeError(`tile ${tile} is open`);
    return { tile };
  },
  isSafe: ({ mines }, { tile }) => !mines.includes(tile),
  chances: ({ mines }) => clearChances(mines),
});
