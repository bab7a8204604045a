import type { StepSceneView } from './step-round.ts';

/** Time until the server's answer arrives on an ordinary network, and time between two presses, ms. */
const ANSWER = 200;
const BEAT = 900;

interface Played<View, Step> {
  /** State of the round after the bet and before the first step. */
  readonly opened: View;
  /** Successful steps, each with the state of the round after this step. */
  readonly steps: readonly { readonly step: Step; readonly view: View }[];
}

type StepCue<View, Step> =
  | { readonly at: number; readonly cue: 'start'; readonly detail: Record<string, never> }
  | { readonly at: number; readonly cue: 'press'; readonly detail: Step }
  | { readonly at: number; readonly cue: 'show'; readonly detail: View };

/**
 * Returns the cues of a bet and the given successful steps for an example, with helpers that add the cues after them.
 */
export function playedSteps<View extends StepSceneView, Step>({ opened, steps }: Played<View, Step>) {
  const one = (place: number, step: Step, view: View): StepCue<View, Step>[] => [
    { at: place * BEAT, cue: 'press', detail: step },
    { at: place * BEAT + ANSWER, cue: 'show', detail: view },
  ];
  const cues: readonly StepCue<View, Step>[] = [
    { at: 0, cue: 'start', detail: {} },
    { at: ANSWER, cue: 'show', detail: opened },
    ...steps.flatMap(({ step, view }, index) => one(index + 1, step, view)),
  ];
  const ended = (steps.length + 1) * BEAT;
  return {
    cues,
    /** Returns the time at which the answer to a step came, ms; steps count from 1. */
    answered: (place: number): number => place * BEAT + ANSWER,
    /** Time at which the player cashes out, ms. */
    ended,
    cashOut: (view: View): StepCue<View, Step>[] => [...cues, { at: ended, cue: 'show', detail: view }],
    /** Returns all cues so far, followed by those of one more step. */
    next: (step: Step, view: View): StepCue<View, Step>[] => [...cues, ...one(steps.length + 1, step, view)],
  };
}
