import type { Motion, Timeline } from '../../engine/motion.ts';

/** Maximum duration of one timeline of frames, ms; a longer one is restarted. */
const STRETCH = 600_000;

/**
 * Frames for everything drawn as a function of time: `draw` is called for every frame while the clock is held or a
 * span is running, and once more at the end. At rest there is no timeline and no frame.
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

  /** Requests frames until `release`. */
  hold(): void {
    this.#holders += 1;
    this.#wake();
  }

  /** Ends a `hold`. */
  release(): void {
    this.#holders -= 1;
    this.#rest();
  }

  /** Turns the player's fixed steps, and frames with them, on or off. */
  steps(isOn: boolean): void {
    if (isOn === this.#isStepping) return;
    this.#isStepping = isOn;
    this.#motion.setFixedSteps(isOn);
    if (isOn) this.hold();
    else this.release();
  }

  /** Requests frames for at least `ms`. */
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
