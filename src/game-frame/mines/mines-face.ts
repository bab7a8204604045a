import * as v from 'valibot';
import type { MinesView } from '../../../scenes/mines/types.ts';
import { stepGames } from '../../../contract/studio-games.ts';
import type { StudioRound } from '../../../contract/studio.ts';
import { MINE_TILES, MINES } from '../../../fair/steps/mines.ts';
import { paysAfter } from '../ladder.ts';
import type { StepTile } from '../step-tiles.tsx';
import { sceneTimes, takenOf, viewBaseOf } from '../step-view.ts';

/** What is bet on in mines. */
export type MinesChoice = v.InferOutput<typeof stepGames.mines.choice>;

/** Where a visit begins. */
export const FIRST: MinesChoice = { mines: 5 };

/** Numbers of mines of one press, and the most. */
export const QUICK = [1, 3, 5, 10, 20] as const;
/** The most mines that can be chosen. */
export const MOST = MINE_TILES - 1;

/** Every choice. */
export const CHOICES: readonly MinesChoice[] = Array.from({ length: MOST }, (_, index) => ({
  mines: index + 1,
}));

/** A choice with so many mines more, within what is offered. */
export const moved = ({ mines }: MinesChoice, by: number): MinesChoice => ({
  mines: Math.min(MOST, Math.max(1, mines + by)),
});

/** Where the scene has its chests: the middle of one, dpx (scenes/mines/tuning.ts; a test compares). */
export const placeOf = (tile: number): Pick<StepTile, 'x' | 'y' | 'width' | 'height'> => ({
  x: 124 + ((tile - 1) % 5) * 118,
  y: 182 + Math.floor((tile - 1) / 5) * 90,
  width: 112,
  height: 86,
});

/** The tiles that a round has opened, in order. */
export const openedOf = (answer: StudioRound): readonly number[] =>
  takenOf(answer, stepGames.mines.step).map(({ tile }) => tile);

/** A round as the scene shows it; undefined for one that is none of mines. */
export function viewOf(answer: StudioRound): MinesView | undefined {
  const base = viewBaseOf(answer);
  if (base === undefined) return undefined;
  const choice = MINES.readChoice(answer.choice);
  const parsed = v.safeParse(stepGames.mines.layout, answer.outcome);
  const taken = openedOf(answer).map((tile, index) => ({
    tile,
    times:
      answer.round?.taken[index]?.result === 'won' ? sceneTimes(paysAfter(MINES, choice, index + 1)) : '',
  }));
  return { ...base, taken, mines: parsed.success ? parsed.output.mines : null };
}
