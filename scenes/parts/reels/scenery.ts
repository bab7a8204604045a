import type { SceneContext } from '../../engine/definition.ts';
import { Container, Rectangle, Sprite, Texture } from '../../engine/pixi.ts';
import type { Rect, StaticPicture, ReelConfig } from './reel-config.ts';
import { SIZE } from './tuning.ts';
import type { ReelTypes } from './types.ts';

/** Backdrops cover more than the design: canvases of other proportions show what lies beside it. */
const COVER = 1.35;

/** Places a still picture. */
export function createPicture(
  context: SceneContext<ReelTypes>,
  { name, x, y, width, height }: StaticPicture,
): Sprite {
  const sprite = new Sprite({ texture: context.texture(name), anchor: 0.5 });
  sprite.position.set(x, y);
  if (width !== undefined && height !== undefined) sprite.setSize(width, height);
  return sprite;
}

/** A backdrop over the whole view. */
export function createBackdrop(context: SceneContext<ReelTypes>, name: string): Sprite {
  const { width, height } = SIZE;
  return createPicture(context, {
    name,
    x: width / 2,
    y: height / 2,
    width: width * COVER,
    height: height * COVER,
  });
}

/** The part of a picture that covers `box` (dpx) when the picture covers the whole view, as a picture of its own. */
function cutTexture(texture: Texture, { x, y, width, height }: Rect): Texture {
  const { frame, source } = texture;
  const left = (SIZE.width * (1 - COVER)) / 2;
  const top = (SIZE.height * (1 - COVER)) / 2;
  const across = frame.width / (SIZE.width * COVER);
  const down = frame.height / (SIZE.height * COVER);
  return new Texture({
    source,
    frame: new Rectangle(
      frame.x + (x - left) * across,
      frame.y + (y - top) * down,
      width * across,
      height * down,
    ),
    label: texture.label ?? '',
  });
}

/**
 * Two strips of a backdrop in its own place, a cell high, above and below the window: they hide the symbols that run
 * over it, where a mask would cost draw calls.
 */
export function createSills(
  context: SceneContext<ReelTypes>,
  { window, slot }: ReelConfig,
  name: string,
): Container {
  const cell = window.height / slot.rows;
  const view = new Container();
  for (const y of [window.y - cell, window.y + window.height]) {
    const box = { x: window.x, y, width: window.width, height: cell };
    const texture = cutTexture(context.texture(name), box);
    context.onDispose(() => texture.destroy(false));
    const sprite = new Sprite({ texture });
    sprite.position.set(box.x, box.y);
    sprite.setSize(box.width, box.height);
    view.addChild(sprite);
  }
  return view;
}
