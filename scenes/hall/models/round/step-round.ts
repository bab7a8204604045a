import type { SceneContext, SceneTypes } from '../../../engine/definition.ts';
import type { Timeline } from '../../../engine/motion.ts';
import type { CelebrationLayout } from '../../../parts/celebration/layout.ts';
import { promiseIn, resolveAll, type Resolvers } from '../../../parts/resolvers.ts';
import { type ResultStage, type RoundLanding, ResultPresentation } from './round-result.ts';

/** A round of many steps: its current state, as far as it is shown. */
export interface StepSceneView extends RoundLanding {
  readonly status: 'open' | 'lost' | 'cashedOut' | 'void';
  /** What the steps have opened, in order. */
  readonly taken: readonly unknown[];
}

/** Cues of a scene of many steps, part of its types. */
export type StepCues<View, Step> = {
  /** A bet is on its way: clears the last round. Resolves immediately. */
  start: Record<string, never>;
  /** A step is on its way: the pressed piece reacts until `show` or `fail`. Resolves immediately. */
  press: Step;
  /** The current round: one more step, or settled. Resolves when it is on the screen. */
  show: View;
  /** Skips to the last frame of what is shown. */
  skip: Record<string, never>;
  /** No answer came, or the server refused. Resolves when the picture is as before. */
  fail: Record<string, never>;
};

/** Motion of a game's picture through a round of many steps. */
export interface StepStage<View, Step> extends ResultStage<View> {
  /** Shows a round at rest; undefined before the first bet. */
  lie(view: View | undefined): void;
  /** Returns an endless stretch in which the pressed piece reacts; `since` is the time waited so far, ms. */
  wait(step: Step, since: number): Timeline;
  /** Returns the opening of the last step. It lasts equally long for every outcome until the outcome is visible. */
  open(view: View, isTurbo: boolean): Timeline;
  /** Returns the motion before the next step of a round that continues; most games have none. */
  prepare?(view: View, isTurbo: boolean): Timeline;
  /** Returns the reveal of the rest of a settled round's layout. */
  reveal(view: View, isTurbo: boolean): Timeline;
}

/** Events of a round for its scene. */
export interface StepEvents<View> {
  /** A step, or the end of the round, is on the screen. */
  shown(view: View): void;
  /** The scene rests after the end of a round. */
  closed(view: View): void;
}

/**
 * rest: nothing moves; waiting: a step is on its way; moving: a step or the layout is shown; result: the end is
 * shown.
 */
type Phase = 'rest' | 'waiting' | 'moving' | 'result';

/** Cues of a round of many steps, from the bet to rest: the same for every game of that kind. */
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
  /** View that the picture shows at rest. */
  #view: View | undefined;
  /** Whether a bet was made whose round has not arrived yet. */
  #isBetting = false;
  /** Whether the end on show has been fully reported. */
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

  /** Whether the choice may change: nothing is on its way, and the last end has been fully reported. */
  get mayChange(): boolean {
    return !this.#isBetting && (this.#phase === 'rest' || (this.#phase === 'result' && this.#isReported));
  }

  /** Takes the page's view of the round where it differs from the picture, unless something is on its way. */
  rest(view: View | undefined): void {
    if (!this.mayChange || isSame(view, this.#view)) return;
    this.#interrupt();
    this.#view = view;
    this.#stage.lie(view);
  }

  /** Handles a press on the picture, or a skip: skips to the last frame of what is shown. */
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

  /** Waits in stretches until the answer comes. */
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

  /** Continues after the opening of a step: the round goes on, or its layout follows. */
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

  /** Allows the next step. */
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

  /** Interrupts whatever is on the screen. */
  #interrupt(): void {
    this.#stopMoving();
    this.#result.clear();
    this.#phase = 'rest';
    resolveAll(this.#onShown);
  }
}

const textOf = (view: StepSceneView): string => JSON.stringify({ ...view, instant: undefined });

/** Returns whether two views give the same picture at rest. */
const isSame = (one: StepSceneView | undefined, other: StepSceneView | undefined): boolean =>
  one === other || (one !== undefined && other !== undefined && textOf(one) === textOf(other));
