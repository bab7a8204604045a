import * as v from 'valibot';
import type { FlipsView, CoinSide } from '../../../scenes/hall/coin-flips/types.ts';
import { coinFlips as manifest } from '../../../contract/catalogue/games/coin-flips.ts';
import type { HallRound } from '../../../contract/game-server.ts';
import { COIN_FLIPS, MOST_FLIPS } from '../../../fair/steps/coin-flips.ts';
import { ladderMultiplier } from '../ladder.ts';
import { shortTimes } from '../short-times.ts';
import { stepViewBaseOf } from '../step-view.ts';
import { timesText } from '../times-text.ts';

/** Choice of a bet on coin flips: empty, because the player calls a side only before each flip. */
export const DEFAULT_COIN_FLIPS = {};

/** Sides of the coin that the player can call. */
export const COIN_SIDES = ['heads', 'tails'] as const;

/** Multipliers after one to twenty won flips, as texts for the scene. */
export const COIN_FLIPS_MULTIPLIERS: readonly string[] = Array.from({ length: MOST_FLIPS }, (_, index) =>
  shortTimes(ladderMultiplier(COIN_FLIPS, DEFAULT_COIN_FLIPS, index + 1)),
);

/** Returns the flips of a round in order: the side that was called and the side that came up. */
export const flipsOf = ({ round }: HallRound): FlipsView['taken'] =>
  (round?.taken ?? []).flatMap(({ step, result }) => {
    const parsed = v.safeParse(manifest.shapes.step, step);
    if (!parsed.success) return [];
    const called: CoinSide = parsed.output.side;
    const other: CoinSide = called === 'heads' ? 'tails' : 'heads';
    return [{ called, came: result === 'won' ? called : other }];
  });

/** Returns what the scene shows of a round; undefined if it is not a round of coin flips. */
export function coinFlipsViewOf(answer: HallRound): FlipsView | undefined {
  const base = stepViewBaseOf(answer);
  return base && { ...base, taken: flipsOf(answer) };
}

/** Returns the current multiplier of a round as text: 396 becomes 3.96×. */
export const coinFlipsMultiplierText = ({ round, multiplier }: HallRound): string =>
  timesText(round?.multiplier ?? multiplier);
