import type { SceneContext, SceneTypes } from '../../../engine/definition.ts';
import type { Timeline } from '../../../engine/motion.ts';
import type { CelebrationLayout } from '../../../parts/celebration/layout.ts';
import { promiseIn, resolveAll, type Resolvers } from '../../../parts/resolvers.ts';
import { type ResultStage, type RoundLanding, ResultPresentation } from './round-result.ts';

/** Current state of a round of many steps, as far as the player may see it. */
export interface StepSceneView extends RoundLanding {
  readonly status: 'open' | 'lost' | 'cashedOut' | 'void';
  /** The steps so far, in order, each with its result. */
  readonly taken: readonly unknown[];
}

/** Cues (commands from the page) of a game with many steps per round. */
export type StepCues<View, Step> = {
  /** The player placed a bet and the request is pending: the scene clears the last round. Resolves immediately. */
  start: Record<string, never>;
  /**
   * The player requested a step: the pressed thing (chest, cup …) moves until `show` or `fail`. Resolves immediately.
   */
  press: Step;
  /** State of the round after one more step, or at the end of the round. Resolves when the scene shows this state. */
  show: View;
  /** Skips to the last frame of the current motion. */
  skip: Record<string, never>;
  /** No answer came, or the server refused the request. Resolves when the picture is as before the press. */
  fail: Record<string, never>;
};

/**
 * The pictures of a game with many steps per round: each method returns the animation of one part of a round, or
 * changes the pictures at once.
 */
export interface StepStage<View, Step> extends ResultStage<View> {
  /** Shows a round at rest; `view` is undefined before the first bet. */
  lie(view: View | undefined): void;
  /**
   * Returns the next part of the motion in which the pressed thing reacts while the answer is pending; `since` is the
   * time waited so far, ms.
   */
  wait(step: Step, since: number): Timeline;
  /**
   * Returns the motion that shows the outcome of the latest step; it takes equally long for every outcome until the
   * outcome is visible.
   */
  open(view: View, isTurbo: boolean): Timeline;
  /** Returns the motion before the next step of a round that continues; most games have none. */
  prepare?(view: View, isTurbo: boolean): Timeline;
  /** Returns the motion at the end of a round, which shows what the player did not open. */
  reveal(view: View, isTurbo: boolean): Timeline;
}

/** Functions that the scene passes to a round, to be called when the round shows or closes its result. */
export interface StepEvents<View> {
  /** Called when a step, or the end of the round, is on the screen. */
  shown(view: View): void;
  /** Called when the scene rests after the end of a round. */
  closed(view: View): void;
}

/**
 * What the scene does. rest: nothing moves; waiting: a step is pending; moving: the motion of a step or of the round's
 * end is playing; result: the end of the round is on the screen.
 */
type Phase = 'rest' | 'waiting' | 'moving' | 'result';

/** Plays a round of a game with many steps, from the bet until the scene is at rest; such games share this class. */
export class StepRoundScene<View extends StepSceneView, Step> {
  readonly cues = {
    start: () => this.#start(),
    press: (step: Step) => this.#press(step),
    show: (view: View) => this.#show(view),
    skip: () => {
      this.press();
      return Promise.resolve();
    },
    fail: () => this.#fail(),
  };
  readonly #context: SceneContext<SceneTypes>;
  readonly #stage: StepStage<View, Step>;
  readonly #events: StepEvents<View>;
  readonly #result: ResultPresentation<View>;
  #phase: Phase = 'rest';
  /** State of the round that the picture shows between steps; undefined before the first bet. */
  #view: View | undefined;
  /** Whether the player placed a bet whose round has not arrived yet. */
  #isBetting = false;
  /** Whether the scene has emitted `shown` for the end of the round. */
  #isReported = false;
  #startedAt = -Infinity;
  #pressedAt = 0;
  #moving: Timeline | undefined;
  #cancel: (() => void) | undefined;
  #onShown: Resolvers = [];

  constructor(
    context: SceneContext<SceneTypes>,
    stage: StepStage<View, Step>,
    layout: CelebrationLayout,
    events: StepEvents<View>,
  ) {
    this.#context = context;
    this.#stage = stage;
    this.#events = events;
    this.#result = new ResultPresentation(context, stage, layout, {
      shown: (view) => this.#tellShown(view),
      closed: (view) => {
        this.#phase = 'rest';
        events.closed(view);
      },
    });
  }

  /** Whether the page may change the choice: no request is pending, and the end of the last round was reported. */
  get mayChange(): boolean {
    return !this.#isBetting && (this.#phase === 'rest' || (this.#phase === 'result' && this.#isReported));
  }

  /**
   * Shows the state of the round that the page passes, if the picture shows another state and nothing is playing or
   * pending.
   */
  rest(view: View | undefined): void {
    if (!this.mayChange || isSame(view, this.#view)) return;
    this.#interrupt();
    this.#view = view;
    this.#stage.lie(view);
  }

  /**
   * Handles a press on the picture, or a skip: jumps to the last frame of the current motion. Returns false if nothing
   * is playing.
   */
  press(): boolean {
    if (this.#phase === 'result') return this.#result.press();
    if (this.#phase !== 'moving' || !this.#moving) return false;
    this.#context.motion.finish(this.#moving);
    return true;
  }

  #start(): Promise<void> {
    this.#interrupt();
    this.#isBetting = true;
    this.#startedAt = this.#context.motion.now;
    this.#context.sound.play('ui.press');
    this.#stage.lie(undefined);
    return Promise.resolve();
  }

  #press(step: Step): Promise<void> {
    this.#interrupt();
    this.#stage.lie(this.#view);
    this.#phase = 'waiting';
    this.#pressedAt = this.#context.motion.now;
    this.#context.sound.play('ui.press');
    if (!this.#context.settings.reduceMotion) this.#wait(step);
    return Promise.resolve();
  }

  /** Plays pieces of the waiting motion, one after the other, until the server's answer comes. */
  #wait(step: Step): void {
    const since = this.#context.motion.now - this.#pressedAt;
    this.#move(this.#stage.wait(step, since), () => this.#wait(step));
  }

  #show(view: View): Promise<void> {
    const { reduceMotion, turbo } = this.#context.settings;
    const before = this.#isBetting ? undefined : this.#view;
    const isStep = view.taken.length === (before?.taken.length ?? 0) + 1;
    const isSeen = view.instant === true || reduceMotion || view.taken.length === 0;
    if (this.#phase === 'result' || view.instant === true) this.#interrupt();
    this.#stopMoving();
    const shown = promiseIn(this.#onShown);
    this.#isBetting = false;
    this.#view = view;
    this.#phase = 'moving';
    if (isSeen || !isStep) this.#opened(view);
    else this.#move(this.#stage.open(view, turbo), () => this.#opened(view));
    return shown;
  }

  /** Continues after the motion of a step: allows the next step, or shows the end of the round. */
  #opened(view: View): void {
    this.#stopMoving();
    const { settings, motion, sound } = this.#context;
    if (view.status === 'open') {
      if (view.instant !== true && view.taken.length > 0) sound.play('ui.soft');
      const next = view.instant === true || settings.reduceMotion ? undefined : this.#stage.prepare;
      if (next) this.#move(next.call(this.#stage, view, settings.turbo), () => this.#goOn(view));
      else this.#goOn(view);
      return;
    }
    // A round never ends before its minimum duration.
    const left = view.instant === true ? 0 : this.#startedAt + settings.minRoundMs - motion.now;
    this.#cancel = motion.at(Math.max(0, left), () => {
      if (settings.reduceMotion || view.instant === true) this.#settled(view);
      else this.#move(this.#stage.reveal(view, settings.turbo), () => this.#settled(view));
    });
  }

  /** Shows the round at rest and allows the next step. */
  #goOn(view: View): void {
    this.#stopMoving();
    this.#stage.lie(view);
    this.#phase = 'rest';
    this.#tellShown(view);
  }

  #settled(view: View): void {
    this.#stopMoving();
    this.#stage.lie(view);
    this.#phase = 'result';
    this.#isReported = false;
    this.#result.begin(view, view.instant === true);
  }

  #fail(): Promise<void> {
    if (this.#phase !== 'waiting' && !this.#isBetting) return Promise.resolve();
    this.#stopMoving();
    this.#isBetting = false;
    this.#phase = 'rest';
    this.#stage.lie(this.#view);
    return Promise.resolve();
  }

  #tellShown(view: View): void {
    this.#isReported = true;
    resolveAll(this.#onShown);
    this.#events.shown(view);
  }

  #move(timeline: Timeline, onEnd: () => void): void {
    this.#stopMoving();
    this.#moving = timeline;
    void this.#context.motion.play(timeline, onEnd);
  }

  #stopMoving(): void {
    this.#cancel?.();
    this.#cancel = undefined;
    if (this.#moving) this.#context.motion.stop(this.#moving);
    this.#moving = undefined;
  }

  /** Stops the current motion and removes the shown result. */
  #interrupt(): void {
    this.#stopMoving();
    this.#result.clear();
    this.#phase = 'rest';
    resolveAll(this.#onShown);
  }
}

const textOf = (view: StepSceneView): string => JSON.stringify({ ...view, instant: undefined });

/** Returns true if two states of a round look the same at rest. */
const isSame = (one: StepSceneView | undefined, other: StepSceneView | undefined): boolean =>
  one === other || (one !== undefined && other !== undefined && textOf(one) === textOf(other));
