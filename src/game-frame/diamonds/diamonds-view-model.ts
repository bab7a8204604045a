import * as v from 'valibot';
import { diamonds as manifest } from '../../../contract/catalogue/games/diamonds.ts';
import type { HallRound } from '../../../contract/game-server.ts';
import { DIAMONDS } from '../../../fair/instant/diamonds.ts';
import { asNumber } from '../../../fair/ratio.ts';
import { DIAMOND_HANDS, GEM_COLOURS } from '../../../fair/tables/diamonds.ts';

/** Hand that five gems form, such as two pairs. */
export type DiamondsHand = v.InferOutput<typeof manifest.shapes.outcome>['hand'];

/** Number of combinations of five gems, each in one of seven colours. */
export const GEM_DRAW_COUNT = GEM_COLOURS ** 5;

/** Hands, best first, each with the number of gem combinations that form it; a test counts them. */
const WAYS: readonly (readonly [hand: DiamondsHand, ways: number])[] = [
  ['five', 7],
  ['four', 210],
  ['fullHouse', 420],
  ['three', 2_100],
  ['twoPairs', 3_150],
  ['pair', 8_400],
  ['none', 2_520],
];

/** Payout of a hand in hundredths of the stake, and the number of gem combinations that form it. */
export interface DiamondsHandOdds {
  readonly hand: DiamondsHand;
  readonly pays: number;
  readonly ways: number;
}

/** Every hand with its odds, best hand first. */
export const DIAMONDS_HAND_ODDS: readonly DiamondsHandOdds[] = WAYS.map(([hand, ways]) => ({
  hand,
  pays: DIAMOND_HANDS[hand],
  ways,
}));

/** Returns the probability of one of `ways` gem combinations, in millionths. */
export const gemDrawChance = (ways: number): number => Math.round((ways / GEM_DRAW_COUNT) * 1_000_000);

/**
 * `top`: highest payout, in hundredths of the stake. `chance`: probability of a payout, in millionths. `back`: return
 * (RTP), in millionths.
 */
export const DIAMONDS_ODDS = {
  top: DIAMONDS.topMultiplier({}),
  chance: gemDrawChance(
    DIAMONDS_HAND_ODDS.reduce((sum, { pays, ways }) => (pays > 100 ? sum + ways : sum), 0),
  ),
  back: Math.round(asNumber(DIAMONDS.exactReturn({})) * 1_000_000),
} as const;

/** Reads the gems and the hand of a settled round; undefined if the round has none. */
export function drawnGemsOf({
  outcome,
}: HallRound): v.InferOutput<typeof manifest.shapes.outcome> | undefined {
  const drawn = v.safeParse(manifest.shapes.outcome, outcome);
  return drawn.success ? drawn.output : undefined;
}
