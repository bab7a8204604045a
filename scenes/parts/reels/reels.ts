import type { SceneContext } from '../../engine/definition.ts';
import type { Timeline } from '../../engine/motion.ts';
import { Container } from '../../engine/pixi.ts';
import { fromTo } from '../from-to.ts';
import type { ReelConfig } from './reel-config.ts';
import { BLUR_FROM, type ReelTiming, SKIP } from './reel-timing.ts';
import { brakeTimes } from './brake-times.ts';
import { type Face, ReelView } from './reel-view.ts';
import { mod, peakOf, ReelRun } from './reel-run.ts';
import { sizedTexture } from './sized-texture.ts';
import { LANDING, LATE, REDUCED } from './tuning.ts';
import type { ReelTypes } from './types.ts';

/** Callbacks of the reels. */
export interface ReelsEvents {
  /** Called when a reel has reached its symbols, just before it swings back from its overshoot. */
  stopped(reel: number): void;
  /** Called when all reels are at rest. */
  rested(): void;
}

/** Duration of the timeline that moves the reels, in ms; no round lasts longer. */
const CLOCK = 600_000;

/** State of one reel during a round. */
interface Reel {
  readonly run: ReelRun;
  readonly view: ReelView;
  /** Position of the reel before the round, and its target, in symbols. */
  placeBefore: number;
  target: number;
  /** Scene times at which the reel begins to run longer (tease) and to brake, in ms. */
  teaseAt: number;
  brakeAt: number;
  isTeased: boolean;
  isStopReported: boolean;
}

/** All reels of a slot: they start, stop on given symbols, skip and fail. One tween moves them all. */
export class Reels {
  readonly view = new Container();
  readonly #context: SceneContext<ReelTypes>;
  readonly #events: ReelsEvents;
  readonly #reels: readonly Reel[];
  readonly #faces: ReadonlyMap<string, Face>;
  #timing: ReelTiming | undefined;
  #startedAt = 0;
  #minRoundMs = 0;
  #isStopping = false;
  #clock: Timeline | undefined;
  #cancels: (() => void)[] = [];

  constructor(context: SceneContext<ReelTypes>, config: ReelConfig, events: ReelsEvents) {
    this.#context = context;
    this.#events = events;
    const { slot, window } = config;
    const cell = { width: window.width / slot.strips.length, height: window.height / slot.rows };
    const faces = new Map<string, Face>(
      Object.entries(config.symbols).map(([symbol, name]) => [
        symbol,
        {
          sharp: sizedTexture(context, context.texture(`symbol-${name}`), config.symbol),
          blurred: context.texture(`blur-${name}`),
        },
      ]),
    );
    this.#faces = faces;
    this.#reels = slot.strips.map((text, index) => {
      const strip = Array.from(text, (symbol) => faces.get(symbol));
      const view = new ReelView({ strip, rows: slot.rows, cell });
      view.view.position.set(window.x + (index + 0.5) * cell.width, window.y);
      this.view.addChild(view.view);
      return {
        run: new ReelRun(strip.length, 0),
        view,
        placeBefore: 0,
        target: 0,
        teaseAt: Infinity,
        brakeAt: Infinity,
        isTeased: false,
        isStopReported: false,
      };
    });
    this.rest(slot.strips.map(() => 0));
  }

  /** Returns the view of a reel, for effects on its symbols. */
  reel(index: number): ReelView {
    const reel = this.#reels[index];
    if (!reel) throw new Error(`there is no reel ${index}`);
    return reel.view;
  }

  /** Returns the sharp and the blurred picture of a symbol; throws if it has none. */
  face(symbol: string): Face {
    const face = this.#faces.get(symbol);
    if (!face) throw new Error(`the symbol ${symbol} has no picture`);
    return face;
  }

  /** Shows symbols at rest immediately; `stops` has the index on the strip of each reel's top row. */
  rest(stops: readonly number[]): void {
    this.#end();
    const { now } = this.#context.motion;
    for (const [index, reel] of this.#reels.entries()) {
      reel.run.rest(now, -(stops[index] ?? 0));
      reel.view.settle();
    }
    this.#draw();
  }

  /** Starts all reels. The round lasts at least `minRoundMs`. */
  start(timing: ReelTiming, minRoundMs: number): void {
    this.#end();
    const { now } = this.#context.motion;
    this.#timing = timing;
    this.#startedAt = now;
    this.#minRoundMs = minRoundMs;
    for (const [index, reel] of this.#reels.entries()) {
      reel.placeBefore = reel.run.place(now);
      reel.teaseAt = reel.brakeAt = Infinity;
      reel.isTeased = reel.isStopReported = false;
      reel.view.settle();
      reel.run.start(now + index * timing.spinDelay, timing);
    }
    this.#startClock();
  }

  /** Plans the stops of all reels; `teases` says for each reel whether it runs longer to build suspense. */
  land(stops: readonly number[], teases: readonly boolean[]): void {
    const timing = this.#timing;
    if (!timing || this.#isStopping) return;
    this.#isStopping = true;
    const { now } = this.#context.motion;
    const brakes = brakeTimes({
      timing,
      startedAt: this.#startedAt,
      resultAt: now,
      minRoundMs: this.#minRoundMs,
      teases,
    });
    for (const [index, reel] of this.#reels.entries()) {
      reel.target = mod(-(stops[index] ?? 0), reel.run.length);
      reel.isTeased = teases[index] === true && timing.teaseMs > 0;
      this.#plan(reel, brakes[index] ?? now);
    }
    this.#schedule();
  }

  /** Halves the speed of all reels, because the result is late. */
  slowDown(): void {
    if (this.#isStopping) return;
    const { now } = this.#context.motion;
    for (const { run } of this.#reels) run.slowDown(now, LATE.slowTo, LATE.slowMs);
  }

  /**
   * Stops every reel within the same short time. Reels that run longer to build suspense still take their time, unless
   * `endsTeases` is true. A skip that would make the round too short is delayed. Returns false if there is nothing to
   * skip.
   */
  skip(endsTeases: boolean): boolean {
    const { now } = this.#context.motion;
    const timing = this.#timing;
    if (!timing || !this.#isStopping) return false;
    const early = this.#startedAt + this.#minRoundMs - SKIP.ms - now;
    if (early > 0) {
      this.#cancels.push(this.#context.motion.at(early, () => void this.skip(endsTeases)));
      return true;
    }
    let next = now + SKIP.ms;
    let skipped = false;
    for (const [index, reel] of this.#reels.entries()) {
      if (reel.run.restAt <= now) continue;
      if (reel.isTeased && !endsTeases) {
        // This reel runs its usual longer time, beginning when the other reels have landed.
        const ready = this.#startedAt + index * timing.spinDelay + timing.startMs;
        if (reel.teaseAt > Math.max(next, ready)) this.#plan(reel, Math.max(next, ready) + timing.teaseMs);
        next = reel.brakeAt + timing.stopDelay;
        continue;
      }
      reel.run.skip(now, reel.target);
      reel.isTeased = false;
      skipped = true;
    }
    this.#schedule();
    return skipped;
  }

  /** Brings every reel back to its previous symbols, because there is no result. */
  fail(isEarly: boolean): void {
    const timing = this.#timing;
    if (!timing || this.#isStopping) return;
    this.#isStopping = true;
    const { now } = this.#context.motion;
    for (const { run, placeBefore } of this.#reels) {
      const isBlurred = run.speed(now) >= BLUR_FROM - 1e-6;
      if (!isBlurred) run.retreat(now, LATE.earlyMs);
      else if (isEarly) run.skip(now, placeBefore, LATE.earlyMs);
      else run.stop(now, placeBefore, timing);
    }
    this.#schedule();
  }

  /** Cross-fades to other symbols, reel by reel. */
  cross(stops: readonly number[]): void {
    this.#end();
    const { motion } = this.#context;
    const timeline = motion.timeline();
    for (const [index, reel] of this.#reels.entries()) {
      reel.target = mod(-(stops[index] ?? 0), reel.run.length);
      reel.isStopReported = false;
      reel.view.settle();
      reel.view.prepare(reel.target);
      const at = index * REDUCED.apart;
      fromTo(timeline, reel.view, { crossing: 0 }, { crossing: 1 }, { at, duration: REDUCED.fade });
      this.#cancels.push(
        motion.at(at + REDUCED.fade, () => {
          reel.run.rest(motion.now, reel.target);
          reel.view.show(reel.target, 0);
          this.#events.stopped(index);
        }),
      );
    }
    this.#clock = timeline;
    void motion.play(timeline, () => {
      this.#clock = undefined;
      this.#draw();
      this.#events.rested();
    });
  }

  /** Returns the timeline of a reel's brief vertical compression when it lands. */
  squash(index: number): Timeline {
    const view = this.reel(index);
    const timeline = this.#context.motion.timeline();
    const half = { duration: LANDING.squashMs / 2, ease: 'power2.out' };
    fromTo(timeline, view, { squash: 1 }, { squash: LANDING.squash }, half);
    fromTo(timeline, view, { squash: LANDING.squash }, { squash: 1 }, { ...half, at: LANDING.squashMs / 2 });
    return timeline;
  }

  /** Returns whether a reel runs longer to build suspense, now or later. */
  teases(index: number): boolean {
    return this.#reels[index]?.isTeased === true;
  }

  /** Tint of all symbols. */
  set tint(colour: number) {
    for (const { view } of this.#reels) view.tint = colour;
  }

  /** Set by the timeline in every frame; the value is ignored, it only triggers drawing. */
  set frame(_: number) {
    this.#draw();
  }

  get frame(): number {
    return 0;
  }

  #plan(reel: Reel, brakeAt: number): void {
    const timing = this.#timing;
    if (!timing) return;
    reel.brakeAt = brakeAt;
    if (reel.isTeased) {
      reel.teaseAt = brakeAt - timing.teaseMs;
      reel.run.tease(reel.teaseAt, timing.teaseMs);
    }
    reel.run.stop(brakeAt, reel.target, timing);
  }

  /** Schedules the callbacks for stops and rest according to the current plans. */
  #schedule(): void {
    const { motion } = this.#context;
    this.#cancelScheduled();
    const { now } = motion;
    let rest = now;
    for (const [index, reel] of this.#reels.entries()) {
      const { restAt } = reel.run;
      rest = Math.max(rest, restAt);
      if (reel.isStopReported) continue;
      const swing = reel.run.isSwinging ? this.#swing : 0;
      this.#cancels.push(
        motion.at(restAt - swing - now, () => {
          reel.isStopReported = true;
          this.#events.stopped(index);
        }),
      );
    }
    this.#cancels.push(
      motion.at(rest - now, () => {
        this.#end();
        this.#draw();
        this.#events.rested();
      }),
    );
  }

  /** Time from the farthest point of an overshoot to rest, ms. */
  get #swing(): number {
    return this.#timing ? this.#timing.brakeMs * (1 - peakOf(this.#timing.overshoot)) : 0;
  }

  #startClock(): void {
    const { motion } = this.#context;
    const timeline = fromTo(motion.timeline(), this, { frame: 0 }, { frame: CLOCK }, { duration: CLOCK });
    this.#clock = timeline;
    void motion.play(timeline, () => this.#startClock());
  }

  #draw(): void {
    const { now } = this.#context.motion;
    for (let index = 0; index < this.#reels.length; index++) {
      const reel = this.#reels[index];
      if (reel) reel.view.show(reel.run.place(now), reel.run.speed(now));
    }
  }

  #end(): void {
    this.#cancelScheduled();
    if (this.#clock) this.#context.motion.stop(this.#clock);
    this.#clock = undefined;
    this.#timing = undefined;
    this.#isStopping = false;
  }

  #cancelScheduled(): void {
    for (const cancel of this.#cancels.splice(0)) cancel();
  }
}
