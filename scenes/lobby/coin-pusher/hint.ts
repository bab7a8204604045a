import type { SceneContext } from '../../engine/definition.ts';
import type { Timeline } from '../../engine/motion.ts';
import { fromTo } from '../../parts/from-to.ts';
import { GlyphText } from '../../parts/glyph-text.ts';
import { HINT as AT } from './layout.ts';
import { HINT } from './tuning.ts';
import type { CoinPusherTypes } from './types.ts';

/** The line of text under the drop button; it shakes when the player presses but no drop is possible. */
export class Hint {
  readonly #context: SceneContext<CoinPusherTypes>;
  readonly #text: GlyphText;
  #shake: Timeline | undefined;

  constructor(context: SceneContext<CoinPusherTypes>) {
    this.#context = context;
    this.#text = new GlyphText(context, {
      set: 'label',
      capHeight: AT.cap,
      maxWidth: AT.width,
      capacity: 48,
    });
    this.#text.view.position.set(AT.x, AT.y);
  }

  get view(): GlyphText['view'] {
    return this.#text.view;
  }

  write(text: string): void {
    if (text !== this.#text.text) this.#text.write(text);
  }

  shake(): void {
    const { motion, settings } = this.#context;
    if (settings.reduceMotion || (this.#shake && motion.isPlaying(this.#shake))) return;
    const timeline = motion.timeline();
    const step = HINT.length / (4 * HINT.times);
    const offsets = [0, ...Array.from({ length: HINT.times }, () => [HINT.shake, 0, -HINT.shake, 0]).flat()];
    for (let index = 1; index < offsets.length; index++) {
      const x = (place: number): number => AT.x + (offsets[place] ?? 0);
      const at = (index - 1) * step;
      fromTo(
        timeline,
        this.view,
        { x: x(index - 1) },
        { x: x(index) },
        { at, duration: step, ease: 'sine.inOut' },
      );
    }
    this.#shake = timeline;
    void motion.play(timeline);
  }
}
