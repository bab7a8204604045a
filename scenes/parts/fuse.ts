import { Container, Sprite } from '../engine/pixi.ts';
import type { PictureSpec } from '../engine/definition.ts';
import type { TextureProvider } from './glyph-text.ts';

/** Pictures that a fuse needs; a scene definition that uses a fuse declares them. */
export const fuseArt: Readonly<Record<string, PictureSpec>> = {
  fuse: { width: 400, height: 18 },
  ember: { width: 16, height: 16, alpha: false },
};

/** Width of the groove around the burning part, in design pixels. */
const RIM = 7;
const HEIGHT = 10;
const TINT = 0xffb02e;

/**
 * A fuse, 400 design pixels long, that burns down while bets are open. Tween `left` from 1 to 0; at 0 the fuse is
 * invisible.
 */
export class Fuse {
  readonly view: Container;
  readonly #ember: Sprite;
  readonly #spark: Sprite;
  readonly #length: number;
  #left = 0;

  /** `x` and `y` are the fuse's left end, in design pixels. */
  constructor(provider: TextureProvider, { x, y }: { readonly x: number; readonly y: number }) {
    const { width, height } = fuseArt['fuse'] ?? { width: 400, height: 18 };
    this.#ember = new Sprite({
      texture: provider.texture('ember'),
      x: RIM,
      y: (height - HEIGHT) / 2,
      tint: TINT,
    });
    this.#spark = new Sprite({ texture: provider.texture('spark'), anchor: 0.5, y: height / 2 });
    this.view = new Container({ position: { x, y }, visible: false });
    this.view.addChild(new Sprite({ texture: provider.texture('fuse') }), this.#ember, this.#spark);
    this.#length = width - 2 * RIM;
  }

  /** Share of the fuse that is left, from 1 to 0. */
  get left(): number {
    return this.#left;
  }

  set left(left: number) {
    this.#left = left;
    this.view.visible = left > 0;
    const length = Math.max(1, this.#length * left);
    this.#ember.setSize(length, HEIGHT);
    this.#spark.x = RIM + length;
    this.#spark.setSize(44 + 10 * Math.sin(left * 90));
  }
}
