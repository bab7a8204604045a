import { Container, Sprite } from '../../engine/pixi.ts';
import { GlyphText, type TextureProvider } from '../../parts/glyph-text.ts';
import { RUN_AT } from './layout.ts';
import { RUN } from './tuning.ts';

/**
 * The sign "COMBO x5", which counts discs that go over the front edge shortly after each other. A whole row falls
 * within 0.1 s, so the sign counts more slowly, to stay readable. What it shows depends only on the time.
 */
export class RunCounter {
  readonly view = new Container({ label: 'run', visible: false, position: RUN_AT });
  readonly #figure: GlyphText;
  #length = 0;
  #shown = 0;
  /** Scene times, in ms: the first disc of the combo, its last disc, and the end of the sign's display. */
  #start = 0;
  #last = 0;
  #until = -Infinity;

  constructor(provider: TextureProvider) {
    const { cap, wordY, wordCap, ground } = RUN_AT;
    const dark = new Sprite({ texture: provider.texture('clearing'), anchor: 0.5, y: wordY / 3 });
    dark.setSize(ground.width, ground.height);
    const word = new GlyphText(provider, { set: 'label', capHeight: wordCap, tint: 0xffe9a0 });
    word.write('COMBO');
    word.view.y = wordY;
    this.#figure = new GlyphText(provider, { set: 'money', capHeight: cap, capacity: 3 });
    this.view.addChild(dark, word.view, this.#figure.view);
  }

  /** Counts a disc, given its number in the combo, from 1. Returns for how long frames are needed, in ms. */
  add(place: number, now: number): number {
    if (place === 1) this.#start = now;
    this.#length = place;
    this.#last = now;
    if (place < RUN.from) return 0;
    this.#until = this.#countedAt(place) + RUN.stand + RUN.fade;
    return this.#until - now;
  }

  /** Returns how long the sign keeps counting, in ms; the win waits for it. */
  left(now: number): number {
    if (this.#length < RUN.from) return 0;
    return Math.max(0, this.#countedAt(this.#length) + RUN.pop + RUN.settle - now);
  }

  /** Starts fading the sign out. */
  leave(now: number): void {
    this.#until = Math.min(this.#until, now + RUN.fade);
  }

  /** Hides the sign immediately. */
  hide(): void {
    this.#length = 0;
    this.#until = -Infinity;
    this.view.visible = false;
  }

  draw(now: number): void {
    const paced = 1 + Math.floor((now - this.#start) / RUN.apart);
    const count = Math.min(this.#length, paced);
    this.view.visible = now < this.#until && count >= RUN.from;
    if (!this.view.visible) return;
    if (count !== this.#shown) this.#figure.write(`x${(this.#shown = count)}`);
    // Shrinks back to normal size with the easing power2.out.
    const left = 1 - Math.min(1, (now - this.#countedAt(count)) / RUN.pop);
    this.#figure.view.scale.set(1 + (RUN.popFrom - 1) * left * left);
    this.view.alpha = Math.min(1, (this.#until - now) / RUN.fade);
  }

  /**
   * Returns the scene time at which the sign shows a number of the combo; the last number never appears before the last
   * disc falls.
   */
  #countedAt(place: number): number {
    const paced = this.#start + (place - 1) * RUN.apart;
    return place === this.#length ? Math.max(this.#last, paced) : paced;
  }
}
