import type { SceneContext, SceneTypes } from '../../engine/definition.ts';
import type { Timeline } from '../../engine/motion.ts';
import type { CelebrationLayout } from '../celebration/layout.ts';
import { promiseIn, resolveAll, type Resolvers } from '../resolvers.ts';
import { type ResultStage, type RoundLanding, RoundResult } from './round-result.ts';

/** A round of many steps as it stands, with what of it is in the picture. */
export interface StepView extends RoundLanding {
  readonly status: 'open' | 'lost' | 'cashedOut' | 'void';
  /** What the steps have opened, in order. */
  readonly taken: readonly unknown[];
}

/** The cues of a scene of many steps: its types take them over. */
export type StepCues<View, Step> = {
  /** A bet is on its way: the last round is put away. Resolves at once. */
  start: Record<string, never>;
  /** A step is on its way: what was pressed answers until `show` or `fail`. Resolves at once. */
  press: Step;
  /** The round as it stands: one more step, or settled. Resolves when that is on the screen. */
  show: View;
  /** To the last frame of what is shown. */
  skip: Record<string, never>;
  /** No answer came, or the server refused. Resolves when the picture is as before. */
  fail: Record<string, never>;
};

/** How a game's picture goes through a round of many steps. */
export interface StepStage<View, Step> extends ResultStage<View> {
  /** The picture of a round at rest; of none before the first bet. */
  lie(view: View | undefined): void;
  /** What was pressed answers, for a stretch without an end; `since` is how long it has waited already, ms. */
  wait(step: Step, since: number): Timeline;
  /** What the last step of a round has opened. The same length for every outcome until it is seen. */
  open(view: View, isTurbo: boolean): Timeline;
  /** What comes before the next step of a round that goes on; nothing in most games. */
  prepare?(view: View, isTurbo: boolean): Timeline;
  /** The rest of a settled round's layout. */
  reveal(view: View, isTurbo: boolean): Timeline;
}

/** What a round tells its scene. */
export interface StepEvents<View> {
  /** A step, or the end of the round, is on the screen. */
  shown(view: View): void;
  /** The scene rests after the end of a round. */
  closed(view: View): void;
}

/** rest: nothing moves; waiting: a step is on its way; moving: a step or the layout is shown; result: the end is. */
type Phase = 'rest' | 'waiting' | 'moving' | 'result';

/** The cues of a round of many steps, from the bet to rest: the same for every game of that kind. */
export class StepRound<View extends StepView, Step> {
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
  readonly #result: RoundResult<View>;
  #phase: Phase = 'rest';
  /** What the picture shows when it rests. */
  #view: View | undefined;
  /** The bet is made, and no round has come yet. */
  #isBetting = false;
  /** All of the end that is on show has been told. */
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
    this.#result = new RoundResult(context, stage, layout, {
      shown: (view) => this.#tellShown(view),
      closed: (view) => {
        this.#phase = 'rest';
        events.closed(view);
      },
    });
  }

  /** What is bet on may change: nothing is on its way, and all of the last end has been told. */
  get mayChange(): boolean {
    return !this.#isBetting && (this.#phase === 'rest' || (this.#phase === 'result' && this.#isReported));
  }

  /** The page's own word on the round: taken where it differs from the picture, unless something is on its way. */
  rest(view: View | undefined): void {
    if (!this.mayChange || isSame(view, this.#view)) return;
    this.#interrupt();
    this.#view = view;
    this.#stage.lie(view);
  }

  /** A press on the picture, or a skip: to the last frame of what is shown. */
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

  /** In stretches, until the answer comes. */
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

  /** The step is seen: the round goes on, or its layout follows. */
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
    // Never sooner than a round may last.
    const left = view.instant === true ? 0 : this.#startedAt + settings.minRoundMs - motion.now;
    this.#cancel = motion.at(Math.max(0, left), () => {
      if (settings.reduceMotion || view.instant === true) this.#settled(view);
      else this.#move(this.#stage.reveal(view, settings.turbo), () => this.#settled(view));
    });
  }

  /** The next step may be taken. */
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

  /** Whatever is on the screen gives way. */
  #interrupt(): void {
    this.#stopMoving();
    this.#result.clear();
    this.#phase = 'rest';
    resolveAll(this.#onShown);
  }
}

const textOf = (view: StepView): string => JSON.stringify({ ...view, instant: undefined });

/** Whether two views are the same picture at rest. */
const isSame = (one: StepView | undefined, other: StepView | undefined): boolean =>
  one === other || (one !== undefined && other !== undefined && textOf(one) === textOf(other));
