import * as v from 'valibot';
import { instantGames } from '../../../contract/studio-games.ts';
import type { StudioRound } from '../../../contract/studio.ts';
import { PICK_STALL } from '../../../fair/perya.ts';
import { choose } from '../../../fair/ratio.ts';
import { STALLS } from '../../../fair/tables/perya.ts';

const { places, prizes } = PICK_STALL;
const { multipliers } = STALLS['tent-treasure'];

/** The tents that a visit begins with. */
export const FIRST: readonly number[] = [1, 5, 9];

/** The tents after one more was pressed: the one that was chosen longest ago is given up for it. */
export const pickedWith = (picked: readonly number[], place: number): readonly number[] =>
  picked.includes(place) ? picked : [...picked, place].slice(-prizes);

/** All three one tent further, round and round. */
export const movedBy = (picked: readonly number[], by: number): readonly number[] =>
  picked.map((place) => ((place - 1 + by + places) % places) + 1);

/** How likely it is to find so many of the treasures, millionths, and what that pays, hundredths of the stake. */
export const TENT_ODDS = multipliers.map((pays, found) => ({
  found,
  pays,
  chance: Math.round(
    (Number(choose(prizes, found) * choose(places - prizes, prizes - found)) /
      Number(choose(places, prizes))) *
      1_000_000,
  ),
}));

/** What was opened in a round, where the treasures were and how many were found; undefined when it tells none. */
export function readTents({
  choice,
  outcome,
}: StudioRound): { places: number[]; draws: number[]; count: number } | undefined {
  const chosen = v.safeParse(instantGames['tent-treasure'].choice, choice);
  const drawn = v.safeParse(instantGames['tent-treasure'].outcome, outcome);
  return chosen.success && drawn.success ? { ...chosen.output, ...drawn.output } : undefined;
}
