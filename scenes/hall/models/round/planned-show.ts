import type { SceneContext, SceneTypes } from '../../../engine/definition.ts';
import type { Timeline } from '../../../engine/motion.ts';
import { fromTo } from '../../../parts/from-to.ts';

/** An animation that is planned in full before anything moves. Times are in ms from its beginning. */
export interface ShowPlan<Beat extends { readonly at: number }> {
  /** Sounds of the animation (beats), in order of time. */
  readonly beats: readonly Beat[];
  /** Times to which a press skips, ascending; after the last of them, a press skips to the end. */
  readonly stops: readonly number[];
  readonly end: number;
}

/** Functions that draw a planned animation and play its sounds. */
export interface ShowParts<Beat> {
  /** Draws any instant of the animation, whatever was drawn before. */
  draw(ms: number): void;
  /** Plays a sound that is due; `when` is the time on the clock of the scene at which it starts, ms. */
  hear(beat: Beat, when: number): void;
}

/**
 * Returns the phase at an instant: the first phase if the instant is before the beginning, the last one if it is after
 * the end.
 */
export const phaseAt = <Phase extends { readonly at: number }>(
  phases: readonly Phase[],
  ms: number,
): Phase | undefined => phases.findLast(({ at }) => at <= ms) ?? phases[0];

/** Plays a planned animation from any instant on; a press skips to the next time in the plan's `stops`. */
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

  /**
   * Plays the planned animation from an instant on, then holds the last picture for `more` ms. Sounds planned before
   * `from` are not played.
   */
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

  /** Plays the planned animation from the next time in `stops` on; returns undefined if a press skips to the end. */
  ahead(): Timeline | undefined {
    const { stops } = this.#plan;
    const stop = stops.find((at) => at > this.#ms + 1);
    return stop === undefined || stop === stops.at(-1) ? undefined : this.playFrom(stop);
  }

  /** Time from the beginning of the animation, ms; a tween advances it. */
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
