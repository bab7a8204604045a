import type { SceneContext } from '../engine/definition.ts';
import type { Timeline } from '../engine/motion.ts';
import { fromTo } from '../parts/from-to.ts';
import { BURST_MS } from '../parts/burst.ts';
import { CountUp } from '../parts/count-up.ts';
import { VEIL } from '../parts/veil.ts';
import type { SceneNodes } from './nodes.ts';
import { BULBS, LAYOUT, RESULT, SHAKE_MS, TIERS, type TierTuning } from './tuning.ts';
import type { DailySpinTypes, Landing } from './types.ts';

/** Callbacks of a result. */
export interface ResultEvents {
  /** The amount is final. */
  shown(landing: Landing): void;
  /** The scene may rest. */
  closed(landing: Landing): void;
}

/** From the stop to rest, in proportion to the prize. */
export class Result {
  readonly #context: SceneContext<DailySpinTypes>;
  readonly #nodes: SceneNodes;
  readonly #events: ResultEvents;
  readonly #count: CountUp;
  #landing: Landing | undefined;
  /** Light, swell, sparks, veil. */
  #impactTimeline: Timeline | undefined;
  #timeline: Timeline | undefined;
  #cancels: (() => void)[] = [];
  #stopCountLoop: () => void = () => {};
  #phase: 'none' | 'showing' | 'held' = 'none';
  #closableAt = 0;
  #hasPlayedWinSound = false;

  constructor(context: SceneContext<DailySpinTypes>, nodes: SceneNodes, events: ResultEvents) {
    this.#context = context;
    this.#nodes = nodes;
    this.#events = events;
    this.#count = new CountUp((value) => nodes.amount.count(value));
    context.onDispose(() => this.#stopCountLoop());
  }

  /** The wheel stands at `rest`. */
  begin(landing: Landing, rest: number): void {
    this.clear();
    this.#landing = landing;
    this.#phase = 'showing';
    this.#hasPlayedWinSound = false;
    const { motion, settings, format } = this.#context;
    const { amount, line } = this.#nodes;
    const tuning = this.#tuning;
    amount.write(format.exact(landing.amount));
    this.#count.aim(0, landing.amount);
    const timeline = motion.timeline();
    if (settings.reduceMotion) {
      this.#count.progress = 1;
      amount.view.visible = true;
      this.#nodes.glow(1, rest, landing.sector);
      const fade = { duration: RESULT.reducedFade };
      fromTo(timeline, amount.view, { alpha: 0 }, { alpha: 1 }, fade);
      fromTo(timeline, line.view, { alpha: 1 }, { alpha: 0 }, fade);
      this.#at(0, () => this.#playWinSound());
    } else {
      this.#impact(tuning, landing, rest);
      const { amountAt, amountIn } = RESULT;
      const appear = { at: amountAt, duration: amountIn, ease: 'power2.out' };
      fromTo(timeline, line.view, { alpha: 1 }, { alpha: 0 }, { at: amountAt - 120, duration: 120 });
      timeline.set(amount.view, { visible: true }, amountAt);
      fromTo(timeline, amount.view, { alpha: 0 }, { alpha: 1 }, appear);
      fromTo(timeline, amount.view.scale, { x: 0.9, y: 0.9 }, { x: 1, y: 1 }, appear);
      const count = { at: amountAt, duration: tuning.countMs, ease: 'power2.out' };
      fromTo(timeline, this.#count, { progress: 0 }, { progress: 1 }, count);
      this.#at(amountAt, () => {
        this.#playWinSound();
        const loop = this.#context.sound.loop('count.loop');
        this.#stopCountLoop = () => {
          loop.stop();
          this.#stopCountLoop = () => {};
        };
      });
    }
    this.#timeline = timeline;
    void motion.play(timeline, () => this.#hold());
  }

  /** A press: first to the last frame, then on to rest. */
  press(): void {
    const { motion } = this.#context;
    if (this.#phase === 'showing' && this.#timeline) {
      if (this.#impactTimeline) motion.finish(this.#impactTimeline);
      motion.finish(this.#timeline);
    } else if (this.#phase === 'held' && motion.now >= this.#closableAt) {
      this.#close();
    }
  }

  /** As if there had been none. */
  clear(): void {
    const { motion } = this.#context;
    this.#cancelScheduled();
    for (const timeline of [this.#impactTimeline, this.#timeline]) if (timeline) motion.stop(timeline);
    this.#impactTimeline = this.#timeline = undefined;
    this.#phase = 'none';
    const { amount, line, burst, shake, veil, wheel } = this.#nodes;
    amount.view.visible = false;
    amount.view.alpha = line.view.alpha = 1;
    burst.hide();
    shake.progress = 1;
    veil.alpha = 0;
    wheel.scale.set(1);
    this.#nodes.clearGlow();
  }

  get #tuning(): TierTuning {
    const tier = this.#landing?.tier ?? 'small';
    // Calm mode celebrates a big win as a medium one.
    return TIERS[tier === 'big' && this.#context.settings.calmMode ? 'medium' : tier];
  }

  #impact(tuning: TierTuning, { sector }: Landing, rest: number): void {
    const { motion, settings } = this.#context;
    const { burst, shake, veil, wheel } = this.#nodes;
    const timeline = motion.timeline();
    const nodes = this.#nodes;
    const light = {
      lit: 0,
      get glow(): number {
        return this.lit;
      },
      set glow(lit: number) {
        this.lit = lit;
        nodes.glow(lit, rest, sector);
      },
    };
    fromTo(timeline, light, { glow: 0 }, { glow: 1 }, { duration: RESULT.glow, ease: 'power2.out' });
    const blinking = BULBS.blinks * 2 * BULBS.blinkMs;
    const bulbs = {
      ms: 0,
      get since(): number {
        return this.ms;
      },
      set since(ms: number) {
        this.ms = ms;
        nodes.blink(ms);
      },
    };
    fromTo(timeline, bulbs, { since: 0 }, { since: blinking }, { duration: blinking });
    const half = { duration: RESULT.swell / 2, ease: 'sine.inOut' };
    const [small, large] = [
      { x: 1, y: 1 },
      { x: RESULT.swellTo, y: RESULT.swellTo },
    ];
    fromTo(timeline, wheel.scale, small, large, half);
    fromTo(timeline, wheel.scale, large, small, { at: RESULT.swell / 2, ...half });
    const { pointer } = LAYOUT;
    burst.aim(
      pointer.x,
      pointer.y + pointer.length + 60,
      settings.quality === 'low' ? tuning.particles / 2 : tuning.particles,
    );
    fromTo(timeline, burst, { progress: 0 }, { progress: 1 }, { at: RESULT.burstAt, duration: BURST_MS });
    if (tuning.veil > 0)
      fromTo(timeline, veil, { alpha: 0 }, { alpha: tuning.veil }, { at: RESULT.veilAt, ...VEIL.in });
    if (tuning.shake > 0 && !settings.calmMode) {
      shake.aim(tuning.shake);
      fromTo(timeline, shake, { progress: 0 }, { progress: 1 }, { duration: SHAKE_MS });
    }
    this.#impactTimeline = timeline;
    void motion.play(timeline);
  }

  /** The sound of the tier, once. */
  #playWinSound(): void {
    if (this.#hasPlayedWinSound) return;
    this.#hasPlayedWinSound = true;
    this.#context.sound.play(this.#tuning.sound);
  }

  /** The last frame: the amount is final. */
  #hold(): void {
    const landing = this.#landing;
    if (!landing) return;
    const { motion, settings, sound } = this.#context;
    this.#cancelScheduled();
    this.#playWinSound();
    if (!settings.reduceMotion) sound.play('count.end');
    this.#phase = 'held';
    this.#events.shown(landing);
    // The listener may have asked for the next thing already.
    if (this.#phase !== 'held') return;
    const reduced = settings.reduceMotion ? RESULT.reducedHold : 0;
    this.#closableAt = motion.now + Math.max(this.#tuning.minShown, reduced);
    this.#at(Math.max(this.#tuning.hold, reduced), () => this.#close());
  }

  /** The amount leaves the bar to the line, the light goes out. */
  #close(): void {
    const landing = this.#landing;
    if (!landing) return;
    this.#cancelScheduled();
    this.#phase = 'none';
    const { motion, settings } = this.#context;
    const { amount, line, veil } = this.#nodes;
    if (this.#impactTimeline) motion.finish(this.#impactTimeline);
    this.#impactTimeline = undefined;
    const timeline = motion.timeline();
    const out = { duration: settings.reduceMotion ? RESULT.reducedFade : RESULT.leave, ease: 'power1.in' };
    fromTo(timeline, amount.view, { alpha: 1 }, { alpha: 0 }, out);
    fromTo(timeline, line.view, { alpha: 0 }, { alpha: 1 }, { at: out.duration, duration: RESULT.amountIn });
    if (veil.alpha > 0) fromTo(timeline, veil, { alpha: veil.alpha }, { alpha: 0 }, VEIL.out);
    this.#timeline = timeline;
    void motion.play(timeline, () => this.clear());
    this.#events.closed(landing);
  }

  #at(delay: number, run: () => void): void {
    this.#cancels.push(this.#context.motion.at(delay, run));
  }

  #cancelScheduled(): void {
    for (const cancel of this.#cancels.splice(0)) cancel();
    this.#stopCountLoop();
  }
}
