// Types only: the shipped code leaves out GSAP's plugin for DOM elements, because scenes have no DOM elements.
import type { gsap as whole } from 'gsap';
import { gsap as tweens } from 'gsap/gsap-core';
import { Container, Sprite } from './pixi.ts';

/** A GSAP timeline with positions and durations in ms. It is created paused, and only `motion.play` moves it. */
export type Timeline = ReturnType<typeof whole.timeline>;

/** The clock and the motions of a scene: all motions are timelines, which advance only with the scene player. */
export interface Motion {
  /**
   * Time since the scene was created, ms. Within a callback of `at` or `play`, it is the exact time at which that
   * callback was due.
   */
  readonly now: number;
  /** Creates an empty timeline in ms; fill it, then pass it to `play`. */
  timeline(vars?: gsap.TimelineVars): Timeline;
  /** Starts a timeline now. Resolves when it has ended or was finished, never if it was stopped. */
  play(timeline: Timeline, onEnd?: () => void): Promise<void>;
  /** Jumps a playing timeline to its last frame and ends it. */
  finish(timeline: Timeline): void;
  /** Ends a playing timeline in its current state; its promise stays pending. */
  stop(timeline: Timeline): void;
  /** Returns true while the timeline plays. */
  isPlaying(timeline: Timeline): boolean;
  /**
   * Calls `run` after `delay` ms, at the exact time whatever the frame rate. Returns a function that cancels the call.
   */
  at(delay: number, run: () => void): () => void;
  /** Turns the fixed steps of `update` on or off. In a step, tweened values are those of the last frame or callback. */
  setFixedSteps(on: boolean): void;
  /** Returns a standard GSAP ease by its name, as a function of a progress from 0 to 1. */
  ease(name: string): (progress: number) => number;
}

/** The control of a scene's clock and motions, for the scene player. */
export interface MotionControl {
  readonly motion: Motion;
  /** Advances time by `ms` and runs all due callbacks in order of time; `update` is called for each fixed step. */
  advance(ms: number, update?: (dt: number) => void): void;
  /** Returns whether the next frame would look different: a timeline plays or fixed steps are on. */
  isMoving(): boolean;
  /**
   * Returns the ms until the next callback, or undefined if there is none. A resting scene requests no frames until
   * then.
   */
  nextWake(): number | undefined;
  dispose(): void;
}

interface PlayingTimeline {
  readonly timeline: Timeline;
  readonly start: number;
  readonly end: number;
  readonly onEnd: (() => void) | undefined;
  readonly resolve: () => void;
}

interface ScheduledCall {
  readonly time: number;
  readonly order: number;
  readonly run: () => void;
}

const STEP = 1000 / 120;

/**
 * Data that GSAP would store as a property of each object it moves. On display objects and their points that property
 * would add one more object shape (see Container in pixi.ts), so their data is in this map.
 */
const gsapData = new WeakMap<object, unknown>();
const { scale } = new Container();
for (const prototype of [Container.prototype, Sprite.prototype, Object.getPrototypeOf(scale)]) {
  Object.defineProperty(prototype, '_gsap', {
    get(this: object) {
      return gsapData.get(this);
    },
    set(this: object, note: unknown) {
      gsapData.set(this, note);
    },
  });
}

/** Creates the clock and motions of a scene. They do not read the real time; only `advance` moves them. */
export function createMotion(): MotionControl {
  const calls = new ScheduledCalls();
  const tracks = new PlayingTimelines();
  let now = 0;
  let stepping = false;
  let nextStep = 0;
  let disposed = false;

  /** Returns the next time at which a callback, the end of a timeline or a fixed step is due. */
  function firstDue(): number {
    const first = calls.first < tracks.firstEnd ? calls.first : tracks.firstEnd;
    return stepping && nextStep < first ? nextStep : first;
  }

  /** Runs what is due exactly now: the fixed step, callbacks in order of registration, then the ends of timelines. */
  function runDue(update: ((dt: number) => void) | undefined): void {
    // A fixed step alone needs no update of the timelines; `advance` updates them once at its end.
    if (calls.first <= now || tracks.firstEnd <= now) tracks.render(now);
    if (stepping && nextStep <= now) {
      nextStep += STEP;
      update?.(1 / 120);
    }
    if (calls.first <= now) calls.runDue(now);
    if (tracks.firstEnd <= now) tracks.endDue(now);
  }

  const motion: Motion = {
    get now() {
      return now;
    },
    timeline: (vars) => tweens.timeline({ ...vars, paused: true }),
    play: (timeline, onEnd) =>
      new Promise((resolve) => {
        if (!disposed) tracks.add(timeline, now, onEnd, resolve);
      }),
    finish: (timeline) => tracks.finish(timeline),
    stop: (timeline) => tracks.stop(timeline),
    isPlaying: (timeline) => tracks.find(timeline) !== undefined,
    at: (delay, run) => (disposed ? () => undefined : calls.add(now + Math.max(0, delay), run)),
    setFixedSteps(on) {
      if (on && !stepping) nextStep = now + STEP;
      stepping = on;
    },
    ease: (name) => tweens.parseEase(name),
  };

  return {
    motion,
    advance(ms, update) {
      const target = now + ms;
      for (let due = firstDue(); due <= target && !disposed; due = firstDue()) {
        now = Math.max(now, due);
        runDue(update);
      }
      now = target;
      tracks.render(now);
      // GSAP's ticker starts with every timeline that is moved, and would request frames while the scene rests. While
      // something moves it stays on, because starting it again in each frame costs more.
      if (!tracks.isMoving) tweens.ticker.sleep();
    },
    isMoving: () => tracks.isMoving || stepping,
    nextWake() {
      return calls.first === Infinity ? undefined : Math.max(0, calls.first - now);
    },
    dispose() {
      disposed = true;
      tracks.clear();
      calls.clear();
      stepping = false;
    },
  };
}

/** Callbacks waiting for their time. */
class ScheduledCalls {
  /**
   * Time of the first callback, or Infinity if there is none. Updated when a callback is added or removed, so that the
   * reads in every frame allocate nothing.
   */
  first = Infinity;
  readonly #queue: ScheduledCall[] = [];
  #order = 0;

  /** Adds a callback; returns a function that cancels it. */
  add(time: number, run: () => void): () => void {
    const entry: ScheduledCall = { time, order: this.#order++, run };
    this.#queue.push(entry);
    this.#findFirst();
    return () => void this.#remove(entry);
  }

  /** Runs the callbacks due until `now`, in order of time and then of registration. */
  runDue(now: number): void {
    const due = this.#queue
      .filter((entry) => entry.time <= now)
      .sort((a, b) => a.time - b.time || a.order - b.order);
    for (const entry of due) {
      if (this.#remove(entry)) entry.run();
    }
  }

  clear(): void {
    this.#queue.length = 0;
    this.first = Infinity;
  }

  /** Removes a callback from the queue; returns false if it is not in it any more. */
  #remove(entry: ScheduledCall): boolean {
    const index = this.#queue.indexOf(entry);
    if (index < 0) return false;
    this.#queue.splice(index, 1);
    this.#findFirst();
    return true;
  }

  #findFirst(): void {
    this.first = this.#queue.reduce((first, { time }) => Math.min(first, time), Infinity);
  }
}

/** The timelines that are playing. */
class PlayingTimelines {
  /** Time at which the first timeline ends, or Infinity if none plays. Reading it allocates nothing. */
  firstEnd = Infinity;
  readonly #tracks: PlayingTimeline[] = [];

  get isMoving(): boolean {
    return this.#tracks.length > 0;
  }

  /** Starts a timeline; `resolve` is called when it ends or is finished. */
  add(timeline: Timeline, now: number, onEnd: (() => void) | undefined, resolve: () => void): void {
    const duration = timeline.totalDuration();
    this.#tracks.push({ timeline, start: now, end: now + duration, onEnd, resolve });
    this.#findFirstEnd();
    timeline.totalTime(0, false);
  }

  find(timeline: Timeline): PlayingTimeline | undefined {
    return this.#tracks.find((candidate) => candidate.timeline === timeline);
  }

  /** Sets all timelines to their state at `now`. */
  render(now: number): void {
    for (let index = 0; index < this.#tracks.length; index++) {
      const track = this.#tracks[index];
      if (track) track.timeline.totalTime(now - track.start, false);
    }
  }

  /** Ends the timelines that are over at `now`. */
  endDue(now: number): void {
    for (const track of this.#tracks.filter((candidate) => candidate.end <= now)) this.#end(track);
  }

  /** Jumps a timeline to its last frame and ends it. */
  finish(timeline: Timeline): void {
    const track = this.find(timeline);
    if (!track) return;
    timeline.totalTime(timeline.totalDuration(), false);
    this.#end(track);
  }

  /** Ends a timeline in its current state; its promise stays pending. */
  stop(timeline: Timeline): void {
    const track = this.find(timeline);
    if (!track) return;
    this.#remove(track);
    timeline.kill();
  }

  clear(): void {
    for (const track of this.#tracks.splice(0)) track.timeline.kill();
    this.firstEnd = Infinity;
  }

  #end(track: PlayingTimeline): void {
    if (!this.#remove(track)) return;
    track.timeline.kill();
    track.onEnd?.();
    track.resolve();
  }

  #remove(track: PlayingTimeline): boolean {
    const index = this.#tracks.indexOf(track);
    if (index < 0) return false;
    this.#tracks.splice(index, 1);
    this.#findFirstEnd();
    return true;
  }

  #findFirstEnd(): void {
    this.firstEnd = this.#tracks.reduce((first, track) => Math.min(first, track.end), Infinity);
  }
}
