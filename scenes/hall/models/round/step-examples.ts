import type { StepSceneView } from './step-round.ts';

/** Arrival of the answer on an ordinary network, ms after the press; and the time between a player's presses. */
const ANSWER = 200;
const BEAT = 900;

interface Played<View, Step> {
  /** The round before the first step. */
  readonly opened: View;
  /** Won steps, each with the round after it. */
  readonly steps: readonly { readonly step: Step; readonly view: View }[];
}

type StepCue<View, Step> =
  | { readonly at: number; readonly cue: 'start'; readonly detail: Record<string, never> }
  | { readonly at: number; readonly cue: 'press'; readonly detail: Step }
  | { readonly at: number; readonly cue: 'show'; readonly detail: View };

/** Returns a round of many steps as the cues of an example: a bet, won steps, and more. */
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
    /** Returns when the answer to a step came, counted from 1, ms. */
    answered: (place: number): number => place * BEAT + ANSWER,
    /** Time of the cash-out, ms. */
    ended,
    cashOut: (view: View): StepCue<View, Step>[] => [...cues, { at: ended, cue: 'show', detail: view }],
    /** One more step. */
    next: (step: Step, view: View): StepCue<View, Step>[] => [...cues, ...one(steps.length + 1, step, view)],
  };
}
