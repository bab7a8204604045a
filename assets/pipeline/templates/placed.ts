/** Finds where a scene puts its pictures by running the scene with blank pictures and inspecting the result. */
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

/** One picture as a scene displays it. */
export interface Placed {
  readonly name: string;
  readonly piece: PictureSpec;
  /** Transform from the picture's own design pixels (its top left is `left`, `top`) to the scene's. */
  readonly matrix: Matrix;
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  readonly alpha: number;
  /** 0xRRGGBB; white leaves the picture unchanged. */
  readonly tint: number;
  /** Width of the unstretched edges of a nine-slice picture. */
  readonly slice?: number;
}

/** Formats digits as money on screen. */
const money = (hundredths: number, decimals: string): string => {
  const digits = String(hundredths).padStart(3, '0');
  return `₱${digits.slice(0, -2).replaceAll(/\B(?=(\d{3})+$)/g, ',')}${decimals && `.${digits.slice(-2)}`}`;
};
const format = {
  exact: (hundredths: number) => money(hundredths, '.00'),
  prize: (hundredths: number) => money(hundredths, ''),
};

/** Cache of the blank pictures of each scene. */
const blanks = new WeakMap<AnyStudioScene, Art>();

/** Returns the pictures that an example shows at an instant (ms), bottom first. */
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
