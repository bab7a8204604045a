import { Sprite } from '../engine/pixi.ts';
import type { TextureProvider } from './glyph-text.ts';

/** Picture of a shine, from `parts`; a definition that uses one declares it. */
export const shineArt = { shine: { width: 160, height: 300, atlas: 'parts-light' } } as const;

/** Duration of a shine, ms; its ease is power1.inOut. */
export const SHINE_MS = 600;

/** Minimum width of the stripe as a share of the face's width: a thinner one would be invisible on a wide plate. */
const BREADTH = 0.3;

/**
 * A shine: a slanted stripe of light that crosses a piece from left to right. It needs no mask: it is as high as the
 * piece's face and fades in and out inside it. Tween `progress` 0 to 1.
 */
export class Shine {
  readonly sprite: Sprite;
  #x = 0;
  #width = 0;
  #progress = 1;

  constructor(provider: TextureProvider) {
    this.sprite = new Sprite({ texture: provider.texture('shine'), anchor: 0.5, visible: false });
  }

  /** Sets the face to cross: its centre and size, dpx. */
  aim(x: number, y: number, width: number, height: number): void {
    this.#x = x;
    this.#width = width;
    this.sprite.y = y;
    const scale = height / shineArt.shine.height;
    this.sprite.scale.set(Math.max(scale, (width * BREADTH) / shineArt.shine.width), scale);
  }

  /** 0 at the left end, 1 at the right; invisible at both. */
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
