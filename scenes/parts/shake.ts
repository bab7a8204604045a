import type { Container } from '../engine/pixi.ts';

/**
 * Number of swings in each direction. Every edge of the picture flashes once per swing, and more than three flashes a
 * second are too many.
 */
const SWINGS = { x: 2, y: 1 } as const;

/**
 * A camera shake that fades out: offset = A·(1 − q)²·(sin 2π·2q, .6·sin 2πq) design pixels (docs/scenes.md, Particles).
 * It has few swings, because with eleven swings more of the screen flashed than WCAG 2.3.1 allows. Tween `progress`
 * from 0 to 1 without easing.
 */
export class Shake {
  readonly #target: Container;
  #amplitude = 0;
  #progress = 1;

  /** `target` is the container to shake; its rest position must be 0,0. */
  constructor(target: Container) {
    this.#target = target;
  }

  /** Sets the amplitude, in design pixels. */
  aim(amplitude: number): void {
    this.#amplitude = amplitude;
  }

  /** Progress of the shake: 0 at the impact, 1 at rest. */
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
