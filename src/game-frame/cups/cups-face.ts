import * as v from 'valibot';
import type { CupsView } from '../../../scenes/cups/types.ts';
import { stepGames } from '../../../contract/studio-games.ts';
import type { StudioRound } from '../../../contract/studio.ts';
import { CUPS, CUPS_TABLE } from '../../../fair/steps/cups.ts';
import { rungsOf } from '../ladder.ts';
import { shortTimes } from '../short-times.ts';
import type { StepTile } from '../step-tiles.tsx';
import { takenOf, viewBaseOf } from '../step-view.ts';

/** How many cups there are, as it is bet on. */
export interface CupsChoice {
  readonly cups: (typeof CUPS_TABLE.cups)[number];
}

/** Where a visit begins. */
export const FIRST: CupsChoice = { cups: 3 };

/** Every choice. */
export const CHOICES: readonly CupsChoice[] = CUPS_TABLE.cups.map((cups) => ({ cups }));

/** What so many finds in a row pay, in the scene's letters. */
export const paysOf = (choice: CupsChoice): readonly string[] =>
  rungsOf(CUPS, choice).map(({ pays }) => shortTimes(pays));

/** How far apart the scene's cups stand, and how wide and high one is, dpx (scenes/cups/tuning.ts; a test compares). */
const PLACES = {
  3: { pitch: 204, width: 159, height: 199.28 },
  4: { pitch: 164, width: 150, height: 188 },
  5: { pitch: 132, width: 129, height: 161.68 },
} as const;

/** Where the scene has a cup, counted from 0: its middle and its size, dpx. */
export function placeOf(
  cup: number,
  cups: CupsChoice['cups'],
): Pick<StepTile, 'x' | 'y' | 'width' | 'height'> {
  const { pitch, width, height } = PLACES[cups];
  return { x: 360 + (cup - (cups - 1) / 2) * pitch, y: 492 - height / 2, width, height };
}

/** A round as the scene shows it; undefined for one that is none of cups. */
export function viewOf(answer: StudioRound): CupsView | undefined {
  const base = viewBaseOf(answer);
  if (base === undefined) return undefined;
  const layout = v.safeParse(stepGames.cups.layout, answer.outcome);
  return {
    ...base,
    cups: CUPS.readChoice(answer.choice).cups,
    taken: takenOf(answer, stepGames.cups.step),
    balls: layout.success ? layout.output.balls : null,
  };
}
