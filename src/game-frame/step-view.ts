import type { RefObject } from 'react';
import * as v from 'valibot';
import type { HallRound, HallStepRound } from '../../contract/game-server.ts';
import { timesText } from './times-text.ts';
import type { StepScene } from './use-step-round.ts';

/** Formats a multiplier in the characters that scenes can draw: 198 is 1.98x. */
export const sceneTimes = (multiplier: number): string => timesText(multiplier).replace('×', 'x');

/** Returns the part of a round that every step scene needs; undefined for a round of one draw. */
export function stepViewBaseOf({
  round,
  stake,
  payout,
}: HallRound): Pick<HallStepRound, 'status' | 'stake' | 'payout'> | undefined {
  return round === null ? undefined : { status: round.status, stake, payout };
}

/** Returns the steps of a round, in order, parsed by the game's own schema. */
export const takenStepsOf = <Schema extends v.GenericSchema>(
  { round }: HallRound,
  step: Schema,
): readonly v.InferOutput<Schema>[] =>
  (round?.taken ?? []).flatMap((taken) => {
    const parsed = v.safeParse(step, taken.step);
    return parsed.success ? [parsed.output] : [];
  });

/** Cues of a step scene. */
interface StepCues<View, Step> {
  readonly start: Record<string, never>;
  readonly press: Step;
  readonly show: View & { readonly instant?: boolean };
  readonly skip: Record<string, never>;
  readonly fail: Record<string, never>;
}

/** Handle of a step scene on a page. */
interface StepHandle<View, Step> {
  cue<Name extends keyof StepCues<View, Step>>(name: Name, detail: StepCues<View, Step>[Name]): Promise<void>;
}

/**
 * Wraps a page's scene for its rounds: `viewOf` maps a round to what the scene shows, undefined if it cannot show it.
 */
export function stepSceneOf<View extends object, Step>(
  handle: RefObject<StepHandle<View, Step> | null>,
  viewOf: (round: HallRound) => View | undefined,
): StepScene {
  return {
    start: () => void handle.current?.cue('start', {}),
    // The step comes from the game's own controls.
    press: (step) => void handle.current?.cue('press', step as Step),
    async show(round, instant) {
      const view = viewOf(round);
      if (view) await handle.current?.cue('show', { ...view, instant });
    },
    fail: () => void handle.current?.cue('fail', {}),
    skip: () => void handle.current?.cue('skip', {}),
  };
}
