import { oneOf } from '../choice.ts';
import { pick } from '../public-draw.ts';
import { part } from '../ratio.ts';
import type { InstantGame } from './instant-game.ts';

/** The sides of a coin; the number drawn is an index into them. */
export const SIDES = ['heads', 'tails'] as const;
/** A side of a coin. */
export type Side = (typeof SIDES)[number];

/** Returns the side that comes up for a drawn number, 0 or 1. */
export const flip = (at: number): Side => (at === 0 ? 'heads' : 'tails');

/** The game of a single coin flip (docs/games.md, Coin flip); several flips in a row are the step game COIN_FLIPS. */
export const COIN_FLIP: InstantGame<{ readonly side: Side }, { readonly side: Side }> = {
  rules: 'coin-flip-1',
  readChoice: (choice) => ({ side: oneOf(choice, 'side', SIDES) }),
  draw: (stream) => ({ side: flip(pick(stream, SIDES.length)) }),
  multiplier: (choice, drawn) => (choice.side === drawn.side ? 198 : 0),
  topMultiplier: () => 198,
  exactReturn: () => part(198, 100 * SIDES.length),
};
