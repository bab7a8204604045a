import type { SceneContext, SceneTypes } from '../../engine/definition.ts';
import type { Timeline } from '../../engine/motion.ts';
import { fromTo } from '../from-to.ts';

/** What is planned in full before anything moves; times in ms from its beginning. */
export interface ShowPlan<Beat extends { readonly at: number }> {
  /** What is heard and when, in order of time. */
  readonly beats: readonly Beat[];
  /** Where a press leads to, in order of time; from the last one on it leads to the end. */
  readonly stops: readonly number[];
  readonly end: number;
}

/** How a plan is shown. */
export interface ShowParts<Beat> {
  /** Shows an instant; any instant may follow any other. */
  draw(ms: number): void;
  /** A beat is due; `when` is its scene time. */
  hear(beat: Beat, when: number): void;
}

/** The phase of a plan at an instant: its first one before it begins, its last one from its end on. */
export const phaseAt = <Phase extends { readonly at: number }>(
  phases: readonly Phase[],
  ms: number,
): Phase | undefined => phases.findLast(({ at }) => at <= ms) ?? phases[0];

/** A result that is a play of its own: a plan, shown from any instant on and left at its stops. */
export class PlannedShow<Beat extends { readonly at: number }> {
  readonly #context: SceneContext<SceneTypes>;
  readonly #plan: ShowPlan<Beat>;
  readonly #parts: ShowParts<Beat>;
  #ms = 0;
  #nextBeat = 0;

  constructor(context: SceneContext<SceneTypes>, plan: ShowPlan<Beat>, parts: ShowParts<Beat>) {
    this.#context = context;
    this.#plan = plan;
    this.#parts = parts;
  }

  /** The plan from an instant on; the last picture then stands for some ms more. What was skipped is silent. */
  playFrom(from: number, more = 0): Timeline {
    const { beats, end } = this.#plan;
    const next = beats.findIndex(({ at }) => at >= from);
    this.#nextBeat = next < 0 ? beats.length : next;
    this.#ms = from;
    const timeline = fromTo(
      this.#context.motion.timeline(),
      this,
      { ms: from },
      { ms: end },
      { duration: end - from },
    );
    if (more > 0) timeline.to({}, { duration: more });
    return timeline;
  }

  /** From the next stop on; undefined where a press leads to the end. */
  ahead(): Timeline | undefined {
    const { stops } = this.#plan;
    const stop = stops.find((at) => at > this.#ms + 1);
    return stop === undefined || stop === stops.at(-1) ? undefined : this.playFrom(stop);
  }

  /** Ms from the beginning; tweened. */
  get ms(): number {
    return this.#ms;
  }

  set ms(ms: number) {
    this.#ms = ms;
    this.#parts.draw(ms);
    const { beats } = this.#plan;
    const { motion } = this.#context;
    for (let beat = beats[this.#nextBeat]; beat && beat.at <= ms; beat = beats[++this.#nextBeat])
      this.#parts.hear(beat, motion.now - (ms - beat.at));
  }
}
