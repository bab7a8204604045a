import type { TextureProvider } from '../../../parts/glyph-text.ts';
import { GlyphText } from '../../../parts/glyph-text.ts';
import { Container, Sprite } from '../../../engine/pixi.ts';
import type { ClimbLook } from './climb-look.ts';
import { TAG, TINTS } from './tuning.ts';
import { timesOf } from '../round/times-of.ts';

interface Tag {
  readonly ahead: Sprite;
  readonly reached: Sprite;
  readonly text: GlyphText;
}

/** Tags along the climb, one for each step, with the step's multiplier. */
export class StepTags {
  readonly view = new Container();
  readonly #tags: readonly Tag[];
  readonly #next: Sprite;
  readonly #look: ClimbLook;

  constructor(context: TextureProvider, look: ClimbLook) {
    this.#look = look;
    this.#next = new Sprite({ texture: context.texture('next'), anchor: 0.5 });
    this.#tags = look.pays.map((pays, index) => {
      const { x, y } = look.tagAt(index + 1);
      const ahead = new Sprite({ texture: context.texture('tag'), anchor: 0.5, x, y });
      const reached = new Sprite({ texture: context.texture('tag-lit'), anchor: 0.5, x, y });
      const text = new GlyphText(context, {
        set: 'label',
        capHeight: TAG.cap,
        maxWidth: TAG.width,
        capacity: 6,
      });
      text.view.position.set(x, y);
      text.write(`${timesOf(pays)}x`);
      return { ahead, reached, text };
    });
    this.view.addChild(
      ...this.#tags.flatMap(({ ahead, reached }) => [ahead, reached]),
      this.#next,
      ...this.#tags.map(({ text }) => text.view),
    );
  }

  /** Shows the first `won` steps as reached, and marks the next step if `hasNext` is true. */
  show(won: number, hasNext: boolean): void {
    for (const [index, { ahead, reached, text }] of this.#tags.entries()) {
      const isReached = index < won;
      ahead.visible = !isReached;
      reached.visible = isReached;
      text.tint = isReached ? TINTS.reached : TINTS.ahead;
    }
    this.#next.visible = hasNext && won < this.#tags.length;
    if (!this.#next.visible) return;
    const { x, y } = this.#look.tagAt(won + 1);
    this.#next.position.set(x, y);
  }
}
