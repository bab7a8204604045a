import type { SceneContext, SceneTypes } from '../../../engine/definition.ts';
import type { Timeline } from '../../../engine/motion.ts';
import type { Container, Sprite } from '../../../engine/pixi.ts';
import { Burst, BURST_MS } from '../../../parts/burst.ts';
import { Celebration } from '../../../parts/celebration/celebration.ts';
import type { CelebrationLayout } from '../../../parts/celebration/layout.ts';
import { type CelebratedTier, stepOf } from '../../../parts/celebration/steps.ts';
import { fromTo } from '../../../parts/from-to.ts';
import { addRing, createRing } from '../../../parts/ring.ts';

/** Times and look of a result that is shown. Times are in ms from the moment at which everything has stopped. */
export const RESULT = {
  /** Time in which the glow of a win fades in. */
  glow: 220,
  glowAlpha: 0.75,
  swell: 300,
  swellTo: 1.08,
  /** Time until the amount of a win appears. */
  amountAt: 220,
  /** Time for which a loss stays on the screen. */
  lossHold: 180,
  reducedFade: 200,
  sparks: 14,
} as const;

/** Fields that the results of all games have in common. */
export interface RoundLanding {
  /** Stake in hundredths of a coin; a payout of at most the stake does not count as a win. */
  readonly stake: number;
  readonly payout: number;
  /** Jackpot that the round won; a jackpot is celebrated whatever its amount. */
  readonly jackpot?: CelebratedTier | undefined;
  /** True for a stored result of an earlier round: the scene shows the last frame at once, without motion. */
  readonly instant?: boolean;
}

/** The pictures of a game that are needed to show a result. */
export interface ResultStage<Landing> {
  /** Container of everything except the sky; the celebration of a win zooms and shakes this container. */
  readonly play: Container;
  /** Glow of a win, around the piece that shows the result. */
  readonly glow: Sprite;
  /** Scale of the piece that shows the result, such as a die or a duck; a tween animates it. */
  swell: number;
  /**
   * Returns the position and size of the piece that shows the result, and the point from which a small win's amount
   * rises, in design pixels.
   */
  spot(landing: Landing): {
    readonly x: number;
    readonly y: number;
    readonly size: number;
    readonly from: { readonly x: number; readonly y: number };
  };
  /** Colours the texts and figures of the game for a win, for a loss, or for neither. */
  paint(result: 'won' | 'lost' | 'none'): void;
}

/** Functions that are called while a result is shown. */
export interface ResultEvents<Landing> {
  /** Called when the whole result is on the screen. */
  shown(landing: Landing): void;
  /** Called when the result has been shown long enough and the scene comes to rest. */
  closed(landing: Landing): void;
}

/**
 * Shows a result, from the moment the motion stops until the scene rests. A win lights up and is celebrated by its size
 * relative to the stake; a loss is quiet and quick.
 */
export class ResultPresentation<Landing extends RoundLanding> {
  readonly #context: SceneContext<SceneTypes>;
  readonly #stage: ResultStage<Landing>;
  readonly #events: ResultEvents<Landing>;
  readonly #celebration: Celebration;
  readonly #burst: Burst;
  readonly #ring: ReturnType<typeof createRing>;
  #landing: Landing | undefined;
  #impact: Timeline | undefined;
  #cancel: (() => void) | undefined;
  /** Next step of the presentation; a press runs this step at once. */
  #next: ((instant: boolean) => void) | undefined;

  constructor(
    context: SceneContext<SceneTypes>,
    stage: ResultStage<Landing>,
    layout: CelebrationLayout,
    events: ResultEvents<Landing>,
  ) {
    this.#context = context;
    this.#stage = stage;
    this.#events = events;
    const tell = (report: (landing: Landing) => void) => () => {
      if (this.#landing) report(this.#landing);
    };
    this.#celebration = new Celebration(
      context,
      layout,
      { shown: tell(events.shown), closed: tell(events.closed) },
      { pushed: stage.play, shaken: stage.play },
    );
    this.#burst = new Burst(context, context.random.fork('sparks'), RESULT.sparks);
    this.#ring = createRing(context);
    stage.play.addChild(this.#ring, this.#burst.view);
    context.view.addChild(this.#celebration.behind, this.#celebration.above);
  }

  /** Shows the result after the moving piece has stopped; with `instant`, shows only the last frame. */
  begin(landing: Landing, instant: boolean): void {
    this.clear();
    this.#landing = landing;
    const { jackpot: pool } = landing;
    const step = pool === undefined ? stepOf(landing.payout, landing.stake) : 'jackpot';
    const { settings } = this.#context;
    if (step === 'nothing' || step === 'return') {
      this.#stage.paint('lost');
      this.#events.shown(landing);
      this.#wait(settings.turbo ? 0 : RESULT.lossHold, () => this.#events.closed(landing));
      return;
    }
    this.#stage.paint('won');
    const celebrate = (now: boolean): void =>
      this.#celebration.begin(
        { amount: landing.payout, step, ...(pool && { pool }), from: this.#stage.spot(landing).from },
        now,
      );
    if (settings.reduceMotion || instant) {
      this.#stage.glow.alpha = RESULT.glowAlpha;
      celebrate(instant);
      return;
    }
    this.#light(landing);
    this.#wait(RESULT.amountAt, celebrate);
  }

  /** Handles a press: the first press skips to the last frame, the next one ends the presentation. */
  press(): boolean {
    if (this.#impact) this.#context.motion.finish(this.#impact);
    const next = this.#next;
    if (next) {
      this.#forgetNext();
      next(true);
      return true;
    }
    return this.#celebration.press();
  }

  /** Removes the light and the celebration of the result; the piece stays where it is. */
  clear(): void {
    this.#forgetNext();
    if (this.#impact) this.#context.motion.stop(this.#impact);
    this.#impact = undefined;
    this.#celebration.clear();
    this.#landing = undefined;
    this.#burst.hide();
    this.#ring.alpha = 0;
    this.#stage.glow.alpha = 0;
    this.#stage.swell = 1;
    this.#stage.paint('none');
  }

  #wait(ms: number, next: (instant: boolean) => void): void {
    this.#next = next;
    this.#cancel = this.#context.motion.at(ms, () => {
      this.#forgetNext();
      next(false);
    });
  }

  #forgetNext(): void {
    this.#cancel?.();
    this.#cancel = undefined;
    this.#next = undefined;
  }

  /** Lights the piece that shows a win, with sparks and a ring of light. */
  #light(landing: Landing): void {
    const { motion, settings } = this.#context;
    const stage = this.#stage;
    const timeline = motion.timeline();
    fromTo(
      timeline,
      stage.glow,
      { alpha: 0 },
      { alpha: RESULT.glowAlpha },
      { duration: RESULT.glow, ease: 'power2.out' },
    );
    const half = { duration: RESULT.swell / 2, ease: 'sine.inOut' };
    fromTo(timeline, stage, { swell: 1 }, { swell: RESULT.swellTo }, half);
    fromTo(timeline, stage, { swell: RESULT.swellTo }, { swell: 1 }, { at: RESULT.swell / 2, ...half });
    if (!settings.calmMode) {
      const { x, y, size } = stage.spot(landing);
      this.#ring.position.set(x, y);
      addRing(timeline, this.#ring, size);
      const sparks = settings.quality === 'low' ? RESULT.sparks / 2 : RESULT.sparks;
      this.#burst.aim(x, y, sparks);
      fromTo(timeline, this.#burst, { progress: 0 }, { progress: 1 }, { duration: BURST_MS });
    }
    this.#impact = timeline;
    void motion.play(timeline, () => {
      this.#impact = undefined;
    });
  }
}
