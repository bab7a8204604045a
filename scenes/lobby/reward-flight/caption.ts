import type { SceneContext } from '../../engine/definition.ts';
import type { Timeline } from '../../engine/motion.ts';
import { Container } from '../../engine/pixi.ts';
import { fromTo } from '../../parts/from-to.ts';
import { GLYPHS } from '../../parts/glyph-metrics.ts';
import { GlyphText } from '../../parts/glyph-text.ts';
import { REDUCED, SIZE, TEXT } from './tuning.ts';
import type { Point, RewardFlightTypes } from './types.ts';

const FIGURES: Readonly<Record<string, string>> = GLYPHS['money-white'].frame;

/**
 * Text of a reward above its starting point: in outlined digits if it consists of digits only, otherwise in letters.
 */
export class Caption {
  readonly view = new Container({ visible: false });
  readonly #figures: GlyphText;
  readonly #letters: GlyphText;

  constructor(context: SceneContext<RewardFlightTypes>) {
    const common = { capHeight: TEXT.cap, maxWidth: TEXT.width };
    this.#figures = new GlyphText(context, { ...common, set: 'money-white', capacity: 14 });
    this.#letters = new GlyphText(context, { ...common, set: 'label', tint: 0xffe9a0, capacity: 24 });
    this.view.addChild(this.#figures.view, this.#letters.view);
  }

  hide(): void {
    this.view.visible = false;
  }

  /** Adds the text's appearance, stay and disappearance to a timeline; in reduced motion it does not move. */
  add(timeline: Timeline, text: string, from: Point, at: number, isReduced: boolean): void {
    const isFigures = Array.from(text).every((letter) => letter in FIGURES);
    const shown = isFigures ? this.#figures : this.#letters;
    this.#figures.view.visible = isFigures;
    this.#letters.view.visible = !isFigures;
    shown.write(text);
    const reach = shown.width / 2 + 24;
    const { view } = this;
    const y = from.y - TEXT.above;
    view.visible = true;
    view.alpha = 0;
    view.x = Math.min(Math.max(from.x, reach), SIZE.width - reach);
    view.y = isReduced ? y - TEXT.rise : y;
    const come = isReduced ? REDUCED.fade : TEXT.in;
    const go = isReduced ? REDUCED.fade + REDUCED.hold : TEXT.until;
    fromTo(timeline, view, { alpha: 0 }, { alpha: 1 }, { at, duration: come, ease: 'power2.out' });
    if (!isReduced)
      fromTo(timeline, view, { y }, { y: y - TEXT.rise }, { at, duration: TEXT.until, ease: 'power2.out' });
    fromTo(
      timeline,
      view,
      { alpha: 1 },
      { alpha: 0 },
      { at: at + go, duration: TEXT.out, ease: 'power1.in' },
    );
  }
}
