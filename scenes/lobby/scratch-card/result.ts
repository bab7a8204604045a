import type { SceneContext } from '../../engine/definition.ts';
import type { Timeline } from '../../engine/motion.ts';
import type { Container } from '../../engine/pixi.ts';
import { Celebration } from '../../parts/celebration/celebration.ts';
import { hasStage, type Step, stepOf } from '../../parts/celebration/steps.ts';
import { fromTo } from '../../parts/from-to.ts';
import { GlyphText } from '../../parts/glyph-text.ts';
import type { CardView } from './card-view.ts';
import { CELEBRATION, LAYOUT, RESULT, ROW_CELEBRATION } from './tuning.ts';
import type { Card, ScratchCardTypes, Winnings } from './types.ts';
import { threeEqual, WinningTiles } from './winning-tiles.ts';

/** Callbacks of a card's result. */
export interface ResultEvents {
  /** Called when the final prize is shown, in hundredths of a coin. */
  shown(prize: number): void;
  /** Called when the celebration has closed, so that the button may be enabled. */
  closed(): void;
}

/**
 * `lighting`: the three symbols light up or the card dims; `staged`: the prize is celebrated in the middle of the
 * screen; `open`: the button is enabled again.
 */
type Phase = 'none' | 'lighting' | 'staged' | 'open';

/** Shows the result of an open card: the three equal symbols light up, and their prize is celebrated. */
export class Result {
  /** Text nodes on the bar: the line of text, the amount and its label. */
  readonly onBar: readonly Container[];
  readonly #context: SceneContext<ScratchCardTypes>;
  readonly #amount: GlyphText;
  readonly #line: GlyphText;
  readonly #events: ResultEvents;
  #parts:
    | {
        readonly cardView: CardView;
        readonly winningTiles: WinningTiles;
        readonly celebration: Celebration;
      }
    | undefined;
  #prize = 0;
  #step: Step | 'return' | 'nothing' = 'nothing';
  #hasThree = false;
  #timeline: Timeline | undefined;
  #cancel: (() => void) | undefined;
  #phase: Phase = 'none';

  constructor(context: SceneContext<ScratchCardTypes>, events: ResultEvents) {
    this.#context = context;
    this.#events = events;
    const { bar } = LAYOUT;
    this.#amount = new GlyphText(context, {
      set: 'money',
      capHeight: bar.cap,
      maxWidth: bar.width,
      capacity: 10,
    });
    this.#line = new GlyphText(context, {
      set: 'label',
      capHeight: bar.lineCap,
      maxWidth: bar.width,
      capacity: 32,
    });
    for (const { view } of [this.#amount, this.#line]) view.position.set(bar.x, bar.y);
    this.onBar = [this.#line.view, this.#amount.view];
    this.#amount.view.visible = false;
  }

  /**
   * Connects the result to the card; called once. Returns the layers above the card, from back to front: the
   * celebration's background, the three bright symbols, the celebration. A great win zooms `pushed`, and shakes
   * `shaken`, which is inside `pushed`.
   */
  attach(cardView: CardView, pushed: Container, shaken: Container): readonly Container[] {
    const winningTiles = new WinningTiles(this.#context, cardView);
    const celebration = new Celebration(
      this.#context,
      CELEBRATION,
      { shown: () => this.#stand(), closed: () => this.#leaveStage() },
      { pushed, shaken },
    );
    this.#parts = { cardView, winningTiles, celebration };
    return [celebration.behind, winningTiles.view, celebration.above];
  }

  /** Sets the bar's text while there is no win. */
  setLine(line: string): void {
    if (this.#line.text !== line) this.#line.write(line);
  }

  /** Shows the result of an open card; `winnings` is the win of this card, or of all cards bought with it (its row). */
  begin(card: Card, { prize, price }: Winnings, noPrize: string): void {
    this.clear();
    this.#prize = prize;
    this.#step = stepOf(prize, price);
    this.#phase = 'lighting';
    const { motion, settings, sound } = this.#context;
    if (this.#step === 'nothing') {
      this.#play(this.#miss(noPrize), () => this.#stand());
      return;
    }
    this.#amount.write(this.#context.format.exact(prize));
    this.#light(card);
    if (this.#step === 'return') {
      sound.play('ui.tick', { when: motion.now });
      return;
    }
    if (settings.reduceMotion) this.#celebrate(false);
    else
      this.#cancel = motion.at(this.#isStaged ? RESULT.stageAt : RESULT.smallAt, () =>
        this.#celebrate(false),
      );
  }

  /** Handles a press: the first skips to the last frame, the second closes the celebration. */
  press(): void {
    if (this.#phase === 'staged') this.#parts?.celebration.press();
    if (this.#phase !== 'lighting') return;
    this.#endLighting();
    if (this.#cancel) this.#celebrate(true);
    else this.#parts?.celebration.press();
  }

  /** Removes the result before the next card. */
  clear(): void {
    this.#cancel?.();
    this.#cancel = undefined;
    if (this.#timeline) this.#context.motion.stop(this.#timeline);
    this.#timeline = undefined;
    this.#phase = 'none';
    this.#hasThree = false;
    this.#amount.view.visible = false;
    this.#amount.view.alpha = this.#line.view.alpha = 1;
    this.#line.view.visible = true;
    this.#parts?.celebration.clear();
    this.#parts?.winningTiles.clear();
  }

  /** Returns the short, silent animation of a loss. */
  #miss(noPrize: string): Timeline {
    const timeline = this.#context.motion.timeline();
    const { missAlpha, fade } = RESULT;
    this.setLine(noPrize);
    if (!this.#parts) return timeline;
    for (const [place, face] of this.#parts.cardView.faces.entries()) {
      const value = this.#parts.cardView.values[place]?.view;
      fromTo(timeline, face, { alpha: 1 }, { alpha: missAlpha }, { duration: fade });
      if (value) fromTo(timeline, value, { alpha: 1 }, { alpha: missAlpha }, { duration: fade });
    }
    return timeline;
  }

  /** Lights the three equal symbols, and moves them to the middle of the screen for a larger win. */
  #light({ faces }: Card): void {
    const { motion, settings } = this.#context;
    const timeline = motion.timeline();
    const won = threeEqual(faces);
    const isStaged = this.#isStaged;
    const tiles = this.#parts?.winningTiles;
    this.#hasThree = won !== undefined;
    this.#parts?.celebration.place(won || !isStaged ? CELEBRATION : ROW_CELEBRATION);
    if (won && tiles) {
      tiles.aim(won, faces[won[0]] ?? 0);
      if (settings.reduceMotion) tiles.fadeIn(timeline, isStaged);
      else {
        tiles.addLine(timeline);
        if (this.#step !== 'return') tiles.addPulse(timeline, isStaged ? 1 : RESULT.pulses);
        if (isStaged) tiles.addGather(timeline, RESULT.gatherAt);
      }
    }
    this.#addAmount(timeline);
    this.#play(timeline, () => {
      if (this.#step === 'return') this.#stand();
    });
  }

  /** Replaces the bar's text by the amount of the win; if it is celebrated in the middle, only afterwards. */
  #addAmount(timeline: Timeline): void {
    const { view } = this.#amount;
    const { reduceMotion } = this.#context.settings;
    const { amountAt, amountIn, lineOut, fade } = RESULT;
    const at = reduceMotion ? 0 : amountAt;
    const duration = reduceMotion ? fade : amountIn;
    fromTo(
      timeline,
      this.#line.view,
      { alpha: 1 },
      { alpha: 0 },
      { at: Math.max(0, at - lineOut), duration: lineOut },
    );
    if (this.#isStaged) return;
    view.visible = true;
    view.alpha = 0;
    fromTo(timeline, view, { alpha: 0 }, { alpha: 1 }, { at, duration, ease: 'power2.out' });
  }

  get #isStaged(): boolean {
    return this.#step !== 'nothing' && this.#step !== 'return' && hasStage(this.#step);
  }

  #endLighting(): void {
    if (this.#timeline) this.#context.motion.finish(this.#timeline);
  }

  #celebrate(instant: boolean): void {
    this.#cancel?.();
    this.#cancel = undefined;
    const { winningTiles, celebration } = this.#parts ?? {};
    if (this.#step === 'nothing' || this.#step === 'return') return;
    if (this.#isStaged) this.#phase = 'staged';
    const from = this.#hasThree && winningTiles ? winningTiles.middle : LAYOUT.card;
    celebration?.begin({ amount: this.#prize, step: this.#step, from }, instant);
  }

  /** Shows the last frame with the final prize. A small win needs no press to continue. */
  #stand(): void {
    this.#phase = this.#isStaged ? 'staged' : 'open';
    this.#events.shown(this.#prize);
    // The callback `shown` may already have started something else.
    if (this.#phase === 'open') this.#events.closed();
  }

  /** Closes the celebration: the bar keeps the amount, and the three symbols return to the card and stay lit. */
  #leaveStage(): void {
    if (this.#phase !== 'staged') return;
    this.#phase = 'open';
    this.#endLighting();
    this.#amount.view.visible = true;
    const { motion, settings } = this.#context;
    const tiles = this.#parts?.winningTiles;
    if (this.#hasThree && tiles) {
      if (settings.reduceMotion) tiles.goHome();
      else {
        const timeline = motion.timeline();
        tiles.addReturn(timeline);
        this.#play(timeline, () => undefined);
      }
    }
    this.#events.closed();
  }

  #play(timeline: Timeline, onEnd: () => void): void {
    this.#timeline = timeline;
    void this.#context.motion.play(timeline, () => {
      if (this.#timeline === timeline) this.#timeline = undefined;
      onEnd();
    });
  }
}
