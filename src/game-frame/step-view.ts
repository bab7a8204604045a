import type { RefObject } from 'react';
import * as v from 'valibot';
import type { HallRound, HallStepRound } from '../../contract/game-server.ts';
import { timesText } from './times-text.ts';
import type { StepScene } from './use-step-round.ts';

/** Formats a multiplier in hundredths in characters that the scenes' font has: 198 becomes 1.98x. */
export const sceneTimes = (multiplier: number): string => timesText(multiplier).replace('×', 'x');

/** Returns what every scene with steps shows of a round; undefined if the round has no steps. */
export function stepViewBaseOf({
  round,
  stake,
  payout,
}: HallRound): Pick<HallStepRound, 'status' | 'stake' | 'payout'> | undefined {
  return round === null ? undefined : { status: round.status, stake, payout };
}

/** Returns the steps that were taken in a round, in order; `schema` is the game's schema of a step. */
export const takenStepsOf = <Schema extends v.GenericSchema>(
  { round }: HallRound,
  step: Schema,
): readonly v.InferOutput<Schema>[] =>
  (round?.taken ?? []).flatMap((taken) => {
    const parsed = v.safeParse(step, taken.step);
    return parsed.success ? [parsed.output] : [];
  });

/** Cues that every scene with steps has. */
interface StepCues<View, Step> {
  readonly start: Record<string, never>;
  readonly press: Step;
  readonly show: View & { readonly instant?: boolean };
  readonly skip: Record<string, never>;
  readonly fail: Record<string, never>;
}

/** The part of a page's scene handle that these cues need. */
interface StepHandle<View, Step> {
  cue<Name extends keyof StepCues<View, Step>>(name: Name, detail: StepCues<View, Step>[Name]): Promise<void>;
}

/**
 * Returns the functions with which rounds use a scene with steps. `viewOf` returns what the scene shows of a round;
 * undefined if it cannot show the round.
 */
export function stepSceneOf<View extends object, Step>(
  handle: RefObject<StepHandle<View, Step> | null>,
  viewOf: (round: HallRound) => View | undefined,
): StepScene {
  return {
    start: () => void handle.current?.cue('start', {}),
    // A cast, because steps have the type `unknown` here; the game's own controls have created this step.
    press: (step) => void handle.current?.cue('press', step as Step),
    async show(round, instant) {
      const view = viewOf(round);
      if (view) await handle.current?.cue('show', { ...view, instant });
    },
    fail: () => void handle.current?.cue('fail', {}),
    skip: () => void handle.current?.cue('skip', {}),
  };
}
