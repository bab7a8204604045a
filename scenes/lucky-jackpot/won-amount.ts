import type { SceneContext } from '../engine/definition.ts';
import type { Timeline } from '../engine/motion.ts';
import { Container } from '../engine/pixi.ts';
import { fromTo } from '../parts/from-to.ts';
import { CountUp } from '../parts/count-up.ts';
import { GlyphText } from '../parts/glyph-text.ts';
import { wonLabel } from './cell-face.ts';
import { AMOUNT, cellSpot, HUB, SIZE } from './layout.ts';
import { LIGHT, RESULT } from './tuning.ts';
import type { LuckyJackpotTypes, Prize } from './types.ts';

/** What was won, in figures: on top of everything, under the winning cell, inside the safe area. */
export class WonAmount {
  readonly view = new Container({ visible: false });
  readonly #context: SceneContext<LuckyJackpotTypes>;
  readonly #text: GlyphText;
  readonly #count: CountUp;

  constructor(context: SceneContext<LuckyJackpotTypes>) {
    this.#context = context;
    this.#text = new GlyphText(context, {
      set: 'money',
      capHeight: AMOUNT.cap,
      maxWidth: (SIZE.width - 2 * AMOUNT.margin) / RESULT.amountAtHub,
      capacity: 14,
    });
    this.#count = new CountUp((value) => this.#text.count(value));
    this.view.addChild(this.#text.view);
  }

  /** True for what is counted up to; a percentage or a single piece is not. */
  static counts({ kind, amount }: Prize): boolean {
    return kind !== 'jackpot' && kind !== 'coupon' && amount > 1;
  }

  /** Lays on a timeline how it appears under its cell and counts up, `countUp` ms. */
  addAppear(timeline: Timeline, prize: Prize, cell: number, countUp: number): void {
    const { amountAt, amountIn, amountScale } = RESULT;
    const { view } = this;
    this.#write(prize, cell);
    const appear = { at: amountAt, duration: amountIn, ease: 'power2.out' };
    fromTo(timeline, view, { alpha: 0 }, { alpha: 1 }, appear);
    fromTo(timeline, view.scale, { x: amountScale, y: amountScale }, { x: 1, y: 1 }, appear);
    if (!WonAmount.counts(prize)) return;
    this.#count.aim(0, prize.amount);
    const count = { at: amountAt, duration: countUp, ease: 'power2.out' };
    fromTo(timeline, this.#count, { progress: 0 }, { progress: 1 }, count);
  }

  /** Lays on a timeline how it goes to the middle with the winning cell. */
  addJourney(timeline: Timeline): void {
    const { moveAt, moveLength, amountAtHub } = RESULT;
    const { view } = this;
    const { x, y } = view;
    const move = { at: moveAt, duration: moveLength, ease: 'power3.inOut' };
    fromTo(timeline, view, { x, y }, { x: HUB.x, y: AMOUNT.hubY }, move);
    fromTo(timeline, view.scale, { x: 1, y: 1 }, { x: amountAtHub, y: amountAtHub }, move);
  }

  /** Lays on a timeline how it fades in, final at once, when motion is reduced. */
  addFadeIn(timeline: Timeline, prize: Prize, cell: number): void {
    this.#write(prize, cell);
    fromTo(timeline, this.view, { alpha: 0 }, { alpha: 1 }, { duration: LIGHT.reducedFade });
  }

  /** Lays on a timeline how it leaves. */
  addLeave(timeline: Timeline): void {
    fromTo(
      timeline,
      this.view,
      { alpha: 1 },
      { alpha: 0 },
      { duration: RESULT.amountOut, ease: 'power1.in' },
    );
  }

  hide(): void {
    this.view.visible = false;
  }

  /** Writes the total, still unseen, where it belongs. */
  #write(prize: Prize, cell: number): void {
    this.#text.write(wonLabel(prize, this.#context.format));
    const spot = cellSpot(cell);
    const reach = this.#text.width / 2 + AMOUNT.margin;
    const { view } = this;
    view.x = Math.min(Math.max(spot.x, reach), SIZE.width - reach);
    view.y = Math.min(spot.y + AMOUNT.below, AMOUNT.lowest);
    view.scale.set(1);
    view.alpha = 0;
    view.visible = true;
  }
}
