import type { SceneContext } from '../../engine/definition.ts';
import type { Timeline } from '../../engine/motion.ts';
import { Container, Sprite } from '../../engine/pixi.ts';
import { fromTo } from '../../parts/from-to.ts';
import { GlyphText } from '../../parts/glyph-text.ts';
import { COUNTER } from './layout.ts';
import { SWELL } from './tuning.ts';
import type { CoinPusherTypes } from './types.ts';

const TEXTS = { en: 'In your tray', fil: 'Nasa tray mo' } as const;

/** The sign over the machine that shows the amount in the tray. */
export class TrayCounter {
  readonly plate: Sprite;
  /** Digits of the amount, on the topmost layer so that nothing covers them. */
  readonly figures = new Container({ label: 'counter' });
  readonly #context: SceneContext<CoinPusherTypes>;
  readonly #amount: GlyphText;
  readonly #pops: Container;
  #shown = -1;
  #pop: Timeline | undefined;

  constructor(context: SceneContext<CoinPusherTypes>) {
    this.#context = context;
    const { x, y, wordY, wordCap, amountY, amountCap, width } = COUNTER;
    this.plate = new Sprite({ texture: context.texture('counter'), anchor: 0.5, position: { x, y } });
    const word = new GlyphText(context, {
      set: 'label',
      capHeight: wordCap,
      maxWidth: width,
      tint: 0xd6c4ff,
    });
    word.write(TEXTS[context.settings.locale]);
    word.view.y = wordY;
    this.#amount = new GlyphText(context, {
      set: 'money',
      capHeight: amountCap,
      maxWidth: width,
      capacity: 12,
    });
    this.#pops = this.#amount.view;
    this.#pops.y = amountY;
    this.figures.position.set(x, y);
    this.figures.addChild(word.view, this.#pops);
  }

  /** Shows an amount in hundredths of a peso. */
  show(amount: number): void {
    if (amount === this.#shown) return;
    this.#shown = amount;
    this.#amount.write(this.#context.format.prize(amount));
  }

  /** Briefly enlarges the amount. */
  pop(): void {
    const { motion, settings } = this.#context;
    if (settings.reduceMotion) return;
    if (this.#pop) motion.finish(this.#pop);
    const timeline = motion.timeline();
    const { popDown, popLow, popUp, popHigh, settle } = SWELL;
    const size = (scale: number): { x: number; y: number } => ({ x: scale, y: scale });
    const { scale } = this.#pops;
    fromTo(timeline, scale, size(1), size(popLow), { duration: popDown, ease: 'power2.in' });
    fromTo(timeline, scale, size(popLow), size(popHigh), {
      at: popDown,
      duration: popUp,
      ease: 'back.out(2.2)',
    });
    const end = popDown + popUp;
    fromTo(timeline, scale, size(popHigh), size(1), { at: end, duration: settle, ease: 'sine.inOut' });
    this.#pop = timeline;
    void motion.play(timeline, () => {
      this.#pop = undefined;
    });
  }
}
