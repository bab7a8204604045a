import type { Stage } from '../../engine/definition.ts';
import type { Timeline } from '../../engine/motion.ts';
import { between } from '../between.ts';
import { SHINE_MS, Shine } from '../shine.ts';
import type { Controls } from './controls.ts';
import type { Piece } from './look.ts';
import { IDLE } from './tuning.ts';
import type { ReelGame } from './types.ts';

/** The scene at rest: every six seconds the button breathes and the sign shines, otherwise no frame at all. */
export class Idle {
  readonly shine: Shine;
  readonly #stage: Stage<ReelGame>;
  readonly #controls: Controls;
  #isResting = false;
  #lastInput = 0;
  #callOff: (() => void) | undefined;
  #burst: Timeline | undefined;

  constructor(stage: Stage<ReelGame>, controls: Controls, title: Piece) {
    this.#stage = stage;
    this.#controls = controls;
    this.shine = new Shine(stage);
    const { width, height } = stage.texture(title.name).orig;
    this.shine.aim(title.x, title.y, width, height * 0.8);
    this.shine.progress = 1;
  }

  /** The scene rests from now on. */
  rest(): void {
    if (this.#stage.settings.reducedMotion || this.#isResting) return;
    this.#isResting = true;
    this.#wait();
  }

  /** Something happens: no idle motion in the way. */
  stop(): void {
    this.#isResting = false;
    this.touch();
    this.#callOff?.();
    this.#callOff = undefined;
    if (this.#burst) this.#stage.motion.stop(this.#burst);
    this.#burst = undefined;
    this.#controls.button.scale.set(1);
    this.shine.progress = 1;
  }

  /** The player did something: life goes on for another minute. */
  touch(): void {
    this.#lastInput = this.#stage.motion.now;
    if (this.#isResting && !this.#callOff) this.#wait();
  }

  #wait(): void {
    this.#callOff?.();
    this.#callOff = this.#stage.motion.at(IDLE.every, () => this.#begin());
  }

  #begin(): void {
    const { motion } = this.#stage;
    this.#callOff = undefined;
    if (motion.now - this.#lastInput > IDLE.tiresAfter) return;
    const timeline = motion.timeline();
    if (this.#controls.state === 'ready') {
      const { scale } = this.#controls.button;
      const big = { x: IDLE.breatheScale, y: IDLE.breatheScale };
      const half = { duration: IDLE.breathe / 2, ease: 'sine.inOut' };
      between(timeline, scale, { x: 1, y: 1 }, big, half);
      between(timeline, scale, big, { x: 1, y: 1 }, { ...half, at: IDLE.breathe / 2 });
    }
    between(
      timeline,
      this.shine,
      { progress: 0 },
      { progress: 1 },
      { duration: SHINE_MS, ease: 'power1.inOut' },
    );
    this.#burst = timeline;
    void motion.play(timeline);
    this.#wait();
  }
}
