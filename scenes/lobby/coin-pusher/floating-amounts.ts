import { Container } from '../../engine/pixi.ts';
import { GlyphText, type TextureProvider } from '../../parts/glyph-text.ts';
import { EXIT } from './tuning.ts';

interface FloatingAmount {
  readonly text: GlyphText;
  start: number;
  x: number;
  y: number;
}

/** Minimum distance of an amount's centre from the edges of the screen, in design pixels. */
const MARGIN = 70;

/** Amounts such as "+₱1" that rise where a disc has gone over the front edge. */
export class FloatingAmounts {
  readonly view = new Container({ label: 'gains' });
  readonly #amounts: readonly FloatingAmount[];
  #next = 0;

  constructor(pictures: TextureProvider) {
    this.#amounts = Array.from({ length: EXIT.gains }, () => {
      const text = new GlyphText(pictures, { set: 'money-white', capHeight: 30, capacity: 5 });
      text.view.visible = false;
      this.view.addChild(text.view);
      return { text, start: -Infinity, x: 0, y: 0 };
    });
  }

  /** Starts an amount that rises from a point (design pixels) at a scene time in ms. */
  rise(text: string, x: number, y: number, start: number): void {
    const amount = this.#amounts[this.#next++ % this.#amounts.length];
    if (!amount) return;
    amount.text.write(text);
    amount.start = start;
    amount.x = Math.min(720 - MARGIN, Math.max(MARGIN, x));
    amount.y = y;
  }

  /** Hides all rising amounts. */
  hide(): void {
    for (const amount of this.#amounts) {
      amount.start = -Infinity;
      amount.text.view.visible = false;
    }
  }

  draw(now: number): void {
    for (let index = 0; index < this.#amounts.length; index++) {
      const amount = this.#amounts[index];
      if (!amount) continue;
      const { text, start, x, y } = amount;
      const q = (now - start) / EXIT.gain;
      const { view } = text;
      view.visible = q > 0 && q < 1;
      if (!view.visible) continue;
      // The easing power1.out.
      const way = 1 - (1 - q) * (1 - q);
      view.position.set(x, y - EXIT.gainRise * way);
      view.alpha = Math.min(1, (now - start) / EXIT.gainIn, (1 - q) * 2.4);
    }
  }
}
