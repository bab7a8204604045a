import type { Motion, Timeline } from '../../engine/motion.ts';

/** Maximum duration of one timeline that requests frames, in ms; longer animations restart it. */
const STRETCH = 600_000;

/**
 * Requests frames for everything drawn as a function of time. While the clock is held or a time span runs, `draw` is
 * called for every frame, and once more at the end. At rest there is no timeline and no frame.
 */
export class FrameClock {
  readonly #motion: Motion;
  readonly #draw: (now: number) => void;
  #timeline: Timeline | undefined;
  #holders = 0;
  #isStepping = false;
  #until = 0;

  constructor(motion: Motion, draw: (now: number) => void) {
    this.#motion = motion;
    this.#draw = draw;
  }

  /** Requests frames until `release` is called. */
  hold(): void {
    this.#holders += 1;
    this.#wake();
  }

  /** Cancels the request of one call of `hold`. */
  release(): void {
    this.#holders -= 1;
    this.#rest();
  }

  /** Turns the scene player's fixed steps on or off, together with their frames. */
  steps(isOn: boolean): void {
    if (isOn === this.#isStepping) return;
    this.#isStepping = isOn;
    this.#motion.setFixedSteps(isOn);
    if (isOn) this.hold();
    else this.release();
  }

  /** Requests frames for at least `ms` from now. */
  span(ms: number): void {
    const end = this.#motion.now + ms;
    this.#wake();
    if (end <= this.#until) return;
    this.#until = end;
    this.#motion.at(ms, () => this.#rest());
  }

  #wake(): void {
    if (this.#timeline) return;
    const timeline = this.#motion.timeline({ onUpdate: () => this.#draw(this.#motion.now) });
    timeline.set({}, {}, STRETCH);
    this.#timeline = timeline;
    void this.#motion.play(timeline, () => {
      this.#timeline = undefined;
      this.#wake();
    });
  }

  #rest(): void {
    if (!this.#timeline || this.#holders > 0 || this.#motion.now < this.#until) return;
    this.#draw(this.#motion.now);
    this.#motion.stop(this.#timeline);
    this.#timeline = undefined;
  }
}
