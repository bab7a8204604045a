import type { Container } from '../engine/pixi.ts';

/**
 * A camera shake that dies away (design/motion section 0): offset = A·(1 − q)²·(sin 2π·11q, .6·sin 2π·9q) dpx.
 * Tween `progress` 0 to 1, ease none.
 */
export class Shake {
  readonly #target: Container;
  #amplitude = 0;
  #progress = 1;

  /** The target must rest at 0,0. */
  constructor(target: Container) {
    this.#target = target;
  }

  /** Sets how far it goes, dpx. */
  aim(amplitude: number): void {
    this.#amplitude = amplitude;
  }

  /** 0 at the blow, 1 at rest. */
  get progress(): number {
    return this.#progress;
  }

  set progress(q: number) {
    this.#progress = q;
    const force = q >= 1 ? 0 : this.#amplitude * (1 - q) ** 2;
    this.#target.position.set(
      force * Math.sin(2 * Math.PI * 11 * q),
      force * 0.6 * Math.sin(2 * Math.PI * 9 * q),
    );
  }
}
