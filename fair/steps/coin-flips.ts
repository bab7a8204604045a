import { oneOf } from '../choice.ts';
import { SIDES, type Side, flip } from '../instant/coin-flip.ts';
import { pick } from '../public-draw.ts';
import { part } from '../ratio.ts';
import { ladderGame, repeated } from './ladder.ts';

/** Maximum number of flips in a row. */
export const MOST_FLIPS = 20;

/** Coin flips in a row (docs/games.md, Coin flip): the player calls a side before each flip. */
export const COIN_FLIPS = ladderGame({
  rules: 'coin-flips-1',
  readChoice: () => ({}),
  deal: (stream) => ({
    sides: Array.from({ length: MOST_FLIPS }, () => flip(pick(stream, SIDES.length))),
  }),
  readStep: (step) => ({ side: oneOf(step, 'side', SIDES) }),
  isSafe: ({ sides }, { side }: { readonly side: Side }, won) => sides[won] === side,
  chances: () => repeated(part(1, SIDES.length), MOST_FLIPS),
});
