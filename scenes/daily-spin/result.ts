import type { Stage } from '../engine/definition.ts';
import type { Timeline } from '../engine/motion.ts';
import { between } from '../parts/between.ts';
import { BURST_MS } from '../parts/burst.ts';
import { CountUp } from '../parts/count-up.ts';
import { VEIL } from '../parts/veil.ts';
import type { Stand } from './stand.ts';
import { BULBS, LAYOUT, RESULT, SHAKE_MS, TIERS, type TierTuning } from './tuning.ts';
import type { DailySpinTypes, Landing } from './types.ts';

/** What a result tells its scene. */
export interface ResultEvents {
  /** The amount is final. */
  shown(landing: Landing): void;
  /** The scene may rest. */
  closed(landing: Landing): void;
}

/** From the stop to rest, in proportion to the prize. */
export class Result {
  readonly #stage: Stage<DailySpinTypes>;
  readonly #stand: Stand;
  readonly #events: ResultEvents;
  readonly #count: CountUp;
  #landing: Landing | undefined;
  /** Light, swell, sparks, veil. */
  #blow: Timeline | undefined;
  #timeline: Timeline | undefined;
  #callOffs: (() => void)[] = [];
  #silenceCount: () => void = () => {};
  #phase: 'none' | 'showing' | 'held' = 'none';
  #closableAt = 0;
  #hasCheered = false;

  constructor(stage: Stage<DailySpinTypes>, stand: Stand, events: ResultEvents) {
    this.#stage = stage;
    this.#stand = stand;
    this.#events = events;
    this.#count = new CountUp((value) => stand.amount.count(value));
    stage.onDispose(() => this.#silenceCount());
  }

  /** The wheel stands at `rest`. */
  begin(landing: Landing, rest: number): void {
    this.clear();
    this.#landing = landing;
    this.#phase = 'showing';
    this.#hasCheered = false;
    const { motion, settings, format } = this.#stage;
    const { amount, line } = this.#stand;
    const tuning = this.#tuning;
    amount.write(format.exact(landing.amount));
    this.#count.aim(0, landing.amount);
    const timeline = motion.timeline();
    if (settings.reducedMotion) {
      this.#count.progress = 1;
      amount.view.visible = true;
      this.#stand.glow(1, rest, landing.sector);
      const fade = { duration: RESULT.reducedFade };
      between(timeline, amount.view, { alpha: 0 }, { alpha: 1 }, fade);
      between(timeline, line.view, { alpha: 1 }, { alpha: 0 }, fade);
      this.#at(0, () => this.#cheer());
    } else {
      this.#impact(tuning, landing, rest);
      const { amountAt, amountIn } = RESULT;
      const appear = { at: amountAt, duration: amountIn, ease: 'power2.out' };
      between(timeline, line.view, { alpha: 1 }, { alpha: 0 }, { at: amountAt - 120, duration: 120 });
      timeline.set(amount.view, { visible: true }, amountAt);
      between(timeline, amount.view, { alpha: 0 }, { alpha: 1 }, appear);
      between(timeline, amount.view.scale, { x: 0.9, y: 0.9 }, { x: 1, y: 1 }, appear);
      const count = { at: amountAt, duration: tuning.countMs, ease: 'power2.out' };
      between(timeline, this.#count, { progress: 0 }, { progress: 1 }, count);
      this.#at(amountAt, () => {
        this.#cheer();
        const loop = this.#stage.sound.loop('count.loop');
        this.#silenceCount = () => {
          loop.stop();
          this.#silenceCount = () => {};
        };
      });
    }
    this.#timeline = timeline;
    void motion.play(timeline, () => this.#hold());
  }

  /** A press: first to the last frame, then on to rest. */
  press(): void {
    const { motion } = this.#stage;
    if (this.#phase === 'showing' && this.#timeline) {
      if (this.#blow) motion.finish(this.#blow);
      motion.finish(this.#timeline);
    } else if (this.#phase === 'held' && motion.now >= this.#closableAt) {
      this.#close();
    }
  }

  /** As if there had been none. */
  clear(): void {
    const { motion } = this.#stage;
    this.#callOff();
    for (const timeline of [this.#blow, this.#timeline]) if (timeline) motion.stop(timeline);
    this.#blow = this.#timeline = undefined;
    this.#phase = 'none';
    const { amount, line, burst, shake, veil, wheel } = this.#stand;
    amount.view.visible = false;
    amount.view.alpha = line.view.alpha = 1;
    burst.hide();
    shake.progress = 1;
    veil.alpha = 0;
    wheel.scale.set(1);
    this.#stand.quench();
  }

  get #tuning(): TierTuning {
    const tier = this.#landing?.tier ?? 'small';
    // Calm mode celebrates a big win as a medium one.
    return TIERS[tier === 'big' && this.#stage.settings.kind ? 'medium' : tier];
  }

  #impact(tuning: TierTuning, { sector }: Landing, rest: number): void {
    const { motion, settings } = this.#stage;
    const { burst, shake, veil, wheel } = this.#stand;
    const timeline = motion.timeline();
    const stand = this.#stand;
    const light = {
      lit: 0,
      get glow(): number {
        return this.lit;
      },
      set glow(lit: number) {
        this.lit = lit;
        stand.glow(lit, rest, sector);
      },
    };
    between(timeline, light, { glow: 0 }, { glow: 1 }, { duration: RESULT.glow, ease: 'power2.out' });
    const blinking = BULBS.blinks * 2 * BULBS.blinkMs;
    const bulbs = {
      ms: 0,
      get since(): number {
        return this.ms;
      },
      set since(ms: number) {
        this.ms = ms;
        stand.blink(ms);
      },
    };
    between(timeline, bulbs, { since: 0 }, { since: blinking }, { duration: blinking });
    const half = { duration: RESULT.swell / 2, ease: 'sine.inOut' };
    const [small, large] = [
      { x: 1, y: 1 },
      { x: RESULT.swellTo, y: RESULT.swellTo },
    ];
    between(timeline, wheel.scale, small, large, half);
    between(timeline, wheel.scale, large, small, { at: RESULT.swell / 2, ...half });
    const { pointer } = LAYOUT;
    burst.aim(
      pointer.x,
      pointer.y + pointer.length + 60,
      settings.quality === 'low' ? tuning.pieces / 2 : tuning.pieces,
    );
    between(timeline, burst, { progress: 0 }, { progress: 1 }, { at: RESULT.burstAt, duration: BURST_MS });
    if (tuning.veil > 0)
      between(timeline, veil, { alpha: 0 }, { alpha: tuning.veil }, { at: RESULT.veilAt, ...VEIL.in });
    if (tuning.shake > 0 && !settings.kind) {
      shake.aim(tuning.shake);
      between(timeline, shake, { progress: 0 }, { progress: 1 }, { duration: SHAKE_MS });
    }
    this.#blow = timeline;
    void motion.play(timeline);
  }

  /** The sound of the tier, once. */
  #cheer(): void {
    if (this.#hasCheered) return;
    this.#hasCheered = true;
    this.#stage.sound.play(this.#tuning.sound);
  }

  /** The last frame: the amount is final. */
  #hold(): void {
    const landing = this.#landing;
    if (!landing) return;
    const { motion, settings, sound } = this.#stage;
    this.#callOff();
    this.#cheer();
    if (!settings.reducedMotion) sound.play('count.end');
    this.#phase = 'held';
    this.#events.shown(landing);
    // The listener may have asked for the next thing already.
    if (this.#phase !== 'held') return;
    const reduced = settings.reducedMotion ? RESULT.reducedHold : 0;
    this.#closableAt = motion.now + Math.max(this.#tuning.least, reduced);
    this.#at(Math.max(this.#tuning.hold, reduced), () => this.#close());
  }

  /** The amount leaves the bar to the line, the light goes out. */
  #close(): void {
    const landing = this.#landing;
    if (!landing) return;
    this.#callOff();
    this.#phase = 'none';
    const { motion, settings } = this.#stage;
    const { amount, line, veil } = this.#stand;
    if (this.#blow) motion.finish(this.#blow);
    this.#blow = undefined;
    const timeline = motion.timeline();
    const out = { duration: settings.reducedMotion ? RESULT.reducedFade : RESULT.leave, ease: 'power1.in' };
    between(timeline, amount.view, { alpha: 1 }, { alpha: 0 }, out);
    between(timeline, line.view, { alpha: 0 }, { alpha: 1 }, { at: out.duration, duration: RESULT.amountIn });
    if (veil.alpha > 0) between(timeline, veil, { alpha: veil.alpha }, { alpha: 0 }, VEIL.out);
    this.#timeline = timeline;
    void motion.play(timeline, () => this.clear());
    this.#events.closed(landing);
  }

  #at(delay: number, run: () => void): void {
    this.#callOffs.push(this.#stage.motion.at(delay, run));
  }

  #callOff(): void {
    for (const callOff of this.#callOffs.splice(0)) callOff();
    this.#silenceCount();
  }
}
