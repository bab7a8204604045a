import type { SceneContext } from '../../engine/definition.ts';
import type { Timeline } from '../../engine/motion.ts';
import { Celebration } from '../../parts/celebration/celebration.ts';
import { hasStage, stepOf } from '../../parts/celebration/steps.ts';
import { fromTo } from '../../parts/from-to.ts';
import type { SceneNodes } from './nodes.ts';
import { BULBS, CELEBRATION, RESULT, WON_AT } from './tuning.ts';
import type { DailySpinTypes, Landing } from './types.ts';

/** Callbacks of the result of a spin. */
export interface ResultEvents {
  /** Called when the shown amount is final. */
  shown(landing: Landing): void;
  /** Called when the celebration has closed and the scene may return to rest. */
  closed(landing: Landing): void;
}

/**
 * Shows the result of a spin: the winning sector lights up and its prize is celebrated. The light stays on until
 * `clear`.
 */
export class Result {
  readonly celebration: Celebration;
  readonly #context: SceneContext<DailySpinTypes>;
  readonly #nodes: SceneNodes;
  #landing: Landing | undefined;
  /** Timeline of the sector's light, the blinking bulbs and the wheel's brief growth. */
  #impactTimeline: Timeline | undefined;
  #cancel: (() => void) | undefined;

  constructor(context: SceneContext<DailySpinTypes>, nodes: SceneNodes, events: ResultEvents) {
    this.#context = context;
    this.#nodes = nodes;
    const tell = (report: (landing: Landing) => void) => () => {
      if (this.#landing) report(this.#landing);
    };
    this.celebration = new Celebration(
      context,
      CELEBRATION,
      {
        shown: tell((landing) => events.shown(landing)),
        closed: tell((landing) => this.#closed(landing, events)),
      },
      { pushed: nodes.shaken, shaken: nodes.shaken },
    );
    nodes.addCelebration(this.celebration);
  }

  /** Shows the result of a wheel that has stopped at the angle `rest`. */
  begin(landing: Landing, rest: number): void {
    this.clear();
    this.#landing = landing;
    const { motion, settings } = this.#context;
    if (settings.reduceMotion) {
      this.#nodes.glow(1, rest, landing.sector);
      this.#celebrate(false);
      return;
    }
    this.#impact(landing, rest);
    this.#cancel = motion.at(RESULT.amountAt, () => this.#celebrate(false));
  }

  /** Handles a press: the first skips to the last frame, the second returns to rest. */
  press(): void {
    if (this.#impactTimeline) this.#context.motion.finish(this.#impactTimeline);
    if (this.#cancel) this.#celebrate(true);
    else this.celebration.press();
  }

  /** Removes the result from the screen. */
  clear(): void {
    this.#cancel?.();
    this.#cancel = undefined;
    if (this.#impactTimeline) this.#context.motion.stop(this.#impactTimeline);
    this.#impactTimeline = undefined;
    this.celebration.clear();
    this.#landing = undefined;
    this.#nodes.wheel.scale.set(1);
    this.#nodes.foot.visible = true;
    this.#nodes.clearGlow();
  }

  #closed(landing: Landing, events: ResultEvents): void {
    this.#nodes.foot.visible = true;
    events.closed(landing);
  }

  #celebrate(instant: boolean): void {
    this.#cancel?.();
    this.#cancel = undefined;
    if (!this.#landing) return;
    const { amount } = this.#landing;
    // A free spin has no stake and every sector wins, so only the amount decides the celebration.
    const step = stepOf(amount);
    const won = step === 'return' || step === 'nothing' ? 'small' : step;
    this.#nodes.foot.visible = !hasStage(won);
    this.celebration.begin({ amount, step: won, from: WON_AT }, instant);
  }

  #impact({ sector }: Landing, rest: number): void {
    const { motion } = this.#context;
    const nodes = this.#nodes;
    const timeline = motion.timeline();
    const light = {
      lit: 0,
      get glow(): number {
        return this.lit;
      },
      set glow(lit: number) {
        this.lit = lit;
        nodes.glow(lit, rest, sector);
      },
    };
    fromTo(timeline, light, { glow: 0 }, { glow: 1 }, { duration: RESULT.glow, ease: 'power2.out' });
    const blinking = BULBS.blinks * 2 * BULBS.blinkMs;
    const bulbs = {
      ms: 0,
      get since(): number {
        return this.ms;
      },
      set since(ms: number) {
        this.ms = ms;
        nodes.blink(ms);
      },
    };
    fromTo(timeline, bulbs, { since: 0 }, { since: blinking }, { duration: blinking });
    const half = { duration: RESULT.swell / 2, ease: 'sine.inOut' };
    const [small, large] = [
      { x: 1, y: 1 },
      { x: RESULT.swellTo, y: RESULT.swellTo },
    ];
    const { scale } = nodes.wheel;
    fromTo(timeline, scale, small, large, half);
    fromTo(timeline, scale, large, small, { at: RESULT.swell / 2, ...half });
    this.#impactTimeline = timeline;
    void motion.play(timeline, () => {
      this.#impactTimeline = undefined;
    });
  }
}
