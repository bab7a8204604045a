import type { PictureSpec } from '../../../engine/definition.ts';
import { Container, Sprite } from '../../../engine/pixi.ts';
import type { TextureProvider } from '../../../parts/glyph-text.ts';
import { HALL_SIZE } from './hall-size.ts';

/** Pictures of the night fair behind the hall games; a game that uses them must declare them. */
export const nightArt: Readonly<Record<string, PictureSpec>> = {
  /** The picture has no sharp edges, so it is stored small and stretched when it is drawn. */
  backdrop: { width: 180, height: 180, alpha: false },
  /** Fairground in the background, at the lower edge of the design. */
  fair: { width: 720, height: 320 },
  garland: { width: 720, height: 84 },
};

/** Creates a sprite of a picture with its centre at x and y, in design pixels. */
export function spriteAt(provider: TextureProvider, name: string, x = 0, y = 0): Sprite {
  return new Sprite({ texture: provider.texture(name), anchor: 0.5, x, y });
}

/**
 * Adds to the view the sky and, in front of it, a container that already holds the fair and its garland. Returns this
 * container.
 */
export function layNight(context: TextureProvider & { readonly view: Container }): Container {
  const { width, height } = HALL_SIZE;
  const sky = spriteAt(context, 'backdrop', width / 2, height / 2);
  // The sky is larger than the design, since a canvas of another aspect ratio shows more than the design.
  sky.setSize(width * 1.35, height * 1.35);
  const play = new Container();
  play.addChild(spriteAt(context, 'fair', width / 2, 560), spriteAt(context, 'garland', width / 2, 42));
  context.view.addChild(sky, play);
  return play;
}
