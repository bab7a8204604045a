import type { SceneSettings } from '../engine/definition.ts';
import type { Motion, Timeline } from '../engine/motion.ts';
import { fromTo } from './from-to.ts';

interface IdleContext {
  readonly motion: Motion;
  readonly settings: SceneSettings;
}

/** How often a scene at rest comes to life, and after how long without input no more; ms. */
interface IdleTiming {
  readonly every: number;
  readonly stopsAfter: number;
}

/** What lives in a burst. */
interface IdleAnimation {
  /** Adds a burst's motion to its timeline. */
  readonly begin: (timeline: Timeline) => void;
  /** Resets everything to how it rests; called after each burst and where one is cut short. */
  readonly end: () => void;
}

/** A scene at rest: now and then a short burst of life, otherwise no frame at all. None with reduced motion. */
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

  /** The scene rests from now on. */
  rest(): void {
    if (this.#isReduced || this.#isResting) return;
    this.#isResting = true;
    this.#wait();
  }

  /** Something happens: no idle motion in the way. */
  stop(): void {
    this.#isResting = false;
    this.touch();
    this.#cancel?.();
    this.#cancel = undefined;
    if (this.#burst) this.#motion.stop(this.#burst);
    this.#animation.end();
  }

  /** The player did something: life goes on for another while. */
  touch(): void {
    this.#lastInput = this.#motion.now;
    if (this.#isResting && !this.#cancel) this.#wait();
  }

  /** Something of the scene moves now: a burst joins it, unless one began less than `apart` ms ago. */
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

/** A breath: grows to `breatheScale` and back within `breathe` ms. */
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
