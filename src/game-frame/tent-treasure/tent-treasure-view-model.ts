import * as v from 'valibot';
import { tentTreasure as manifest } from '../../../contract/catalogue/games/tent-treasure.ts';
import type { HallRound } from '../../../contract/game-server.ts';
import { PICK_STALL } from '../../../fair/perya.ts';
import { choose } from '../../../fair/ratio.ts';
import { STALLS } from '../../../fair/tables/perya.ts';

const { places, prizes } = PICK_STALL;
const { multipliers } = STALLS['tent-treasure'];

/** Tents that are picked at the start of a visit, counted from 1. */
export const DEFAULT_TENTS: readonly number[] = [1, 5, 9];

/** Returns the picked tents after a press on one more tent, which replaces the tent that was picked longest ago. */
export const pickTent = (picked: readonly number[], place: number): readonly number[] =>
  picked.includes(place) ? picked : [...picked, place].slice(-prizes);

/** Moves all three picked tents by one place; the last place is followed by the first. */
export const stepTents = (picked: readonly number[], by: number): readonly number[] =>
  picked.map((place) => ((place - 1 + by + places) % places) + 1);

/** Odds of each number of treasures found: probability in millionths, and payout in hundredths of the stake. */
export const TENT_ODDS = multipliers.map((pays, found) => ({
  found,
  pays,
  chance: Math.round(
    (Number(choose(prizes, found) * choose(places - prizes, prizes - found)) /
      Number(choose(places, prizes))) *
      1_000_000,
  ),
}));

/**
 * Returns the opened tents, the tents with treasure and the number of treasures found; undefined if the round has none.
 */
export function readTents({
  choice,
  outcome,
}: HallRound): { places: number[]; draws: number[]; count: number } | undefined {
  const chosen = v.safeParse(manifest.shapes.choice, choice);
  const drawn = v.safeParse(manifest.shapes.outcome, outcome);
  return chosen.success && drawn.success ? { ...chosen.output, ...drawn.output } : undefined;
}
