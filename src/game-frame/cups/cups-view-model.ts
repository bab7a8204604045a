import * as v from 'valibot';
import type { CupsView } from '../../../scenes/hall/cups/types.ts';
import { cups as manifest } from '../../../contract/catalogue/games/cups.ts';
import type { HallRound } from '../../../contract/game-server.ts';
import { CUPS, CUPS_TABLE } from '../../../fair/steps/cups.ts';
import { ladderRungsOf } from '../ladder.ts';
import { shortTimes } from '../short-times.ts';
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

/** Returns a round's view for the scene; undefined for a round of another game. */
export function cupsViewOf(answer: HallRound): CupsView | undefined {
  const base = stepViewBaseOf(answer);
  if (base === undefined) return undefined;
  const layout = v.safeParse(manifest.shapes.layout, answer.outcome);
  return {
    ...base,
    cups: CUPS.readChoice(answer.choice).cups,
    taken: takenStepsOf(answer, manifest.shapes.step),
    balls: layout.success ? layout.output.balls : null,
  };
}
