import { pick } from '../public-draw.ts';
import { DIAMOND_HANDS, GEM_COLOURS } from '../tables/diamonds.ts';
import type { InstantGame } from './instant-game.ts';
import { returnOf } from './weighted.ts';

/** Name of a hand of five gems. */
type DiamondHand = keyof typeof DIAMOND_HANDS;

/** Number of gems in a hand. */
const GEMS = 5;

/** Hands by the sizes of their groups of equal gems, the largest group first. */
const HANDS: Readonly<Record<string, DiamondHand>> = {
  '5': 'five',
  '41': 'four',
  '32': 'fullHouse',
  '311': 'three',
  '221': 'twoPairs',
  '2111': 'pair',
};

/** Returns the name of the hand that five gems form. */
export function handOf(gems: readonly number[]): DiamondHand {
  const sizes = [...new Set(gems)].map((gem) => gems.filter((other) => other === gem).length);
  return (
    HANDS[
      sizes
        .slice()
        .sort((a, b) => b - a)
        .join('')
    ] ?? 'none'
  );
}

/**
 * Diamonds (docs/games.md, Diamonds): the player chooses nothing. A pair pays less than its stake and is not celebrated
 * as a win.
 */
export const DIAMONDS: InstantGame<
  Readonly<Record<string, never>>,
  { readonly gems: readonly number[]; readonly hand: DiamondHand }
> = {
  rules: 'diamonds-1',
  readChoice: () => ({}),
  draw(stream) {
    const gems = Array.from({ length: GEMS }, () => pick(stream, GEM_COLOURS));
    return { gems, hand: handOf(gems) };
  },
  multiplier: (_choice, { hand }) => DIAMOND_HANDS[hand],
  topMultiplier: () => Math.max(...Object.values(DIAMOND_HANDS)),
  exactReturn() {
    const all = GEM_COLOURS ** GEMS;
    const hands = Array.from({ length: all }, (_, code) =>
      Array.from({ length: GEMS }, (_gem, place) => Math.floor(code / GEM_COLOURS ** place) % GEM_COLOURS),
    );
    return returnOf(
      hands.map((gems) => ({ multiplier: DIAMOND_HANDS[handOf(gems)], ways: 1n })),
      BigInt(all),
    );
  },
};
