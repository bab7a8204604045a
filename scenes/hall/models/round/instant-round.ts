import type { SceneContext, SceneTypes } from '../../../engine/definition.ts';
import type { Timeline } from '../../../engine/motion.ts';
import type { CelebrationLayout } from '../../../parts/celebration/layout.ts';
import { promiseIn, resolveAll, type Resolvers } from '../../../parts/resolvers.ts';
import { type ResultStage, type RoundLanding, ResultPresentation } from './round-result.ts';

/** A second press within this time counts as part of a double tap and does not skip, ms. */
const DOUBLE_TAP_MS = 250;

/**
 * What the scene does. rest: nothing moves; waiting: the result is unknown; landing: the moving piece (ball, die …)
 * goes to the result; failing: the piece goes back; result: the result is shown.
 */
type Phase = 'rest' | 'waiting' | 'landing' | 'failing' | 'result';

/**
 * The pictures of a game with one draw per round: each method returns the animation of one part of a round, or changes
 * the pictures at once.
 */
export interface RoundStage<Landing> extends ResultStage<Landing> {
  /** Dims the figures of the previous round as a round begins. */
  stepBack(): void;
  /**
   * Returns the next piece of the motion that plays while the result is unknown; `since` is the time waited so far, ms.
   */
  wait(since: number): Timeline;
  /** Ends the dimming of the figures, since the result is known. */
  stepForth(): void;
  /**
   * Returns the time until the result is visible, ms: the same for every outcome, except in games where each outcome
   * has its own animation.
   */
  landMs(isTurbo: boolean, landing: Landing): number;
  /** Returns the motion to a result, which lasts `ms`. */
  land(landing: Landing, ms: number): Timeline;
  /** Returns the rest of the motion, from the point to which a press skips; undefined if a press skips to the end. */
  ahead?(): Timeline | undefined;
  /** Returns the fade to a result that is shown instead of any motion in reduced motion. */
  appear(landing: Landing): Timeline;
  /** Returns the motion back to rest, since no result came. */
  giveUp(): Timeline;
  /** Shows the moving piece at rest: at the result `landing`, or where it is if there is no result. */
  lie(landing?: Landing): void;
}

/** Functions that the scene passes to a round, to be called when the round shows or closes its result. */
export interface RoundEvents<Landing> {
  landed(landing: Landing): void;
  shown(landing: Landing): void;
  closed(landing: Landing): void;
}

/** Plays a round of a game with one draw, from the press until the scene is at rest; such games share this class. */
export class InstantRoundScene<Landing extends RoundLanding> {
  readonly cues = {
    start: () => this.#start(),
    land: (landing: Landing) => this.#land(landing),
    /** Skips to the next point of the motion at which skipping stops; with `all`, to the end of the motion. */
    skip: ({ all = false }: { readonly all?: boolean } = {}) => {
      this.#askSkip(all);
      return Promise.resolve();
    },
    fail: () => this.#fail(),
  };
  readonly #context: SceneContext<SceneTypes>;
  readonly #stage: RoundStage<Landing>;
  readonly #events: RoundEvents<Landing>;
  readonly #result: ResultPresentation<Landing>;
  #phase: Phase = 'rest';
  #landing: Landing | undefined;
  #isSkipAsked = false;
  #startedAt = 0;
  #moving: Timeline | undefined;
  #cancel: (() => void) | undefined;
  #onLanded: Resolvers = [];
  #onShown: Resolvers = [];
  #onFailed: Resolvers = [];

  constructor(
    context: SceneContext<SceneTypes>,
    stage: RoundStage<Landing>,
    layout: CelebrationLayout,
    events: RoundEvents<Landing>,
  ) {
    this.#context = context;
    this.#stage = stage;
    this.#events = events;
    this.#result = new ResultPresentation(context, stage, layout, {
      shown: (landing) => {
        resolveAll(this.#onShown);
        events.shown(landing);
      },
      closed: (landing) => {
        this.#phase = 'rest';
        events.closed(landing);
      },
    });
  }

  /** Whether nothing is playing and no result is shown, so that the page may change the player's choice. */
  get isAtRest(): boolean {
    return this.#phase === 'rest';
  }

  /** Removes the light of the last result, if the scene is at rest. */
  clearResult(): void {
    if (this.isAtRest) this.#result.clear();
  }

  /**
   * Handles a press on the picture: skips to the last frame of the current motion. Returns false if there is nothing to
   * skip.
   */
  press(): boolean {
    if (this.#phase === 'result') return this.#result.press();
    if (this.#phase !== 'waiting' && this.#phase !== 'landing') return false;
    if (this.#context.motion.now - this.#startedAt < DOUBLE_TAP_MS) return false;
    this.#askSkip();
    return true;
  }

  #start(): Promise<void> {
    if (this.#phase === 'waiting' || this.#phase === 'landing') return promiseIn(this.#onLanded);
    this.#interrupt();
    const landed = promiseIn(this.#onLanded);
    const { motion, settings, sound } = this.#context;
    this.#phase = 'waiting';
    this.#startedAt = motion.now;
    this.#stage.stepBack();
    sound.play('ui.press');
    if (!settings.reduceMotion) this.#wait();
    return landed;
  }

  /** Plays pieces of the waiting motion, one after the other, until the server's answer comes. */
  #wait(): void {
    this.#move(this.#stage.wait(this.#context.motion.now - this.#startedAt), () => this.#wait());
  }

  #land(landing: Landing): Promise<void> {
    if (this.#phase === 'landing') return promiseIn(this.#onShown);
    const { motion, settings } = this.#context;
    const isWaiting = this.#phase === 'waiting';
    if (!isWaiting) {
      // A result without a press before it is the stored result of an earlier round, so only the end of its motion is
      // shown.
      this.#interrupt();
      this.#startedAt = -Infinity;
    }
    const shown = promiseIn(this.#onShown);
    this.#landing = landing;
    this.#phase = 'landing';
    this.#stage.stepForth();
    if (!isWaiting || landing.instant === true) this.#isSkipAsked = true;
    // A round never ends before its minimum duration.
    const left = this.#startedAt + settings.minRoundMs - motion.now;
    if (settings.reduceMotion) {
      this.#stopMoving();
      this.#cancel = motion.at(Math.max(0, left), () =>
        this.#move(this.#stage.appear(landing), () => this.#landed()),
      );
      return shown;
    }
    const ms = Math.max(left, this.#stage.landMs(settings.turbo, landing));
    this.#move(this.#stage.land(landing, ms), () => this.#landed());
    if (this.#isSkipAsked) this.#trySkip(!isWaiting || landing.instant === true);
    return shown;
  }

  #askSkip(isAll = false): void {
    if (this.#phase === 'result') return void this.#result.press();
    if (this.#phase !== 'waiting' && this.#phase !== 'landing') return;
    this.#isSkipAsked = true;
    this.#trySkip(isAll);
  }

  #trySkip(isAll: boolean): void {
    if (this.#phase !== 'landing' || !this.#moving) return;
    const { motion, settings } = this.#context;
    const left = this.#startedAt + settings.minRoundMs - motion.now;
    this.#cancel?.();
    const ahead = isAll || left > 0 ? undefined : this.#stage.ahead?.();
    if (left > 0) this.#cancel = motion.at(left, () => this.#trySkip(isAll));
    else if (ahead) {
      // From here on, the motion plays as if the player had not pressed.
      this.#isSkipAsked = false;
      this.#move(ahead, () => this.#landed());
    } else motion.finish(this.#moving);
  }

  #landed(): void {
    const landing = this.#landing;
    if (!landing) return;
    this.#stopMoving();
    this.#stage.lie(landing);
    this.#phase = 'result';
    this.#context.sound.play('ui.soft');
    this.#events.landed(landing);
    resolveAll(this.#onLanded);
    this.#result.begin(landing, this.#isSkipAsked);
    this.#isSkipAsked = false;
  }

  #fail(): Promise<void> {
    if (this.#phase !== 'waiting') return Promise.resolve();
    const failed = promiseIn(this.#onFailed);
    resolveAll(this.#onLanded);
    this.#phase = 'failing';
    this.#isSkipAsked = false;
    const end = (): void => {
      this.#stopMoving();
      this.#stage.lie();
      this.#stage.stepForth();
      this.#phase = 'rest';
      resolveAll(this.#onFailed);
    };
    if (this.#context.settings.reduceMotion) end();
    else this.#move(this.#stage.giveUp(), end);
    return failed;
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
    this.#stage.lie();
    this.#stage.stepForth();
    this.#landing = undefined;
    this.#isSkipAsked = false;
    resolveAll(this.#onShown);
  }
}
