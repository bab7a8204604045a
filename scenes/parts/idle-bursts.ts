import type { SceneSettings } from '../engine/definition.ts';
import type { Motion, Timeline } from '../engine/motion.ts';
import { between } from './between.ts';

interface IdleStage {
  readonly motion: Motion;
  readonly settings: SceneSettings;
}

/** How often a scene at rest comes to life, and after how long without input no more; ms. */
interface IdlePace {
  readonly every: number;
  readonly tiresAfter: number;
}

/** What lives in a burst. */
interface IdleLife {
  /** Lays a burst's motion on its timeline. */
  readonly begin: (timeline: Timeline) => void;
  /** Brings everything back to how it rests; called after each burst and where one is cut short. */
  readonly end: () => void;
}

/** A scene at rest: now and then a short burst of life, otherwise no frame at all. None with reduced motion. */
export class IdleBursts {
  readonly #motion: Motion;
  readonly #isStill: boolean;
  readonly #pace: IdlePace;
  readonly #life: IdleLife;
  #isResting = false;
  #lastInput = 0;
  #lastBurst = -Infinity;
  #callOff: (() => void) | undefined;
  #burst: Timeline | undefined;

  constructor({ motion, settings }: IdleStage, pace: IdlePace, life: IdleLife) {
    this.#motion = motion;
    this.#isStill = settings.reducedMotion;
    this.#pace = pace;
    this.#life = life;
  }

  /** The scene rests from now on. */
  rest(): void {
    if (this.#isStill || this.#isResting) return;
    this.#isResting = true;
    this.#wait();
  }

  /** Something happens: no idle motion in the way. */
  stop(): void {
    this.#isResting = false;
    this.touch();
    this.#callOff?.();
    this.#callOff = undefined;
    if (this.#burst) this.#motion.stop(this.#burst);
    this.#life.end();
  }

  /** The player did something: life goes on for another while. */
  touch(): void {
    this.#lastInput = this.#motion.now;
    if (this.#isResting && !this.#callOff) this.#wait();
  }

  /** Something of the scene moves now: a burst joins it, unless one began less than `apart` ms ago. */
  join(apart: number): void {
    if (!this.#isResting || this.#motion.now - this.#lastBurst <= apart) return;
    this.#callOff?.();
    this.#begin();
  }

  #wait(): void {
    this.#callOff = this.#motion.at(this.#pace.every, () => this.#begin());
  }

  #begin(): void {
    const motion = this.#motion;
    this.#callOff = undefined;
    if (motion.now - this.#lastInput > this.#pace.tiresAfter) return;
    this.#lastBurst = motion.now;
    const timeline = motion.timeline();
    this.#life.begin(timeline);
    this.#burst = timeline;
    void motion.play(timeline, this.#life.end);
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
  between(timeline, scale, small, large, half);
  between(timeline, scale, large, small, { at: length / 2, ...half });
}
