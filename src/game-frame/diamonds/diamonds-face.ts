import * as v from 'valibot';
import { instantGames } from '../../../contract/studio-games.ts';
import type { OutcomeOf } from '../../../contract/studio-games.ts';
import type { StudioRound } from '../../../contract/studio.ts';
import { DIAMONDS } from '../../../fair/instant/diamonds.ts';
import { asNumber } from '../../../fair/ratio.ts';
import { DIAMOND_HANDS, GEM_COLOURS } from '../../../fair/tables/diamonds.ts';

/** What five gems are together. */
export type Hand = OutcomeOf<'diamonds'>['hand'];

/** All hands that five gems of seven colours can be. */
export const ALL_HANDS = GEM_COLOURS ** 5;

/** Hands, the best first, with how many of all there are of each; a test counts them. */
const WAYS: readonly (readonly [hand: Hand, ways: number])[] = [
  ['five', 7],
  ['four', 210],
  ['fullHouse', 420],
  ['three', 2_100],
  ['twoPairs', 3_150],
  ['pair', 8_400],
  ['none', 2_520],
];

/** What a hand pays in hundredths of the stake, and how many of all are it. */
export interface HandOdds {
  readonly hand: Hand;
  readonly pays: number;
  readonly ways: number;
}

/** Every hand, the best first. */
export const HAND_ODDS: readonly HandOdds[] = WAYS.map(([hand, ways]) => ({
  hand,
  pays: DIAMOND_HANDS[hand],
  ways,
}));

/** How likely a number of ways is, millionths. */
export const chanceOf = (ways: number): number => Math.round((ways / ALL_HANDS) * 1_000_000);

/** The most that is paid, hundredths of the stake; how likely a win is and what comes back, millionths. */
export const ODDS = {
  top: DIAMONDS.topMultiplier({}),
  chance: chanceOf(HAND_ODDS.reduce((sum, { pays, ways }) => (pays > 100 ? sum + ways : sum), 0)),
  back: Math.round(asNumber(DIAMONDS.exactReturn({})) * 1_000_000),
} as const;

/** The gems of a settled round; undefined when it tells none. */
export function drawnOf({ outcome }: StudioRound): OutcomeOf<'diamonds'> | undefined {
  const drawn = v.safeParse(instantGames.diamonds.outcome, outcome);
  return drawn.success ? drawn.output : undefined;
}
