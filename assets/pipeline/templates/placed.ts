/** Finds the places of a scene's pictures: runs the scene with blank pictures and reads its sprites. */
import { createBlankArt } from '../../../scenes/engine/art.ts';
import type { PictureSpec } from '../../../scenes/engine/definition.ts';
import type { AnyStudioScene } from '../../../scenes/engine/studio-scene.ts';
import {
  type Container,
  type Matrix,
  NineSliceSprite,
  Sprite,
  type Texture,
} from '../../../scenes/engine/pixi.ts';
import { type Art, createExamplePlayer } from '../../../scenes/engine/scene-player.ts';

/** A picture at the place where a scene shows it. */
export interface Placed {
  readonly name: string;
  readonly piece: PictureSpec;
  /** Transform from the picture's design pixels, whose top left is at (`left`, `top`), to those of the scene. */
  readonly matrix: Matrix;
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  readonly alpha: number;
  /** Colour that the picture is multiplied by, 0xRRGGBB; white changes nothing. */
  readonly tint: number;
  /** For a nine-slice picture: width of the edges that are not stretched. */
  readonly slice?: number;
}

/** Formats hundredths as an amount of money with the given decimals. */
const money = (hundredths: number, decimals: string): string => {
  const digits = String(hundredths).padStart(3, '0');
  return `₱${digits.slice(0, -2).replaceAll(/\B(?=(\d{3})+$)/g, ',')}${decimals && `.${digits.slice(-2)}`}`;
};
const format = {
  exact: (hundredths: number) => money(hundredths, '.00'),
  prize: (hundredths: number) => money(hundredths, ''),
};

/** The blank pictures of each scene, created once. */
const blanks = new WeakMap<AnyStudioScene, Art>();

/** Returns the pictures that an example shows at an instant (ms), in drawing order. */
export function placedIn(definition: AnyStudioScene, example: string, at: number): Placed[] {
  const chosen = definition.examples[example];
  if (!chosen) throw new Error(`${definition.name} has no example "${example}"`);
  const blank = blanks.get(definition) ?? createBlankArt();
  blanks.set(definition, blank);
  const known = new Map<Texture, { readonly name: string; readonly piece: PictureSpec }>();
  const art = {
    texture(name: string, piece: PictureSpec): Texture {
      const texture = blank.texture(name, piece);
      known.set(texture, { name, piece });
      return texture;
    },
  };
  const player = createExamplePlayer(definition, chosen, { art, format });
  player.advance(at);
  const placed: Placed[] = [];
  const visit = (view: Container, alpha: number): void => {
    const shown = alpha * view.alpha;
    if (!view.visible || shown < 0.01) return;
    if (view instanceof Sprite || view instanceof NineSliceSprite) {
      const about = known.get(view.texture);
      if (about) {
        const { width, height } = about.piece;
        const isSliced = view instanceof NineSliceSprite;
        const [w, h] = isSliced ? [view.width, view.height] : [width, height];
        placed.push({
          ...about,
          matrix: view.getGlobalTransform(undefined, false).clone(),
          left: isSliced ? 0 : -view.anchor.x * w,
          top: isSliced ? 0 : -view.anchor.y * h,
          width: w,
          height: h,
          alpha: shown,
          tint: view.tint,
          ...(isSliced ? { slice: view.leftWidth } : {}),
        });
      }
    }
    for (const child of view.children) visit(child, shown);
  };
  visit(player.view, 1);
  player.dispose();
  return placed;
}
