import type { SceneContext } from '../../engine/definition.ts';
import { Container, Rectangle, Sprite, Texture } from '../../engine/pixi.ts';
import type { Rect, StaticPicture, ReelConfig } from './reel-config.ts';
import type { ReelTypes } from './types.ts';

/** Size of a backdrop as a multiple of the design, because other aspect ratios show more than the design. */
const COVER = 1.35;

/** Creates the sprite of a static picture. */
export function createPicture(
  context: SceneContext<ReelTypes>,
  { name, x, y, width, height }: StaticPicture,
): Sprite {
  const sprite = new Sprite({ texture: context.texture(name), anchor: 0.5 });
  sprite.position.set(x, y);
  if (width !== undefined && height !== undefined) sprite.setSize(width, height);
  return sprite;
}

/** Returns the rectangle of a backdrop that covers the whole view in its own aspect ratio, centred. */
function coverOf({ orig }: Texture, { width, height }: ReelConfig['size']): Rect {
  const scale = COVER * Math.max(width / orig.width, height / orig.height);
  const box = { width: orig.width * scale, height: orig.height * scale };
  return { x: (width - box.width) / 2, y: (height - box.height) / 2, ...box };
}

/** Creates a backdrop that covers the whole view. */
export function createBackdrop(context: SceneContext<ReelTypes>, { size }: ReelConfig, name: string): Sprite {
  const { width, height } = coverOf(context.texture(name), size);
  return createPicture(context, { name, x: size.width / 2, y: size.height / 2, width, height });
}

/**
 * Returns the part of a backdrop's texture that lies over `box` (design pixels) when the backdrop covers the whole
 * view.
 */
function cutTexture(texture: Texture, size: ReelConfig['size'], { x, y, width, height }: Rect): Texture {
  const { frame, source } = texture;
  const whole = coverOf(texture, size);
  const across = frame.width / whole.width;
  const down = frame.height / whole.height;
  return new Texture({
    source,
    frame: new Rectangle(
      frame.x + (x - whole.x) * across,
      frame.y + (y - whole.y) * down,
      width * across,
      height * down,
    ),
    label: texture.label ?? '',
  });
}

/**
 * Creates two strips of the backdrop, one cell high, above and below the window. They hide the symbols outside it; a
 * mask would cost draw calls.
 */
export function createSills(
  context: SceneContext<ReelTypes>,
  { window, slot, size }: ReelConfig,
  name: string,
): Container {
  const cell = window.height / slot.rows;
  const view = new Container();
  for (const y of [window.y - cell, window.y + window.height]) {
    const box = { x: window.x, y, width: window.width, height: cell };
    const texture = cutTexture(context.texture(name), size, box);
    context.onDispose(() => texture.destroy(false));
    const sprite = new Sprite({ texture });
    sprite.position.set(box.x, box.y);
    sprite.setSize(box.width, box.height);
    view.addChild(sprite);
  }
  return view;
}
