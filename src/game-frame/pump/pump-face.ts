import * as v from 'valibot';
import type { PumpView } from '../../../scenes/pump/types.ts';
import { stepGames } from '../../../contract/studio-games.ts';
import type { StudioRound } from '../../../contract/studio.ts';
import { namesOf } from '../../../fair/choice.ts';
import { MINE_TILES } from '../../../fair/steps/mines.ts';
import { PUMP } from '../../../fair/steps/pump.ts';
import { PUMP_PINS } from '../../../fair/tables/pump.ts';
import { paysAfter } from '../ladder.ts';
import { sceneTimes, viewBaseOf } from '../step-view.ts';

/** What is bet on in pump. */
export type PumpChoice = v.InferOutput<typeof stepGames.pump.choice>;

/** Where a visit begins. */
export const FIRST: PumpChoice = { difficulty: 'easy' };

/** The difficulties, the easiest first. */
export const DIFFICULTIES = namesOf(PUMP_PINS);
/** Every choice. */
export const CHOICES: readonly PumpChoice[] = DIFFICULTIES.map((difficulty) => ({ difficulty }));

/** How many of the 25 tickets bear a pin. */
export const pinsOf = ({ difficulty }: PumpChoice): number => PUMP_PINS[difficulty];

/** With which pump a settled round was to burst; undefined while it is open. */
export function burstOf({ outcome }: StudioRound): number | undefined {
  const layout = v.safeParse(stepGames.pump.layout, outcome);
  return layout.success ? layout.output.burstsAt : undefined;
}

/** A round as the scene shows it, `end` saying with which pump it was to burst; undefined for one that is none of pump. */
export function viewOf(answer: StudioRound, end: (pump: number) => string): PumpView | undefined {
  const base = viewBaseOf(answer);
  if (base === undefined) return undefined;
  const choice = PUMP.readChoice(answer.choice);
  const burst = burstOf(answer);
  return {
    ...base,
    most: MINE_TILES - pinsOf(choice),
    taken: (answer.round?.taken ?? []).map(({ result }, index) => ({
      times: result === 'won' ? sceneTimes(paysAfter(PUMP, choice, index + 1)) : '',
    })),
    end: burst === undefined ? null : end(burst),
  };
}
