import { Container, Sprite } from '../../engine/pixi.ts';
import { GlyphText, type TextureProvider } from '../../parts/glyph-text.ts';
import { RUN_AT } from './layout.ts';
import { RUN } from './tuning.ts';

/**
 * "COMBO x5": the number of discs that have gone over the front edge in one run. A row falls within a tenth of a
 * second, so the count follows at a readable pace. A closed formula of time.
 */
export class RunCounter {
  readonly view = new Container({ label: 'run', visible: false, position: RUN_AT });
  readonly #figure: GlyphText;
  #length = 0;
  #shown = 0;
  /** Times of the run's start and of its last disc, and until when it is visible; scene ms. */
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

  /** Adds a disc of a run, its place from 1. Returns for how long frames are needed, ms. */
  add(place: number, now: number): number {
    if (place === 1) this.#start = now;
    this.#length = place;
    this.#last = now;
    if (place < RUN.from) return 0;
    this.#until = this.#countedAt(place) + RUN.stand + RUN.fade;
    return this.#until - now;
  }

  /** Returns the time for which it still counts, ms: whatever follows the run waits for it. */
  left(now: number): number {
    if (this.#length < RUN.from) return 0;
    return Math.max(0, this.#countedAt(this.#length) + RUN.pop + RUN.settle - now);
  }

  /** Starts fading it out. */
  leave(now: number): void {
    this.#until = Math.min(this.#until, now + RUN.fade);
  }

  /** Hides it immediately. */
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
    // power2.out, back to its normal size.
    const left = 1 - Math.min(1, (now - this.#countedAt(count)) / RUN.pop);
    this.#figure.view.scale.set(1 + (RUN.popFrom - 1) * left * left);
    this.view.alpha = Math.min(1, (this.#until - now) / RUN.fade);
  }

  /** Returns when a place of the run is counted; the last one not before its disc falls. */
  #countedAt(place: number): number {
    const paced = this.#start + (place - 1) * RUN.apart;
    return place === this.#length ? Math.max(this.#last, paced) : paced;
  }
}
