import { Sprite } from '../engine/pixi.ts';
import type { TextureProvider } from './glyph-text.ts';

/** Picture that a dimming layer (veil) needs; a scene definition that uses one declares it. */
export const veilArt = { veil: { width: 8, height: 8, atlas: 'parts', alpha: false } } as const;

/** Durations (ms) and easings with which a dimming layer fades in and out. */
export const VEIL = {
  in: { duration: 240, ease: 'power2.out' },
  out: { duration: 200, ease: 'power1.in' },
} as const;

/** Creates a dark violet layer over the whole view and beyond, invisible until its alpha is tweened. */
export function createVeil(
  provider: TextureProvider,
  size: { readonly width: number; readonly height: number },
): Sprite {
  const veil = new Sprite({ texture: provider.texture('veil'), anchor: 0.5, alpha: 0 });
  veil.position.set(size.width / 2, size.height / 2);
  // Screens with other proportions show more than the design; three times its size covers all of them.
  veil.setSize(size.width * 3, size.height * 3);
  return veil;
}
