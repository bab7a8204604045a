import type { PictureSpec } from '../../../engine/definition.ts';
import { Container, Sprite } from '../../../engine/pixi.ts';
import { celebrationArt } from '../../../parts/celebration/art.ts';
import { type CelebrationLayout, SCREEN } from '../../../parts/celebration/layout.ts';
import { glyphArt, type TextureProvider } from '../../../parts/glyph-text.ts';

/**
 * Size of the square design of a hall game, in design pixels. Essential parts lie between y 120 and 600, since a wide
 * and low browser window cuts off the rest.
 */
export const HALL_SIZE = { width: 720, height: 720 } as const;

/** Pictures of a hall game's background, celebration and letters; a game that uses `HallStage` must declare them. */
export const hallArt: Readonly<Record<string, PictureSpec>> = {
  /** The picture has no sharp edges, so it is stored small and stretched when it is drawn. */
  backdrop: { width: 180, height: 180, alpha: false },
  /** Fairground in the background, at the lower edge of the design. */
  fair: { width: 720, height: 320 },
  garland: { width: 720, height: 84 },
  ...celebrationArt,
  ...glyphArt('label'),
};

/** Layout of the celebration of a win in a hall game. */
export const HALL_CELEBRATION: CelebrationLayout = {
  ...SCREEN,
  size: HALL_SIZE,
  centre: { x: 360, y: 320 },
  word: { x: 360, y: 230, cap: 62, width: 560 },
  amount: { x: 360, y: 338, cap: 82, width: 560 },
  smallCap: 42,
  // Small wins stay fully visible even in a low browser window: there, the picture begins at y 120.
  smallTop: 150,
  ground: { x: 360, y: 296, width: 1_000, height: 440 },
  floor: { x: 360, y: 586, width: 600 },
};

const GLOW = { size: 260, tint: 0xffd75a } as const;

/** Background of a hall game: sky, fair and lanterns, with the game's own pictures in front. */
export class HallStage {
  /** Container of everything except the sky; the celebration of a win zooms and shakes this container. */
  readonly play = new Container();
  /** Glow of a win, invisible at first; the game adds it to `play` and positions it. */
  readonly glow: Sprite;
  readonly #provider: TextureProvider;

  constructor(context: TextureProvider & { readonly view: Container }) {
    this.#provider = context;
    const sky = this.sprite('backdrop', HALL_SIZE.width / 2, HALL_SIZE.height / 2);
    // The sky is larger than the design, since a canvas of another aspect ratio shows more than the design.
    sky.setSize(HALL_SIZE.width * 1.35, HALL_SIZE.height * 1.35);
    this.glow = this.sprite('glow', 0, 0);
    this.glow.setSize(GLOW.size, GLOW.size);
    this.glow.tint = GLOW.tint;
    this.glow.alpha = 0;
    this.play.addChild(this.sprite('fair', 360, 560), this.sprite('garland', 360, 42));
    context.view.addChild(sky, this.play);
  }

  /** Creates a sprite with its centre at x and y, in design pixels. */
  sprite(name: string, x: number, y: number): Sprite {
    return new Sprite({ texture: this.#provider.texture(name), anchor: 0.5, x, y });
  }
}
