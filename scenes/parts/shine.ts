import { Sprite } from '../engine/pixi.ts';
import type { TextureProvider } from './glyph-text.ts';

/** Picture that a shine needs; a scene definition that uses a shine declares it. */
export const shineArt = { shine: { width: 160, height: 300, atlas: 'parts-light' } } as const;

/** Duration of a shine, ms; use the easing power1.inOut. */
export const SHINE_MS = 600;

/** Minimum width of the stripe as a share of the area's width: on a wide area a thinner stripe would not be visible. */
const BREADTH = 0.3;

/**
 * A shine: a slanted stripe of light that crosses an area from left to right. It needs no mask, because it is as high
 * as the area and fades in and out inside it. Tween `progress` from 0 to 1.
 */
export class Shine {
  readonly sprite: Sprite;
  #x = 0;
  #width = 0;
  #progress = 1;

  constructor(provider: TextureProvider) {
    this.sprite = new Sprite({ texture: provider.texture('shine'), anchor: 0.5, visible: false });
  }

  /** Sets the area to cross: its centre and size, in design pixels. */
  aim(x: number, y: number, width: number, height: number): void {
    this.#x = x;
    this.#width = width;
    this.sprite.y = y;
    const scale = height / shineArt.shine.height;
    this.sprite.scale.set(Math.max(scale, (width * BREADTH) / shineArt.shine.width), scale);
  }

  /** Progress of the stripe: 0 at the left end, 1 at the right end; it is invisible at both. */
  get progress(): number {
    return this.#progress;
  }

  set progress(q: number) {
    this.#progress = q;
    this.sprite.visible = q > 0 && q < 1;
    const reach = this.#width - this.sprite.width;
    this.sprite.x = this.#x + (q - 0.5) * reach;
    this.sprite.alpha = Math.sin(Math.PI * Math.min(1, Math.max(0, q)));
  }
}
