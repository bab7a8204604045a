import type { Sprite } from '../../engine/pixi.ts';
import { BULBS } from './tuning.ts';

/** The lit bulbs around the rim. It skips unchanged values: most frames cost nothing. */
export class Bulbs {
  readonly #sprites: readonly Sprite[];
  #alpha: number | undefined;
  #step: number | undefined;

  constructor(sprites: readonly Sprite[]) {
    this.#sprites = sprites;
  }

  /** Sets all bulbs to the same light, 0..1. */
  light(alpha: number): void {
    if (this.#alpha === alpha) return;
    this.#alpha = alpha;
    this.#step = undefined;
    for (const bulb of this.#sprites) bulb.alpha = alpha;
  }

  /** Lights every few bulbs; each step moves the pattern one bulb on. */
  chase(step: number): void {
    if (this.#step === step) return;
    this.#step = step;
    this.#alpha = undefined;
    const gap = BULBS.count / BULBS.chasing;
    for (let index = 0; index < this.#sprites.length; index++) {
      const bulb = this.#sprites[index];
      if (bulb) bulb.alpha = index % gap === step % gap ? 1 : BULBS.dim;
    }
  }
}
