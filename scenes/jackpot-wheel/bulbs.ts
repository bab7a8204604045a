import type { Sprite } from '../engine/pixi.ts';
import { BULBS } from './tuning.ts';

/** The lit bulbs round the rim. What they show already is not written again: most frames cost nothing. */
export class Bulbs {
  readonly #sprites: readonly Sprite[];
  #alpha: number | undefined;
  #step: number | undefined;

  constructor(sprites: readonly Sprite[]) {
    this.#sprites = sprites;
  }

  /** All at the same light, 0..1. */
  light(alpha: number): void {
    if (this.#alpha === alpha) return;
    this.#alpha = alpha;
    this.#step = undefined;
    for (const bulb of this.#sprites) bulb.alpha = alpha;
  }

  /** Every few bulbs one is lit; each step moves the light one bulb on. */
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
