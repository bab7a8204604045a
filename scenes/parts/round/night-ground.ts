import type { PictureSpec } from '../../engine/definition.ts';
import { Container, Sprite } from '../../engine/pixi.ts';
import type { TextureProvider } from '../glyph-text.ts';
import { HALL_SIZE } from './hall-size.ts';

/** The night fair that games of the hall stand in; a definition that uses it declares it. */
export const nightArt: Readonly<Record<string, PictureSpec>> = {
  /** Drawn small and stretched: it is all soft. */
  backdrop: { width: 180, height: 180, alpha: false },
  /** Stands on the lower edge. */
  fair: { width: 720, height: 320 },
  garland: { width: 720, height: 84 },
};

/** A sprite of a picture about its middle. */
export function spriteAt(provider: TextureProvider, name: string, x = 0, y = 0): Sprite {
  return new Sprite({ texture: provider.texture(name), anchor: 0.5, x, y });
}

/** Lays the sky behind everything and returns the play in front of it, in which the fair and its garland stand already. */
export function layNight(context: TextureProvider & { readonly view: Container }): Container {
  const { width, height } = HALL_SIZE;
  const sky = spriteAt(context, 'backdrop', width / 2, height / 2);
  // Canvases of other proportions show more than the design.
  sky.setSize(width * 1.35, height * 1.35);
  const play = new Container();
  play.addChild(spriteAt(context, 'fair', width / 2, 560), spriteAt(context, 'garland', width / 2, 42));
  context.view.addChild(sky, play);
  return play;
}
