import type { SceneContext } from '../../engine/definition.ts';
import type { Timeline } from '../../engine/motion.ts';
import { Container, Sprite } from '../../engine/pixi.ts';
import type { Random } from '../../engine/random.ts';
import { fromTo } from '../../parts/from-to.ts';
import type { DropButton } from './drop-button.ts';
import type { TableDiscs } from './table-discs.ts';
import { TABLE } from './layout.ts';
import { IDLE } from './tuning.ts';
import type { CoinPusherTypes } from './types.ts';

/** Position of the glint on a disc's rim relative to the disc's centre, in design pixels. */
const GLEAM = { x: -0.62 * TABLE.radius, y: -0.68 * TABLE.radius } as const;

/**
 * Animates the scene at rest: every six seconds the button pulses and some discs glint, with no frames between. It does
 * not use `IdleBursts` of scenes/parts, which would add 280 bytes: this scene already has its maximum size of 15 KiB.
 */
export class Idle {
  readonly view = new Container({ label: 'glints' });
  readonly #context: SceneContext<CoinPusherTypes>;
  readonly #button: DropButton;
  readonly #tableDiscs: TableDiscs;
  readonly #random: Random;
  readonly #glints: readonly Sprite[];
  #isResting = false;
  #cancel: (() => void) | undefined;
  #burst: Timeline | undefined;

  constructor(context: SceneContext<CoinPusherTypes>, button: DropButton, tableDiscs: TableDiscs) {
    this.#context = context;
    this.#button = button;
    this.#tableDiscs = tableDiscs;
    this.#random = context.random.fork('glints');
    this.#glints = Array.from(
      { length: IDLE.glints },
      () => new Sprite({ texture: context.texture('sparkle'), anchor: 0.5, visible: false }),
    );
    this.view.addChild(...this.#glints);
  }

  /** Starts the idle animation. */
  rest(): void {
    if (this.#context.settings.reduceMotion || this.#isResting) return;
    this.#isResting = true;
    this.#wait();
  }

  /** Stops the idle animation. */
  stop(): void {
    this.#isResting = false;
    this.#cancel?.();
    this.#cancel = undefined;
    if (this.#burst) this.#context.motion.stop(this.#burst);
    this.#burst = undefined;
    this.#button.body.scale.set(1);
    this.#hideGlints();
  }

  #wait(): void {
    this.#cancel?.();
    this.#cancel = this.#context.motion.at(IDLE.every, () => this.#begin());
  }

  #begin(): void {
    const { motion } = this.#context;
    this.#cancel = undefined;
    const timeline = motion.timeline();
    if (this.#button.state !== 'blocked') {
      const { scale } = this.#button.body;
      const half = { duration: IDLE.breathe / 2, ease: 'sine.inOut' };
      const small = { x: 1, y: 1 };
      const large = { x: IDLE.breatheScale, y: IDLE.breatheScale };
      fromTo(timeline, scale, small, large, half);
      fromTo(timeline, scale, large, small, { at: IDLE.breathe / 2, ...half });
    }
    this.#addGlints(timeline);
    this.#burst = timeline;
    void motion.play(timeline, () => this.#hideGlints());
    this.#wait();
  }

  #hideGlints(): void {
    for (const glint of this.#glints) glint.visible = false;
  }

  /**
   * Adds glints on discs chosen by the scene's random seed alone: a glint reveals nothing about where discs will fall.
   */
  #addGlints(timeline: Timeline): void {
    const discs = [...this.#tableDiscs.all()];
    for (const [index, glint] of this.#glints.entries()) {
      const disc = discs[this.#random.int(Math.max(1, discs.length))];
      if (!disc) continue;
      glint.visible = true;
      glint.alpha = 0;
      glint.position.set(disc.sprite.x + GLEAM.x, disc.sprite.y + GLEAM.y);
      const at = index * IDLE.glintApart;
      const half = IDLE.glint / 2;
      fromTo(timeline, glint, { rotation: 0 }, { rotation: 0.9 }, { at, duration: IDLE.glint });
      fromTo(timeline, glint, { alpha: 0 }, { alpha: 1 }, { at, duration: half, ease: 'sine.out' });
      fromTo(timeline, glint, { alpha: 1 }, { alpha: 0 }, { at: at + half, duration: half, ease: 'sine.in' });
    }
  }
}
