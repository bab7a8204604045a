import type { Container } from '../engine/pixi.ts';

/** Number of swings: every edge of the picture flashes as often, and more than three flashes a second are too many. */
const SWINGS = { x: 2, y: 1 } as const;

/**
 * A decaying camera shake: offset = A·(1 − q)²·(sin 2π·2q, .6·sin 2πq) dpx (docs/scenes.md, Particles). It has few
 * swings because eleven flashed over more of the screen than WCAG 2.3.1 allows. Tween `progress` 0 to 1, ease none.
 */
export class Shake {
  readonly #target: Container;
  #amplitude = 0;
  #progress = 1;

  /** The target must rest at 0,0. */
  constructor(target: Container) {
    this.#target = target;
  }

  /** Sets the amplitude, dpx. */
  aim(amplitude: number): void {
    this.#amplitude = amplitude;
  }

  /** 0 at the impact, 1 at rest. */
  get progress(): number {
    return this.#progress;
  }

  set progress(q: number) {
    this.#progress = q;
    const force = q >= 1 ? 0 : this.#amplitude * (1 - q) ** 2;
    this.#target.position.set(
      force * Math.sin(2 * Math.PI * SWINGS.x * q),
      force * 0.6 * Math.sin(2 * Math.PI * SWINGS.y * q),
    );
  }
}
