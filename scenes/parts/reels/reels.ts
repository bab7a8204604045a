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
  /** A reel has reached its symbols, just before its overshoot swings back. */
  stopped(reel: number): void;
  /** All reels rest. */
  rested(): void;
}

/** Length of a round's clock before it is restarted, ms: no round lasts that long. */
const CLOCK = 600_000;

/** State of one reel in a round. */
interface Reel {
  readonly run: ReelRun;
  readonly view: ReelView;
  /** Place before the round, and the target. */
  placeBefore: number;
  target: number;
  /** Start of its tease and of its brake, scene ms. */
  teaseAt: number;
  brakeAt: number;
  isTeased: boolean;
  isStopReported: boolean;
}

/** The reels of a game: start, stop on the given window, skip, fail. One tween moves them all. */
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

  /** Returns a reel's view, for effects on single symbols. */
  reel(index: number): ReelView {
    const reel = this.#reels[index];
    if (!reel) throw new Error(`there is no reel ${index}`);
    return reel.view;
  }

  /** Returns the two pictures of a symbol in the rules; throws if it has none. */
  face(symbol: string): Face {
    const face = this.#faces.get(symbol);
    if (!face) throw new Error(`the symbol ${symbol} has no picture`);
    return face;
  }

  /** Rests on a window immediately: for each reel the strip index in the top row. */
  rest(stops: readonly number[]): void {
    this.#end();
    const { now } = this.#context.motion;
    for (const [index, reel] of this.#reels.entries()) {
      reel.run.rest(now, -(stops[index] ?? 0));
      reel.view.settle();
    }
    this.#draw();
  }

  /** Starts the reels. A round lasts at least `minRoundMs`. */
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

  /** Plans every stop; `teases` holds for each reel whether it runs on. */
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

  /** Halves the speed while the result is late. */
  slowDown(): void {
    if (this.#isStopping) return;
    const { now } = this.#context.motion;
    for (const { run } of this.#reels) run.slowDown(now, LATE.slowTo, LATE.slowMs);
  }

  /**
   * Stops every reel in the same short time; a first press keeps the tease of teased reels. Does nothing before the
   * minimum length of the round. Returns false if there is nothing to skip.
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
        // Its tease begins when the other reels have landed, at its usual length.
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

  /** Brings every reel to rest on its previous window when there is no result. */
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

  /** Fades in the symbols of another window over the old ones, reel by reel. */
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

  /** Creates the landing's squash of a reel, always of a whole reel: single symbols pop by themselves. */
  squash(index: number): Timeline {
    const view = this.reel(index);
    const timeline = this.#context.motion.timeline();
    const half = { duration: LANDING.squashMs / 2, ease: 'power2.out' };
    fromTo(timeline, view, { squash: 1 }, { squash: LANDING.squash }, half);
    fromTo(timeline, view, { squash: LANDING.squash }, { squash: 1 }, { ...half, at: LANDING.squashMs / 2 });
    return timeline;
  }

  /** Returns whether a reel will run on, or does. */
  teases(index: number): boolean {
    return this.#reels[index]?.isTeased === true;
  }

  /** Tint of all symbols. */
  set tint(colour: number) {
    for (const { view } of this.#reels) view.tint = colour;
  }

  /** Set by the clock in every frame; the value is ignored and only triggers a redraw. */
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

  /** Schedules the reports of stops and rest by the current plans. */
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

  /** Time from the peak of an overshoot to rest, ms. */
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
