import type { SceneContext } from '../../engine/definition.ts';
import { Rectangle, Texture } from '../../engine/pixi.ts';
import type { ReelTypes } from './types.ts';

/**
 * Returns a picture's texture scaled to another size (design pixels), or the texture itself if it has that size. The
 * scaled texture is destroyed with the scene.
 */
export function sizedTexture(
  context: SceneContext<ReelTypes>,
  texture: Texture,
  { width, height }: { readonly width: number; readonly height: number },
): Texture {
  const { source, frame, orig, trim, rotate, label } = texture;
  if (orig.width === width && orig.height === height) return texture;
  const x = width / orig.width;
  const y = height / orig.height;
  const sized = new Texture({
    source,
    frame,
    rotate,
    ...(label === undefined ? {} : { label }),
    orig: new Rectangle(0, 0, width, height),
    ...(trim ? { trim: new Rectangle(trim.x * x, trim.y * y, trim.width * x, trim.height * y) } : {}),
  });
  context.onDispose(() => sized.destroy(false));
  return sized;
}
