import * as v from 'valibot';
import type { CupsView } from '../../../scenes/hall/cups/types.ts';
import { cups as manifest } from '../../../contract/catalogue/games/cups.ts';
import type { HallRound } from '../../../contract/game-server.ts';
import { CUPS, CUPS_TABLE } from '../../../fair/steps/cups.ts';
import { ladderRungsOf } from '../ladder.ts';
import { shortTimes } from '../short-times.ts';
import { takenStepsOf, stepViewBaseOf } from '../step-view.ts';

/** What the player chooses with the bet: the number of cups. */
export interface CupsChoice {
  readonly cups: (typeof CUPS_TABLE.cups)[number];
}

/** Choice at the start of a visit. */
export const DEFAULT_CUPS: CupsChoice = { cups: 3 };

/** Every choice that is offered. */
export const CUPS_CHOICES: readonly CupsChoice[] = CUPS_TABLE.cups.map((cups) => ({ cups }));

/** Returns what each number of finds in a row pays, as texts in characters that the scene's font has. */
export const cupsMultipliersOf = (choice: CupsChoice): readonly string[] =>
  ladderRungsOf(CUPS, choice).map(({ pays }) => shortTimes(pays));

/** Returns what the scene shows of a round; undefined if it is not a round of Cups. */
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
