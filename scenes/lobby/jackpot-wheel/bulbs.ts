import type { Sprite } from '../../engine/pixi.ts';
import { BULBS } from './tuning.ts';

/** The bulbs around the wheel's rim. Setting an unchanged value does nothing, so most frames cost nothing. */
export class Bulbs {
  readonly #sprites: readonly Sprite[];
  #alpha: number | undefined;
  #step: number | undefined;

  constructor(sprites: readonly Sprite[]) {
    this.#sprites = sprites;
  }

  /** Sets all bulbs to the same brightness, 0..1. */
  light(alpha: number): void {
    if (this.#alpha === alpha) return;
    this.#alpha = alpha;
    this.#step = undefined;
    for (const bulb of this.#sprites) bulb.alpha = alpha;
  }

  /** Lights evenly spaced bulbs; each increase of `step` by 1 moves the pattern by one bulb. */
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
