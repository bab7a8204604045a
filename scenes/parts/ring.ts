import type { Timeline } from '../engine/motion.ts';
import { Sprite } from '../engine/pixi.ts';
import { fromTo } from './from-to.ts';
import type { TextureProvider } from './glyph-text.ts';

/** Picture that a ring of light needs; a scene definition that uses a ring declares it. */
export const ringArt = { ring: { width: 240, height: 240, atlas: 'parts-light' } } as const;

const LENGTH = 420;
const GROWTH = 2.8;

/** Creates a ring of light, invisible until `addRing` animates it. */
export function createRing(provider: TextureProvider): Sprite {
  return new Sprite({ texture: provider.texture('ring'), anchor: 0.5, alpha: 0 });
}

/**
 * Adds the animation of a ring to a timeline: within 420 ms it grows from `size` (width of the piece that was hit, in
 * design pixels) to 2.8 times that, and fades.
 */
export function addRing(timeline: Timeline, ring: Sprite, size: number, at = 0): void {
  const start = size / ringArt.ring.width;
  const end = start * GROWTH;
  fromTo(
    timeline,
    ring.scale,
    { x: start, y: start },
    { x: end, y: end },
    { at, duration: LENGTH, ease: 'expo.out' },
  );
  fromTo(timeline, ring, { alpha: 1 }, { alpha: 0 }, { at, duration: LENGTH, ease: 'expo.out' });
}
