import * as v from 'valibot';
import type { TowersView } from '../../../scenes/hall/towers/types.ts';
import { towers as manifest } from '../../../contract/catalogue/games/towers.ts';
import type { HallRound } from '../../../contract/game-server.ts';
import { namesOf } from '../../../fair/choice.ts';
import { TOWERS as RULES } from '../../../fair/steps/towers.ts';
import { TOWERS } from '../../../fair/tables/towers.ts';
import { ladderRungsOf } from '../ladder.ts';
import { sceneTimes, takenStepsOf, stepViewBaseOf } from '../step-view.ts';

/** What the player chooses with a bet on Towers: the difficulty. */
export type TowersChoice = v.InferOutput<typeof manifest.shapes.choice>;

/** Choice at the start of a visit. */
export const DEFAULT_TOWERS: TowersChoice = { difficulty: 'easy' };

/** Names of the difficulties, easiest first. */
export const TOWERS_DIFFICULTIES = namesOf(TOWERS);
/** Every choice that is offered. */
export const TOWERS_CHOICES: readonly TowersChoice[] = TOWERS_DIFFICULTIES.map((difficulty) => ({
  difficulty,
}));

/** Returns the number of windows in a row, and how many of them are safe. */
export const towersRowOf = ({
  difficulty,
}: TowersChoice): { readonly tiles: number; readonly safe: number } => TOWERS[difficulty];

/** Returns the multiplier after each row, from the lowest row, as texts for the scene. */
export const towersMultipliersOf = (choice: TowersChoice): readonly string[] =>
  ladderRungsOf(RULES, choice).map(({ pays }) => sceneTimes(pays));

/** Returns what the scene shows of a round; undefined if it is not a round of Towers. */
export function towersViewOf(answer: HallRound): TowersView | undefined {
  const base = stepViewBaseOf(answer);
  if (base === undefined) return undefined;
  const layout = v.safeParse(manifest.shapes.layout, answer.outcome);
  return {
    ...base,
    tiles: towersRowOf(RULES.readChoice(answer.choice)).tiles,
    taken: takenStepsOf(answer, manifest.shapes.step),
    safe: layout.success ? layout.output.safe : null,
  };
}
