// Types only; the shipped code omits the part that moves DOM elements, which scenes do not have.
import type { gsap as whole } from 'gsap';
import { gsap as tweens } from 'gsap/gsap-core';
import { Container, Sprite } from './pixi.ts';

/** A GSAP timeline whose positions and durations are milliseconds. Built paused; only `motion.play` moves it. */
export type Timeline = ReturnType<typeof whole.timeline>;

/** The scene's time: every motion is a timeline that the player advances. */
export interface Motion {
  /** Milliseconds since the scene was created. Inside `at` and `onEnd` it is the exact requested time. */
  readonly now: number;
  /** Creates an empty timeline, in ms; pass it to `play` when it is built. */
  timeline(vars?: gsap.TimelineVars): Timeline;
  /** Starts a timeline now; resolves when it has ended (or was finished), never when it was stopped. */
  play(timeline: Timeline, onEnd?: () => void): Promise<void>;
  /** Jumps a playing timeline to its last frame and ends it. */
  finish(timeline: Timeline): void;
  /** Ends a playing timeline in its current state. */
  stop(timeline: Timeline): void;
  /** Returns true while the timeline plays. */
  isPlaying(timeline: Timeline): boolean;
  /** Calls back after a delay in ms, at the exact time whatever the frame rate. Returns a function that cancels it. */
  at(delay: number, run: () => void): () => void;
  /** Turns the fixed steps of `update` on or off. A step sees tweens as the last frame or callback left them. */
  setFixedSteps(on: boolean): void;
  /** Returns a standard ease by its GSAP name, as a function of 0..1. */
  ease(name: string): (progress: number) => number;
}

/** The player's side of a scene's time. */
export interface MotionControl {
  readonly motion: Motion;
  /** Moves time forward, running every due callback in order of time. `update` gets the fixed steps. */
  advance(ms: number, update?: (dt: number) => void): void;
  /** Returns true if the next frame would look different: a timeline plays or the fixed steps run. */
  isMoving(): boolean;
  /**
   * Returns the ms until the next callback, or undefined if none is due: a scene at rest requests no frames but may
   * ask to be woken.
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
 * GSAP stores its data in a property of the objects that it moves. On display objects and their points that would add
 * one more object shape for the renderer to distinguish in every frame (see Container in pixi.ts), so theirs is kept
 * in this map.
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

/** Creates a scene's time. It reads no clock: only `advance` moves it. */
export function createMotion(): MotionControl {
  let now = 0;
  let order = 0;
  let stepping = false;
  let nextStep = 0;
  let disposed = false;
  const tracks: PlayingTimeline[] = [];
  const queue: ScheduledCall[] = [];

  /**
   * When the first callback is due and the first timeline ends, Infinity if none. Read several times a frame, so they
   * are computed when something is added or removed: reading them allocates nothing.
   */
  let firstCallback = Infinity;
  let firstEnd = Infinity;

  const findFirstCallback = (): void => {
    firstCallback = queue.reduce((first, { time }) => Math.min(first, time), Infinity);
  };
  const findFirstEnd = (): void => {
    firstEnd = tracks.reduce((first, track) => Math.min(first, track.end), Infinity);
  };

  /** Returns the first time at which something is due: a callback, a timeline's end, a fixed step. */
  function firstDue(): number {
    const first = firstCallback < firstEnd ? firstCallback : firstEnd;
    return stepping && nextStep < first ? nextStep : first;
  }

  function end(track: PlayingTimeline): void {
    const index = tracks.indexOf(track);
    if (index < 0) return;
    tracks.splice(index, 1);
    findFirstEnd();
    track.timeline.kill();
    track.onEnd?.();
    track.resolve();
  }

  function renderTracks(): void {
    for (let index = 0; index < tracks.length; index++) {
      const track = tracks[index];
      if (track) track.timeline.totalTime(now - track.start, false);
    }
  }

  /** Runs everything due exactly now: callbacks in order of registration, then ended timelines. */
  function runDue(update: ((dt: number) => void) | undefined): void {
    // A fixed step alone draws nothing: its effect is drawn once, with the frame.
    if (firstCallback <= now || firstEnd <= now) renderTracks();
    if (stepping && nextStep <= now) {
      nextStep += STEP;
      update?.(1 / 120);
    }
    if (firstCallback <= now) runCallbacks();
    if (firstEnd <= now) for (const track of tracks.filter((candidate) => candidate.end <= now)) end(track);
  }

  function runCallbacks(): void {
    const due = queue
      .filter((entry) => entry.time <= now)
      .toSorted((a, b) => a.time - b.time || a.order - b.order);
    for (const entry of due) {
      if (dequeue(entry)) entry.run();
    }
  }

  /** Removes a callback from the queue; returns false if it was already cancelled. */
  function dequeue(entry: ScheduledCall): boolean {
    const index = queue.indexOf(entry);
    if (index < 0) return false;
    queue.splice(index, 1);
    findFirstCallback();
    return true;
  }

  const motion: Motion = {
    get now() {
      return now;
    },
    timeline: (vars) => tweens.timeline({ ...vars, paused: true }),
    play: (timeline, onEnd) =>
      new Promise((resolve) => {
        if (disposed) return;
        const duration = timeline.totalDuration();
        tracks.push({ timeline, start: now, end: now + duration, onEnd, resolve });
        findFirstEnd();
        timeline.totalTime(0, false);
      }),
    finish(timeline) {
      const track = tracks.find((candidate) => candidate.timeline === timeline);
      if (!track) return;
      timeline.totalTime(timeline.totalDuration(), false);
      end(track);
    },
    stop(timeline) {
      const index = tracks.findIndex((candidate) => candidate.timeline === timeline);
      if (index < 0) return;
      tracks.splice(index, 1);
      findFirstEnd();
      timeline.kill();
    },
    isPlaying: (timeline) => tracks.some((track) => track.timeline === timeline),
    at(delay, run) {
      const entry: ScheduledCall = { time: now + Math.max(0, delay), order: order++, run };
      if (!disposed) {
        queue.push(entry);
        findFirstCallback();
      }
      return () => void dequeue(entry);
    },
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
      renderTracks();
      // GSAP's own ticker wakes with every timeline that is moved. At rest it must not request frames; while
      // something moves it may run on, because waking it again each frame costs more.
      if (tracks.length === 0) tweens.ticker.sleep();
    },
    isMoving: () => tracks.length > 0 || stepping,
    nextWake() {
      return firstCallback === Infinity ? undefined : Math.max(0, firstCallback - now);
    },
    dispose() {
      disposed = true;
      for (const track of tracks.splice(0)) track.timeline.kill();
      queue.length = 0;
      firstCallback = firstEnd = Infinity;
      stepping = false;
    },
  };
}
