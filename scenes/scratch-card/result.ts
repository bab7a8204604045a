import type { SceneContext } from '../engine/definition.ts';
import type { Timeline } from '../engine/motion.ts';
import { Container, type Sprite } from '../engine/pixi.ts';
import { fromTo } from '../parts/from-to.ts';
import { BURST_MS, Burst } from '../parts/burst.ts';
import { CountUp } from '../parts/count-up.ts';
import { GlyphText } from '../parts/glyph-text.ts';
import { Shake } from '../parts/shake.ts';
import { VEIL } from '../parts/veil.ts';
import type { CardView } from './card-view.ts';
import { LAYOUT, RESULT, SHAKE_MS, TIERS, type TierTuning } from './tuning.ts';
import type { Card, ScratchCardTypes, Tier } from './types.ts';
import { threeEqual, WinningTiles } from './winning-tiles.ts';

/** Callbacks of a result. */
export interface ResultEvents {
  /** The prize stands. */
  shown(card: Card): void;
  /** The player has seen it: the button may live. */
  closed(): void;
}

/** Most particles of a burst. */
const MAX_PARTICLES = 24;

/** All that follows when a card lies open, in proportion to its prize. */
export class Result {
  /** Over the veil and the faces, under the figures. */
  readonly over = new Container({ label: 'result' });
  /** What stands on the bar. */
  readonly onBar: readonly Container[];
  readonly #context: SceneContext<ScratchCardTypes>;
  readonly #amount: GlyphText;
  readonly #line: GlyphText;
  readonly #count: CountUp;
  readonly #events: ResultEvents;
  #parts:
    | {
        readonly cardView: CardView;
        readonly winningTiles: WinningTiles;
        readonly burst: Burst;
        readonly shake: Shake;
        readonly veil: Sprite;
        readonly rays: Sprite;
      }
    | undefined;
  #card: Card | undefined;
  #timeline: Timeline | undefined;
  #impactTimeline: Timeline | undefined;
  #cancels: (() => void)[] = [];
  #stopCountLoop: () => void = () => {};
  #phase: 'none' | 'showing' | 'held' = 'none';
  #closableAt = 0;
  #hasPlayedWinSound = false;

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
    this.#count = new CountUp((value) => this.#amount.count(value));
    this.onBar = [this.#line.view, this.#amount.view];
    this.#amount.view.visible = false;
    context.onDispose(() => this.#stopCountLoop());
  }

  /** Where it shows; once, when the scene is put together. `shaken` is what a great win shakes. */
  attach(cardView: CardView, shaken: Container, veil: Sprite, rays: Sprite): void {
    const winningTiles = new WinningTiles(this.#context, cardView);
    const burst = new Burst(this.#context, this.#context.random.fork('sparks'), MAX_PARTICLES);
    this.over.addChild(winningTiles.view, burst.view);
    this.#parts = { cardView, winningTiles, burst, shake: new Shake(shaken), veil, rays };
  }

  get isOn(): boolean {
    return this.#phase !== 'none';
  }

  /** The bar's text while nothing is won. */
  setLine(line: string): void {
    if (this.#line.text !== line) this.#line.write(line);
  }

  /** The card lies open. */
  begin(card: Card, price: number, noPrize: string): void {
    this.clear();
    this.#card = card;
    this.#phase = 'showing';
    this.#hasPlayedWinSound = false;
    const { motion } = this.#context;
    const won = threeEqual(card.faces);
    this.#timeline =
      card.tier === 'nothing' || !won
        ? this.#miss(noPrize)
        : this.#win(card, card.tier, won, card.prize / price);
    void motion.play(this.#timeline, () => this.#hold());
  }

  /** A press: first to the last frame, then on. */
  press(): void {
    const { motion } = this.#context;
    if (this.#phase === 'showing' && this.#timeline) {
      if (this.#impactTimeline) motion.finish(this.#impactTimeline);
      motion.finish(this.#timeline);
    } else if (this.#phase === 'held' && motion.now >= this.#closableAt) {
      this.#close();
    }
  }

  /** As if there had been none: the next card comes. */
  clear(): void {
    const { motion } = this.#context;
    this.#cancelScheduled();
    for (const timeline of [this.#impactTimeline, this.#timeline]) if (timeline) motion.stop(timeline);
    this.#impactTimeline = this.#timeline = undefined;
    this.#phase = 'none';
    this.#amount.view.visible = false;
    this.#amount.view.alpha = 1;
    this.#line.view.visible = true;
    this.#line.view.alpha = 1;
    if (!this.#parts) return;
    const { winningTiles, burst, shake, veil, rays } = this.#parts;
    winningTiles.clear();
    burst.hide();
    shake.progress = 1;
    veil.alpha = 0;
    rays.alpha = RESULT.raysIdle;
  }

  #tuning(tier: Tier): TierTuning {
    if (tier === 'nothing') return TIERS.return;
    // Calm mode celebrates a big win as a medium one.
    return TIERS[tier === 'big' && this.#context.settings.calmMode ? 'medium' : tier];
  }

  /** A miss is quiet and quick. */
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

  #win(card: Card, tier: Tier, won: readonly [number, number, number], times: number): Timeline {
    const { motion, settings, format } = this.#context;
    const timeline = motion.timeline();
    const tuning = this.#tuning(tier);
    this.#parts?.winningTiles.aim(won, card.faces[won[0]] ?? 0);
    this.#amount.write(format.exact(card.prize));
    this.#count.aim(0, card.prize);
    const { view } = this.#amount;
    if (settings.reduceMotion) {
      this.#count.progress = 1;
      view.visible = true;
      this.#parts?.winningTiles.fadeIn(timeline);
      fromTo(timeline, view, { alpha: 0 }, { alpha: 1 }, { duration: RESULT.fade });
      fromTo(timeline, this.#line.view, { alpha: 1 }, { alpha: 0 }, { duration: RESULT.fade });
      this.#at(0, () => this.#playWinSound(tuning));
      return timeline;
    }
    const { amountAt, amountIn } = RESULT;
    const countMs = tuning.countMs(times);
    const from = { alpha: 0 };
    // All that is short is apart from the count, so that little is left to move while that is long.
    const blow = motion.timeline();
    this.#impactTimeline = blow;
    this.#addImpact(blow, tuning);
    fromTo(blow, this.#line.view, { alpha: 1 }, from, { at: amountAt - 120, duration: 120 });
    blow.set(view, { visible: true }, amountAt);
    fromTo(blow, view, from, { alpha: 1 }, { at: amountAt, duration: amountIn, ease: 'power2.out' });
    fromTo(
      blow,
      view.scale,
      { x: 0.9, y: 0.9 },
      { x: 1, y: 1 },
      { at: amountAt, duration: amountIn, ease: 'power2.out' },
    );
    void motion.play(blow);
    const count = { at: amountAt, duration: Math.max(1, countMs), ease: 'power2.out' };
    fromTo(timeline, this.#count, { progress: 0 }, { progress: 1 }, count);
    // No sooner than the figures are there.
    timeline.set({}, {}, amountAt + amountIn);
    this.#at(amountAt, () => {
      this.#playWinSound(tuning);
      if (countMs > 0) this.#countAloud();
    });
    return timeline;
  }

  /** Light, line, pulse, sparks, veil and shake. */
  #addImpact(timeline: Timeline, tuning: TierTuning): void {
    if (!this.#parts) return;
    const { winningTiles, burst, shake, veil, rays } = this.#parts;
    const { settings } = this.#context;
    winningTiles.addLine(timeline);
    if (tuning.particles > 0) {
      winningTiles.addPulse(timeline);
      const { x, y } = winningTiles.middle;
      burst.aim(x, y, settings.quality === 'low' ? tuning.particles / 2 : tuning.particles);
      fromTo(timeline, burst, { progress: 0 }, { progress: 1 }, { at: RESULT.burstAt, duration: BURST_MS });
    }
    if (tuning.veil > 0) {
      fromTo(timeline, veil, { alpha: 0 }, { alpha: tuning.veil }, { at: 120, ...VEIL.in });
      fromTo(
        timeline,
        rays,
        { alpha: RESULT.raysIdle },
        { alpha: RESULT.raysWon },
        { duration: RESULT.line },
      );
    }
    if (tuning.shake > 0 && !settings.calmMode) {
      shake.aim(tuning.shake);
      fromTo(timeline, shake, { progress: 0 }, { progress: 1 }, { duration: SHAKE_MS });
    }
  }

  #countAloud(): void {
    const loop = this.#context.sound.loop('count.loop');
    this.#stopCountLoop = () => {
      loop.stop();
      this.#stopCountLoop = () => {};
    };
  }

  /** The sound of the tier, once. */
  #playWinSound(tuning: TierTuning): void {
    if (this.#hasPlayedWinSound || tuning.sound === undefined) return;
    this.#hasPlayedWinSound = true;
    this.#context.sound.play(tuning.sound);
  }

  /** The last frame: the prize stands. */
  #hold(): void {
    const card = this.#card;
    if (!card) return;
    const { motion, settings, sound } = this.#context;
    const isWin = card.tier !== 'nothing';
    const tuning = this.#tuning(card.tier);
    this.#cancelScheduled();
    if (isWin) this.#playWinSound(tuning);
    if (isWin && tuning.particles > 0 && !settings.reduceMotion) sound.play('count.end');
    this.#phase = 'held';
    this.#events.shown(card);
    // The listener may have asked for the next thing already.
    if (this.#phase !== 'held') return;
    const least = settings.reduceMotion && isWin ? RESULT.reducedHold : 0;
    this.#closableAt = motion.now + Math.max(tuning.minShown, least);
    const hold = Math.max(tuning.hold, least);
    if (hold === 0) this.#close();
    else this.#at(hold, () => this.#close());
  }

  /** The veil lifts; the three stay lit until the card goes. */
  #close(): void {
    this.#cancelScheduled();
    this.#phase = 'none';
    const { motion, settings } = this.#context;
    const veil = this.#parts?.veil;
    if (this.#impactTimeline) motion.finish(this.#impactTimeline);
    this.#impactTimeline = undefined;
    if (veil && veil.alpha > 0 && !settings.reduceMotion) {
      this.#timeline = fromTo(motion.timeline(), veil, { alpha: veil.alpha }, { alpha: 0 }, VEIL.out);
      void motion.play(this.#timeline);
    } else if (veil) {
      veil.alpha = 0;
    }
    this.#events.closed();
  }

  #at(delay: number, run: () => void): void {
    this.#cancels.push(this.#context.motion.at(delay, run));
  }

  #cancelScheduled(): void {
    for (const cancel of this.#cancels.splice(0)) cancel();
    this.#stopCountLoop();
  }
}
