import type { SceneSettings } from '../engine/definition.ts';
import type { Motion, Timeline } from '../engine/motion.ts';
import { fromTo } from './from-to.ts';

interface IdleContext {
  readonly motion: Motion;
  readonly settings: SceneSettings;
}

/** Interval between idle animations, and time without input after which they stop; both in ms. */
interface IdleTiming {
  readonly every: number;
  readonly stopsAfter: number;
}

/** Motion of one idle animation. */
interface IdleAnimation {
  /** Adds the motion to the timeline of the animation. */
  readonly begin: (timeline: Timeline) => void;
  /** Resets everything to rest; called at the end of each animation and after an interruption. */
  readonly end: () => void;
}

/**
 * Idle animation of a scene at rest: a short motion at an interval, with no frames in between. It does not play in
 * reduced motion.
 */
export class IdleBursts {
  readonly #motion: Motion;
  readonly #isReduced: boolean;
  readonly #timing: IdleTiming;
  readonly #animation: IdleAnimation;
  #isResting = false;
  #lastInput = 0;
  #lastBurst = -Infinity;
  #cancel: (() => void) | undefined;
  #burst: Timeline | undefined;

  constructor({ motion, settings }: IdleContext, timing: IdleTiming, animation: IdleAnimation) {
    this.#motion = motion;
    this.#isReduced = settings.reduceMotion;
    this.#timing = timing;
    this.#animation = animation;
  }

  /** Starts the idle animation, because the scene is at rest. */
  rest(): void {
    if (this.#isReduced || this.#isResting) return;
    this.#isResting = true;
    this.#wait();
  }

  /** Stops the idle animation, so that it does not interfere with other motion. */
  stop(): void {
    this.#isResting = false;
    this.touch();
    this.#cancel?.();
    this.#cancel = undefined;
    if (this.#burst) this.#motion.stop(this.#burst);
    this.#animation.end();
  }

  /** Restarts the time without input, because the player has touched the scene. */
  touch(): void {
    this.#lastInput = this.#motion.now;
    if (this.#isResting && !this.#cancel) this.#wait();
  }

  /** Plays the idle animation together with a motion that starts now, unless one began less than `apart` ms ago. */
  join(apart: number): void {
    if (!this.#isResting || this.#motion.now - this.#lastBurst <= apart) return;
    this.#cancel?.();
    this.#begin();
  }

  #wait(): void {
    this.#cancel = this.#motion.at(this.#timing.every, () => this.#begin());
  }

  #begin(): void {
    const motion = this.#motion;
    this.#cancel = undefined;
    if (motion.now - this.#lastInput > this.#timing.stopsAfter) return;
    this.#lastBurst = motion.now;
    const timeline = motion.timeline();
    this.#animation.begin(timeline);
    this.#burst = timeline;
    void motion.play(timeline, this.#animation.end);
    this.#wait();
  }
}

/** Adds a pulse to a timeline: `scale` grows to `breatheScale` and back within `breathe` ms. */
export function breathe(
  timeline: Timeline,
  scale: object,
  { breathe: length, breatheScale }: { readonly breathe: number; readonly breatheScale: number },
): void {
  const small = { x: 1, y: 1 };
  const large = { x: breatheScale, y: breatheScale };
  const half = { duration: length / 2, ease: 'sine.inOut' };
  fromTo(timeline, scale, small, large, half);
  fromTo(timeline, scale, large, small, { at: length / 2, ...half });
}
