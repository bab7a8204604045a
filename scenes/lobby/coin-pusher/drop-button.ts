import type { SceneContext } from '../../engine/definition.ts';
import type { Timeline } from '../../engine/motion.ts';
import { Container, Sprite } from '../../engine/pixi.ts';
import { GlyphText } from '../../parts/glyph-text.ts';
import { addPress } from '../../parts/press.ts';
import { BUTTON } from './layout.ts';
import type { CoinPusherTypes } from './types.ts';

/** State of the drop button: a drop is possible, no drop is possible, or a press checks the result of a lost drop. */
export type DropButtonState = 'ready' | 'blocked' | 'check';

const TEXTS = {
  en: { price: (price: string) => `${price} a coin`, check: 'Check result' },
  fil: { price: (price: string) => `${price} bawat barya`, check: 'I-check ang resulta' },
} as const;

/** The pill-shaped button under the machine. */
export class DropButton {
  readonly view = new Container({ label: 'button' });
  /** Contents of the button. The idle pulse scales this container; a press scales `view`. */
  readonly body = new Container();
  readonly #context: SceneContext<CoinPusherTypes>;
  readonly #face: Sprite;
  readonly #grey: Sprite;
  readonly #word: Sprite;
  readonly #price: GlyphText;
  readonly #check: GlyphText;
  #press: Timeline | undefined;
  #state: DropButtonState = 'ready';

  constructor(context: SceneContext<CoinPusherTypes>) {
    this.#context = context;
    const { x, y, width, wordY, priceY, priceCap } = BUTTON;
    this.view.position.set(x, y);
    this.#face = new Sprite({ texture: context.texture('button'), anchor: 0.5 });
    this.#grey = new Sprite({ texture: context.texture('button-grey'), anchor: 0.5 });
    const word = context.settings.locale === 'fil' ? 'word-drop-fil' : 'word-drop';
    this.#word = new Sprite({ texture: context.texture(word), anchor: 0.5, position: { x: 0, y: wordY } });
    const maxWidth = width - 80;
    this.#price = new GlyphText(context, { set: 'label', capHeight: priceCap, maxWidth, capacity: 18 });
    this.#price.view.y = priceY;
    this.#check = new GlyphText(context, { set: 'label', capHeight: 22, maxWidth });
    this.#check.write(TEXTS[context.settings.locale].check);
    this.body.addChild(this.#face, this.#grey, this.#word, this.#price.view, this.#check.view);
    this.view.addChild(this.body);
    this.#arrange();
  }

  get state(): DropButtonState {
    return this.#state;
  }

  /** Shows the price of a drop in hundredths of a coin; shows no price for a free drop (0). */
  price(price: number): void {
    const { settings, format } = this.#context;
    const label = price > 0 ? TEXTS[settings.locale].price(format.prize(price)) : '';
    if (this.#price.text !== label) this.#price.write(label);
  }

  setState(state: DropButtonState): void {
    if (state === this.#state) return;
    this.#state = state;
    this.#arrange();
  }

  /** Returns whether a point in design pixels is on the button. */
  holds(x: number, y: number): boolean {
    return Math.abs(x - BUTTON.x) <= BUTTON.width / 2 && Math.abs(y - BUTTON.y) <= BUTTON.height / 2;
  }

  /** Animates a press of the button: down and back up. */
  press(): void {
    const { motion, settings } = this.#context;
    if (settings.reduceMotion || (this.#press && motion.isPlaying(this.#press))) return;
    const timeline = motion.timeline();
    addPress(timeline, this.view.scale);
    this.#press = timeline;
    void motion.play(timeline);
  }

  #arrange(): void {
    const state = this.#state;
    this.#grey.visible = state === 'blocked';
    this.#face.visible = state !== 'blocked';
    this.#word.visible = state !== 'check';
    this.#word.alpha = state === 'blocked' ? 0.55 : 1;
    this.#price.view.visible = state !== 'check';
    this.#price.view.alpha = state === 'blocked' ? 0.6 : 0.95;
    this.#check.view.visible = state === 'check';
    this.body.scale.set(1);
  }
}
