import type { Motion, Timeline } from '../../engine/motion.ts';
import type { CellFace } from './cell-face.ts';
import { cellSpot, FACE } from './layout.ts';
import { LIGHT } from './tuning.ts';

/** Duration of the timeline that runs while the light moves, in ms; the light always stops before its end. */
const LONGEST_WALK = 600_000;

/**
 * Makes the icon under the moving light bounce. One timeline runs until the light stops, and the bounce depends only on
 * the time since the last move: a tween for each move would allocate more than all other motion.
 */
export class IconBounce {
  readonly #motion: Motion;
  #clock: Timeline | undefined;
  #face: CellFace | undefined;
  #restY = 0;
  #start = 0;
  #length = 1;

  constructor(motion: Motion) {
    this.#motion = motion;
  }

  /** Starts the bounce of a cell's icon; `wait` is the time since the light's previous move, ms. */
  start(face: CellFace, cell: number, wait: number): void {
    this.#settle();
    this.#face = face;
    this.#restY = cellSpot(cell).y + FACE.iconY;
    this.#start = this.#motion.now;
    this.#length = Math.min(LIGHT.bounceLongest, wait);
    this.elapsed = 0;
    if (this.#clock) return;
    const { timeline } = this.#motion;
    this.#clock = timeline().to(this, { elapsed: LONGEST_WALK, duration: LONGEST_WALK, ease: 'none' });
    void this.#motion.play(this.#clock);
  }

  /** Ends the bouncing because the light has stopped; all icons return to rest. */
  stop(): void {
    if (this.#clock) this.#motion.stop(this.#clock);
    this.#clock = undefined;
    this.#settle();
  }

  /** Time since the light's first move in ms; the tween sets it, nothing reads it. */
  get elapsed(): number {
    return 0;
  }

  set elapsed(_elapsed: number) {
    const face = this.#face;
    if (!face) return;
    const left = Math.max(0, 1 - (this.#motion.now - this.#start) / this.#length) ** 3;
    face.icon.y = this.#restY - LIGHT.bounceRise * left;
    face.icon.scale.set(face.iconScale * (1 + (LIGHT.bounceScale - 1) * left));
  }

  #settle(): void {
    if (!this.#face) return;
    this.#face.icon.y = this.#restY;
    this.#face.icon.scale.set(this.#face.iconScale);
    this.#face = undefined;
  }
}
