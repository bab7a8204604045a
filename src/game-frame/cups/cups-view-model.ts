import * as v from 'valibot';
import type { CupsView } from '../../../scenes/hall/cups/types.ts';
import { stepGames } from '../../../contract/hall-games.ts';
import type { HallRound } from '../../../contract/game-server.ts';
import { CUPS, CUPS_TABLE } from '../../../fair/steps/cups.ts';
import { ladderRungsOf } from '../ladder.ts';
import { shortTimes } from '../short-times.ts';
import type { StepTile } from '../step-tiles.tsx';
import { takenStepsOf, stepViewBaseOf } from '../step-view.ts';

/** Number of cups chosen with the bet. */
export interface CupsChoice {
  readonly cups: (typeof CUPS_TABLE.cups)[number];
}

/** Initial choice of a visit. */
export const DEFAULT_CUPS: CupsChoice = { cups: 3 };

/** All choices. */
export const CUPS_CHOICES: readonly CupsChoice[] = CUPS_TABLE.cups.map((cups) => ({ cups }));

/** Returns what each number of finds in a row pays, in the scene's font. */
export const cupsMultipliersOf = (choice: CupsChoice): readonly string[] =>
  ladderRungsOf(CUPS, choice).map(({ pays }) => shortTimes(pays));

/** Distance, width and height of the scene's cups, dpx (scenes/hall/cups/tuning.ts; a test compares). */
const PLACES = {
  3: { pitch: 204, width: 159, height: 199.28 },
  4: { pitch: 164, width: 150, height: 188 },
  5: { pitch: 132, width: 129, height: 161.68 },
} as const;

/** Returns the position of a cup in the scene, counted from 0: its middle and its size, dpx. */
export function cupPlaceOf(
  cup: number,
  cups: CupsChoice['cups'],
): Pick<StepTile, 'x' | 'y' | 'width' | 'height'> {
  const { pitch, width, height } = PLACES[cups];
  return { x: 360 + (cup - (cups - 1) / 2) * pitch, y: 492 - height / 2, width, height };
}

/** Returns a round's view for the scene; undefined for a round of another game. */
export function cupsViewOf(answer: HallRound): CupsView | undefined {
  const base = stepViewBaseOf(answer);
  if (base === undefined) return undefined;
  const layout = v.safeParse(stepGames.cups.layout, answer.outcome);
  return {
    ...base,
    cups: CUPS.readChoice(answer.choice).cups,
    taken: takenStepsOf(answer, stepGames.cups.step),
    balls: layout.success ? layout.output.balls : null,
  };
}
