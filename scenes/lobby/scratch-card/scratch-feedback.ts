import type { SceneContext } from '../../engine/definition.ts';
import type { SoundLoop } from '../../engine/sound.ts';
import type { Crumbs } from './crumbs.ts';
import { FEEDBACK } from './tuning.ts';
import type { ScratchCardTypes } from './types.ts';

/** Smallest change of the loop's volume that is applied. */
const STEP = 0.05;
/** Share by which the smoothed speed moves towards the real speed in each step of 1/120 s. */
const SMOOTH = 0.12;

/** Sound, vibration and crumbs of a rubbing pointer; works in the fixed steps of `update`. */
export class ScratchFeedback {
  readonly #context: SceneContext<ScratchCardTypes>;
  readonly #crumbs: Crumbs;
  #loop: SoundLoop | undefined;
  #isHeld = false;
  #way = 0;
  /** Smoothed speed of the pointer, in design pixels per second. */
  #speed = 0;
  #sentGain = 0;
  #lastMoved = -Infinity;
  #lastFelt = -Infinity;

  constructor(context: SceneContext<ScratchCardTypes>, crumbs: Crumbs) {
    this.#context = context;
    this.#crumbs = crumbs;
    context.onDispose(() => this.#loop?.stop(0));
  }

  /** Starts when the pointer goes down. */
  begin(): void {
    this.end();
    this.#isHeld = true;
    this.#speed = this.#sentGain = this.#way = 0;
    this.#loop = this.#context.sound.loop('scratch', { gain: 0 });
    this.#context.motion.setFixedSteps(true);
  }

  /** Handles a rub of length `way` (design pixels) that ends at a point. */
  moved(way: number, x: number, y: number): void {
    const { motion, settings, sound } = this.#context;
    this.#way += way;
    this.#lastMoved = motion.now;
    if (!settings.reduceMotion) this.#crumbs.rubbed(way, x, y, motion.now);
    motion.setFixedSteps(true);
    if (!this.#isHeld || settings.calmMode || motion.now - this.#lastFelt < FEEDBACK.feltEvery) return;
    this.#lastFelt = motion.now;
    sound.play('scratch.felt');
  }

  /** Ends when the pointer goes up or no foil is left. */
  end(): void {
    this.#loop?.stop(FEEDBACK.fadeMs);
    this.#loop = undefined;
    this.#isHeld = false;
  }

  /** Advances a fixed step of `dt`: the sound follows the speed. The steps stop when nothing moves. */
  update(dt: number): void {
    const { motion } = this.#context;
    this.#crumbs.show(motion.now);
    this.#speed += (this.#way / dt - this.#speed) * SMOOTH;
    this.#way = 0;
    const isStill = motion.now - this.#lastMoved > FEEDBACK.silentAfter;
    const gain = isStill ? 0 : Math.min(1, this.#speed / FEEDBACK.fullSpeed);
    if (Math.abs(gain - this.#sentGain) >= STEP || (gain === 0 && this.#sentGain > 0)) {
      this.#sentGain = gain;
      this.#loop?.gain(gain);
    }
    const isResting = !this.#isHeld || isStill;
    if (isResting && !this.#crumbs.isFlying(motion.now)) motion.setFixedSteps(false);
  }
}
