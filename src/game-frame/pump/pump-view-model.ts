import * as v from 'valibot';
import type { PumpView } from '../../../scenes/hall/pump/types.ts';
import { pump as manifest } from '../../../contract/catalogue/games/pump.ts';
import type { HallRound } from '../../../contract/game-server.ts';
import { namesOf } from '../../../fair/choice.ts';
import { MINE_TILES } from '../../../fair/steps/mines.ts';
import { PUMP } from '../../../fair/steps/pump.ts';
import { PUMP_PINS } from '../../../fair/tables/pump.ts';
import { ladderMultiplier } from '../ladder.ts';
import { sceneTimes, stepViewBaseOf } from '../step-view.ts';

/** Choice of a pump bet. */
export type PumpChoice = v.InferOutput<typeof manifest.shapes.choice>;

/** Initial choice of a visit. */
export const DEFAULT_PUMP: PumpChoice = { difficulty: 'easy' };

/** Difficulties, easiest first. */
export const PUMP_DIFFICULTIES = namesOf(PUMP_PINS);
/** All choices. */
export const PUMP_CHOICES: readonly PumpChoice[] = PUMP_DIFFICULTIES.map((difficulty) => ({ difficulty }));

/** Returns how many of the 25 tickets have a pin. */
export const pumpPinsOf = ({ difficulty }: PumpChoice): number => PUMP_PINS[difficulty];

/** Returns the pump at which a settled round bursts; undefined while it is open. */
export function pumpBurstOf({ outcome }: HallRound): number | undefined {
  const layout = v.safeParse(manifest.shapes.layout, outcome);
  return layout.success ? layout.output.burstsAt : undefined;
}

/**
 * Returns a round's view for the scene, with `end` as the text of the bursting pump; undefined for a round of another
 * game.
 */
export function pumpViewOf(answer: HallRound, end: (pump: number) => string): PumpView | undefined {
  const base = stepViewBaseOf(answer);
  if (base === undefined) return undefined;
  const choice = PUMP.readChoice(answer.choice);
  const burst = pumpBurstOf(answer);
  return {
    ...base,
    most: MINE_TILES - pumpPinsOf(choice),
    taken: (answer.round?.taken ?? []).map(({ result }, index) => ({
      times: result === 'won' ? sceneTimes(ladderMultiplier(PUMP, choice, index + 1)) : '',
    })),
    end: burst === undefined ? null : end(burst),
  };
}
