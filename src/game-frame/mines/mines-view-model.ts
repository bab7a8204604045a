import * as v from 'valibot';
import type { MinesView } from '../../../scenes/hall/mines/types.ts';
import { mines as manifest } from '../../../contract/catalogue/games/mines.ts';
import type { HallRound } from '../../../contract/game-server.ts';
import { MINE_TILES, MINES } from '../../../fair/steps/mines.ts';
import { ladderMultiplier } from '../ladder.ts';
import { sceneTimes, takenStepsOf, stepViewBaseOf } from '../step-view.ts';

/** What the player chooses with a bet on Mines: the number of mines. */
export type MinesChoice = v.InferOutput<typeof manifest.shapes.choice>;

/** Choice at the start of a visit. */
export const DEFAULT_MINES: MinesChoice = { mines: 5 };

/** Numbers of mines that have a button of their own. */
export const MINES_PRESETS = [1, 3, 5, 10, 20] as const;
/** Maximum number of mines. */
export const MAX_MINES = MINE_TILES - 1;

/** Every choice that is offered. */
export const MINES_CHOICES: readonly MinesChoice[] = Array.from({ length: MAX_MINES }, (_, index) => ({
  mines: index + 1,
}));

/** Returns a choice with `by` more mines (fewer if negative), within the numbers on offer. */
export const stepMinesChoice = ({ mines }: MinesChoice, by: number): MinesChoice => ({
  mines: Math.min(MAX_MINES, Math.max(1, mines + by)),
});

/** Returns the tiles that the player has opened in a round, in order. */
export const openedChestsOf = (answer: HallRound): readonly number[] =>
  takenStepsOf(answer, manifest.shapes.step).map(({ tile }) => tile);

/** Returns what the scene shows of a round; undefined if it is not a round of Mines. */
export function minesViewOf(answer: HallRound): MinesView | undefined {
  const base = stepViewBaseOf(answer);
  if (base === undefined) return undefined;
  const choice = MINES.readChoice(answer.choice);
  const parsed = v.safeParse(manifest.shapes.layout, answer.outcome);
  const taken = openedChestsOf(answer).map((tile, index) => ({
    tile,
    times:
      answer.round?.taken[index]?.result === 'won'
        ? sceneTimes(ladderMultiplier(MINES, choice, index + 1))
        : '',
  }));
  return { ...base, taken, mines: parsed.success ? parsed.output.mines : null };
}
