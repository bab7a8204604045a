import type { RefObject } from 'react';
import * as v from 'valibot';
import type { StudioRound, StudioStepRound } from '../../contract/studio.ts';
import { timesText } from './times-text.ts';
import type { StepScene } from './use-step-round.ts';

/** A multiplier as a scene's letters can say it: 198 is 1.98x. */
export const sceneTimes = (multiplier: number): string => timesText(multiplier).replace('×', 'x');

/** What every scene of many steps is told of a round; undefined for a round of one draw. */
export function viewBaseOf({
  round,
  stake,
  payout,
}: StudioRound): Pick<StudioStepRound, 'status' | 'stake' | 'payout'> | undefined {
  return round === null ? undefined : { status: round.status, stake, payout };
}

/** The steps that a round has taken, in order, as a game's own schema has them. */
export const takenOf = <Schema extends v.GenericSchema>(
  { round }: StudioRound,
  step: Schema,
): readonly v.InferOutput<Schema>[] =>
  (round?.taken ?? []).flatMap((taken) => {
    const parsed = v.safeParse(step, taken.step);
    return parsed.success ? [parsed.output] : [];
  });

/** The cues of a scene of many steps. */
interface StepCues<View, Step> {
  readonly start: Record<string, never>;
  readonly press: Step;
  readonly show: View & { readonly instant?: boolean };
  readonly skip: Record<string, never>;
  readonly fail: Record<string, never>;
}

/** A scene of many steps as a page holds it. */
interface StepHandle<View, Step> {
  cue<Name extends keyof StepCues<View, Step>>(name: Name, detail: StepCues<View, Step>[Name]): Promise<void>;
}

/** The rounds' scene of a page's: `viewOf` makes of a round what the scene shows, or nothing of one that it cannot. */
export function stepSceneOf<View extends object, Step>(
  handle: RefObject<StepHandle<View, Step> | null>,
  viewOf: (round: StudioRound) => View | undefined,
): StepScene {
  return {
    start: () => void handle.current?.cue('start', {}),
    // What the game's own controls have asked for.
    press: (step) => void handle.current?.cue('press', step as Step),
    async show(round, instant) {
      const view = viewOf(round);
      if (view) await handle.current?.cue('show', { ...view, instant });
    },
    fail: () => void handle.current?.cue('fail', {}),
    skip: () => void handle.current?.cue('skip', {}),
  };
}
