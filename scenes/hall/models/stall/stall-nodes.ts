import type { SceneContext, SceneTypes } from '../../../engine/definition.ts';
import { Container, Sprite } from '../../../engine/pixi.ts';
import { GlyphText } from '../../../parts/glyph-text.ts';
import { LAYOUT, SIZE, TINTS } from './tuning.ts';

/** Creates a sprite of a picture with its centre at a point, in design pixels. */
export const spriteOf = (
  { texture }: Pick<SceneContext<SceneTypes>, 'texture'>,
  name: string,
  { x, y }: { readonly x: number; readonly y: number } = { x: 0, y: 0 },
): Sprite => new Sprite({ texture: texture(name), anchor: 0.5, x, y });

/**
 * Everything of a stall except its moving part (toy): the fair at night behind the stall, the awning, posts, counter
 * and name sign.
 */
export class StallNodes {
  /** Container of everything except the sky; the celebration of a win zooms and shakes this container. */
  readonly play = new Container();
  /** Glow of a win, around the piece that shows the result. */
  readonly glow: Sprite;
  readonly #plate: GlyphText;

  constructor(context: SceneContext<SceneTypes>, toy: Container) {
    const sky = spriteOf(context, 'backdrop', { x: SIZE.width / 2, y: SIZE.height / 2 });
    // The sky is larger than the design, since a canvas of another aspect ratio shows more than the design.
    sky.setSize(SIZE.width * 1.35, SIZE.height * 1.35);
    const post = (x: number, flip: number): Sprite => {
      const sprite = spriteOf(context, 'post', { x, y: LAYOUT.post.y });
      sprite.scale.x *= flip;
      return sprite;
    };
    this.glow = spriteOf(context, 'glow');
    this.glow.setSize(LAYOUT.glow);
    this.glow.tint = TINTS.glow;
    this.glow.alpha = 0;
    this.#plate = new GlyphText(context, {
      set: 'label',
      capHeight: LAYOUT.plate.text.cap,
      maxWidth: LAYOUT.plate.text.width,
      tint: TINTS.line,
      capacity: 32,
    });
    this.#plate.view.position.set(LAYOUT.plate.x, LAYOUT.plate.y);
    this.play.addChild(
      spriteOf(context, 'fair', LAYOUT.fair),
      post(LAYOUT.post.left, 1),
      post(LAYOUT.post.right, -1),
      spriteOf(context, 'counter', LAYOUT.counter),
      toy,
      this.glow,
      spriteOf(context, 'awning', LAYOUT.awning),
      spriteOf(context, 'plate', LAYOUT.plate),
      this.#plate.view,
    );
    context.view.addChild(sky, this.play);
  }

  /** Writes a text on the sign. */
  showLabel(text: string, tint: number): void {
    if (this.#plate.text !== text) this.#plate.write(text);
    this.#plate.tint = tint;
  }

  /** Alpha of the sign's text. */
  set saidAlpha(alpha: number) {
    this.#plate.view.alpha = alpha;
  }
}
