import type { SceneContext } from '../../engine/definition.ts';
import { Container, Sprite } from '../../engine/pixi.ts';
import { GlyphText } from '../glyph-text.ts';
import type { ReelConfig } from './reel-config.ts';
import type { ReelTypes } from './types.ts';

/** Bar under the reels, which shows a line of text or the win. Its amount is on a layer above everything else. */
export class WinBar {
  readonly plate: Sprite;
  readonly figures = new Container();
  readonly #context: SceneContext<ReelTypes>;
  readonly #text: GlyphText;
  readonly #label: GlyphText;
  readonly #amount: GlyphText;

  constructor(context: SceneContext<ReelTypes>, { winBar: { x, y, width } }: ReelConfig) {
    this.#context = context;
    this.plate = new Sprite({ texture: context.texture('win-bar'), anchor: 0.5 });
    this.plate.position.set(x, y);
    this.figures.position.set(x, y);
    this.#text = new GlyphText(context, { set: 'label', capHeight: 21, maxWidth: width - 80, capacity: 40 });
    this.#text.tint = 0xd9c8ff;
    this.#label = new GlyphText(context, {
      set: 'label',
      capHeight: 14,
      maxWidth: width - 120,
      capacity: 18,
    });
    this.#label.tint = 0xffe08a;
    this.#label.view.y = -25;
    this.#amount = new GlyphText(context, {
      set: 'money',
      capHeight: 37,
      maxWidth: width - 90,
      capacity: 14,
    });
    this.#amount.view.y = 11;
    this.figures.addChild(this.#text.view, this.#label.view, this.#amount.view);
    this.setText('');
  }

  /** Shows a line of text instead of an amount. */
  setText(text: string): void {
    if (this.#text.text !== text) this.#text.write(text);
    this.#text.view.visible = true;
    this.#label.view.visible = this.#amount.view.visible = false;
  }

  /** Whether an amount is shown; it stays until the next spin. */
  get holdsAmount(): boolean {
    return this.#amount.view.visible;
  }

  /** Shows the full amount (hundredths) with a label above it. */
  show(label: string, amount: number): void {
    this.#text.view.visible = false;
    this.#label.view.visible = this.#amount.view.visible = true;
    if (this.#label.text !== label) this.#label.write(label);
    this.#amount.write(this.#context.format.exact(amount));
  }
}
