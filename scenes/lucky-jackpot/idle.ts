import type { Stage } from '../engine/definition.ts';
import type { Timeline } from '../engine/motion.ts';
import { between } from '../parts/between.ts';
import type { Hub } from './hub.ts';
import type { Plates } from './plates.ts';
import { HUB, IDLE } from './tuning.ts';
import type { LuckyJackpot } from './types.ts';

/** The scene at rest: every six seconds a short burst of life, otherwise no frame at all. */
export class Idle {
  readonly #stage: Stage<LuckyJackpot>;
  readonly #hub: Hub;
  readonly #plates: Plates;
  #isResting = false;
  #lastInput = 0;
  #lastBurst = -Infinity;
  #callOff: (() => void) | undefined;
  #burst: Timeline | undefined;

  constructor(stage: Stage<LuckyJackpot>, hub: Hub, plates: Plates) {
    this.#stage = stage;
    this.#hub = hub;
    this.#plates = plates;
  }

  /** The scene rests from now on. */
  rest(): void {
    if (this.#stage.settings.reducedMotion) return;
    this.#isResting = true;
    this.#wait();
  }

  /** Something happens: no idle motion in the way. */
  stop(): void {
    this.#isResting = false;
    this.#lastInput = this.#stage.motion.now;
    this.#callOff?.();
    this.#callOff = undefined;
    if (this.#burst) this.#stage.motion.stop(this.#burst);
    this.#burst = undefined;
    this.#hub.body.scale.set(1);
    this.#plates.hideShine();
  }

  /** The player did something: life goes on for another minute. */
  touch(): void {
    this.#lastInput = this.#stage.motion.now;
    if (this.#isResting && !this.#callOff) this.#wait();
  }

  /** The pools were rolled anew: whatever lives at rest starts together with them. */
  together(): void {
    if (this.#isResting && this.#stage.motion.now - this.#lastBurst > IDLE.together) this.#begin();
  }

  #wait(): void {
    this.#callOff?.();
    this.#callOff = this.#stage.motion.at(IDLE.every, () => this.#begin());
  }

  #begin(): void {
    const { motion } = this.#stage;
    this.#callOff?.();
    this.#callOff = undefined;
    if (motion.now - this.#lastInput > IDLE.tiresAfter) return;
    this.#lastBurst = motion.now;
    const timeline = motion.timeline();
    const { breathe, breatheScale } = HUB;
    if (this.#hub.isLive) {
      const { scale } = this.#hub.body;
      const half = { duration: breathe / 2, ease: 'sine.inOut' };
      between(timeline, scale, { x: 1, y: 1 }, { x: breatheScale, y: breatheScale }, half);
      between(
        timeline,
        scale,
        { x: breatheScale, y: breatheScale },
        { x: 1, y: 1 },
        { at: breathe / 2, ...half },
      );
    }
    this.#plates.addShine(timeline);
    this.#burst = timeline;
    void motion.play(timeline);
    this.#wait();
  }
}
