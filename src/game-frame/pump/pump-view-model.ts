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

/** What the player chooses with a bet on Pump: the difficulty. */
export type PumpChoice = v.InferOutput<typeof manifest.shapes.choice>;

/** Choice at the start of a visit. */
export const DEFAULT_PUMP: PumpChoice = { difficulty: 'easy' };

/** Names of the difficulties, easiest first. */
export const PUMP_DIFFICULTIES = namesOf(PUMP_PINS);
/** Every choice that is offered. */
export const PUMP_CHOICES: readonly PumpChoice[] = PUMP_DIFFICULTIES.map((difficulty) => ({ difficulty }));

/** Returns how many of the 25 tickets have a pin, which bursts the balloon. */
export const pumpPinsOf = ({ difficulty }: PumpChoice): number => PUMP_PINS[difficulty];

/** Returns the number of the pump at which a settled round bursts; undefined while the round is open. */
export function pumpBurstOf({ outcome }: HallRound): number | undefined {
  const layout = v.safeParse(manifest.shapes.layout, outcome);
  return layout.success ? layout.output.burstsAt : undefined;
}

/**
 * Returns what the scene shows of a round; undefined if it is not a round of Pump. `end` returns the text for the pump
 * that bursts the balloon.
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
