import type { SceneContext, SceneTypes } from '../../engine/definition.ts';
import type { Timeline } from '../../engine/motion.ts';
import type { CelebrationLayout } from '../celebration/layout.ts';
import { promiseIn, resolveAll, type Resolvers } from '../resolvers.ts';
import { type ResultStage, type RoundLanding, RoundResult } from './round-result.ts';

/** Presses in the first moments are a double tap, not a skip, ms. */
const DOUBLE_TAP_MS = 250;

/** At rest; the result is not known yet; the piece is on its way to it; it comes back as it was; the result is shown. */
type Phase = 'rest' | 'waiting' | 'landing' | 'failing' | 'result';

/** How a game's piece moves through a round of one draw. */
export interface RoundStage<Landing> extends ResultStage<Landing> {
  /** A round begins: the last one's figures step back. */
  stepBack(): void;
  /** A stretch of waiting without an end; `since` is how long it has waited already, ms. */
  wait(since: number): Timeline;
  /** The result is known, and the figures count again. */
  stepForth(): void;
  /** How long the way to a result takes, ms: the same for every outcome, but where the outcome is a play of its own. */
  landMs(isTurbo: boolean, landing: Landing): number;
  /** The way to a result in so many ms. */
  land(landing: Landing, ms: number): Timeline;
  /** Where a press leads on the way, where that is not its end: the rest of the way from there. */
  ahead?(): Timeline | undefined;
  /** To a result without a way, for reduced motion. */
  appear(landing: Landing): Timeline;
  /** Nobody knows the result: back to rest. */
  giveUp(): Timeline;
  /** It lies: at a result, or where it is. */
  lie(landing?: Landing): void;
}

/** What a round tells its scene. */
export interface RoundEvents<Landing> {
  landed(landing: Landing): void;
  shown(landing: Landing): void;
  closed(landing: Landing): void;
}

/** The cues of a round of one draw, from the press to rest: the same for every game of that kind. */
export class InstantRound<Landing extends RoundLanding> {
  readonly cues = {
    start: () => this.#start(),
    land: (landing: Landing) => this.#land(landing),
    /** `all`: to the end of a way that has stops. */
    skip: ({ all = false }: { readonly all?: boolean } = {}) => {
      this.#askSkip(all);
      return Promise.resolve();
    },
    fail: () => this.#fail(),
  };
  readonly #context: SceneContext<SceneTypes>;
  readonly #stage: RoundStage<Landing>;
  readonly #events: RoundEvents<Landing>;
  readonly #result: RoundResult<Landing>;
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
    this.#result = new RoundResult(context, stage, layout, {
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

  /** Nothing is played or shown: the choice may change. */
  get isAtRest(): boolean {
    return this.#phase === 'rest';
  }

  /** The last result's light goes out; at rest alone. */
  clearResult(): void {
    if (this.isAtRest) this.#result.clear();
  }

  /** A press on the picture: to the last frame of what is shown. */
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

  /** In stretches, until the answer comes. */
  #wait(): void {
    this.#move(this.#stage.wait(this.#context.motion.now - this.#startedAt), () => this.#wait());
  }

  #land(landing: Landing): Promise<void> {
    if (this.#phase === 'landing') return promiseIn(this.#onShown);
    const { motion, settings } = this.#context;
    const isWaiting = this.#phase === 'waiting';
    if (!isWaiting) {
      // A stored result: it begins where the way would have ended.
      this.#interrupt();
      this.#startedAt = -Infinity;
    }
    const shown = promiseIn(this.#onShown);
    this.#landing = landing;
    this.#phase = 'landing';
    this.#stage.stepForth();
    if (!isWaiting || landing.instant === true) this.#isSkipAsked = true;
    // Never sooner than a round may last.
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
      // The rest is seen as if nobody had pressed.
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

  /** Whatever is on the screen gives way. */
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
