import type { SceneContext } from '../../engine/definition.ts';
import type { Timeline } from '../../engine/motion.ts';
import { Container, Sprite } from '../../engine/pixi.ts';
import { fromTo } from '../../parts/from-to.ts';
import { GlyphText } from '../../parts/glyph-text.ts';
import { addPress } from '../../parts/press.ts';
import { HUB as SPOT, HUB_CHANCES, HUB_WORD } from './layout.ts';
import { HUB } from './tuning.ts';
import type { LuckyJackpotTypes } from './types.ts';

/** State of the button: enabled, busy during a spin, without a spin left, or offering to check a lost result. */
export type SpinButtonState = 'ready' | 'busy' | 'blocked' | 'check';

const TEXTS = {
  en: { left: (chances: number) => `${chances} left`, check: ['Check', 'result'] },
  fil: { left: (chances: number) => `${chances} pa`, check: ['I-check', 'ang resulta'] },
} as const;

const channel = (colour: number, shift: number): number => (colour >> shift) & 0xff;

/** Returns a tint between white (`share` 0) and `colour` (`share` 1). */
const tintTowards = (colour: number, share: number): number =>
  [16, 8, 0].reduce(
    (tint, shift) => tint | (Math.round(255 + (channel(colour, shift) - 255) * share) << shift),
    0,
  );

/** The round spin button in the middle of the ring. */
export class SpinButton {
  readonly view = new Container();
  /** Contents of the button. The idle pulse scales this container; a press scales `view`. */
  readonly body = new Container();
  readonly #context: SceneContext<LuckyJackpotTypes>;
  readonly #face: Sprite;
  readonly #grey: Sprite;
  readonly #spin: Sprite;
  readonly #check = new Container();
  readonly #chances: GlyphText;
  #press: Timeline | undefined;
  #change: Timeline | undefined;
  #busy = 0;
  #state: SpinButtonState = 'ready';

  constructor(context: SceneContext<LuckyJackpotTypes>) {
    this.#context = context;
    this.view.position.copyFrom(SPOT);
    this.#face = new Sprite({ texture: context.texture('hub'), anchor: 0.5 });
    this.#grey = new Sprite({ texture: context.texture('hub-grey'), anchor: 0.5, visible: false });
    this.#spin = new Sprite({
      texture: context.texture(context.settings.locale === 'fil' ? 'word-spin-fil' : 'word-spin'),
      anchor: 0.5,
      position: HUB_WORD,
    });
    this.#chances = new GlyphText(context, {
      set: 'label',
      capHeight: HUB_CHANCES.cap,
      maxWidth: HUB_CHANCES.width,
      capacity: 12,
    });
    this.#chances.view.y = HUB_CHANCES.y;
    for (const [line, text] of TEXTS[context.settings.locale].check.entries()) {
      const label = new GlyphText(context, { set: 'label', capHeight: 20, maxWidth: HUB_CHANCES.width });
      label.write(text);
      label.view.y = -14 + 34 * line;
      this.#check.addChild(label.view);
    }
    this.body.addChild(this.#face, this.#grey, this.#spin, this.#chances.view, this.#check);
    this.view.addChild(this.body);
    this.#arrange();
  }

  get state(): SpinButtonState {
    return this.#state;
  }

  /** Whether a press on the button has an effect now. */
  get isLive(): boolean {
    return this.#state === 'ready' || this.#state === 'check';
  }

  /** Shows the number of spins left. */
  setChances(count: number): void {
    this.#chances.write(TEXTS[this.#context.settings.locale].left(count));
  }

  /** Changes the button's look within `fade` ms. */
  setState(state: SpinButtonState, fade = 0): void {
    if (state === this.#state) return;
    const { motion } = this.#context;
    if (this.#change) motion.stop(this.#change);
    this.#change = undefined;
    this.#state = state;
    this.#arrange();
    const busy = state === 'busy' ? 1 : 0;
    if (fade === 0) {
      this.busy = busy;
      return;
    }
    this.#change = fromTo(
      motion.timeline(),
      this,
      { busy: this.#busy },
      { busy },
      { duration: fade, ease: 'power1.out' },
    );
    void motion.play(this.#change);
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

  /** How grey the button is: 0 in full colour, 1 grey while the light moves. */
  get busy(): number {
    return this.#busy;
  }

  set busy(busy: number) {
    this.#busy = busy;
    const tint = tintTowards(HUB.busyTint, busy);
    this.#face.tint = tint;
    this.#spin.tint = tint;
    this.#chances.view.alpha = 1 - 0.4 * busy;
  }

  #arrange(): void {
    const { body } = this;
    const isCheck = this.#state === 'check';
    this.#grey.visible = this.#state === 'blocked';
    this.#face.visible = !this.#grey.visible;
    this.#spin.visible = !isCheck;
    this.#spin.alpha = this.#grey.visible ? 0.55 : 1;
    this.#check.visible = isCheck;
    this.#chances.view.visible = !isCheck;
    body.scale.set(1);
  }
}
