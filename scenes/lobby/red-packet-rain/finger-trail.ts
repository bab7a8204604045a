import type { SceneContext } from '../../engine/definition.ts';
import { Container, Sprite } from '../../engine/pixi.ts';
import { TRAIL } from './tuning.ts';
import type { RedPacketRainTypes } from './types.ts';

/** Width of the picture of a light, in design pixels. */
const PICTURE = 70;

/**
 * Lights that a moving finger leaves behind. They are created in advance and reused in turn; each depends only on its
 * age.
 */
export class FingerTrail {
  readonly view = new Container({ label: 'trail', visible: false });
  readonly #pieces: readonly Sprite[];
  readonly #born = new Float64Array(TRAIL.pieces).fill(-Infinity);
  readonly #apart: number;
  #next = 0;
  #x = 0;
  #y = 0;

  constructor(context: SceneContext<RedPacketRainTypes>) {
    const texture = context.texture('spark');
    this.#apart = context.settings.quality === 'low' ? 2 * TRAIL.apart : TRAIL.apart;
    this.#pieces = Array.from({ length: TRAIL.pieces }, () => {
      const piece = new Sprite({ texture, anchor: 0.5, alpha: 0, tint: TRAIL.tint });
      this.view.addChild(piece);
      return piece;
    });
  }

  /** Starts the trail where a finger touches the scene, in design pixels. */
  start(x: number, y: number, now: number): void {
    this.#x = x;
    this.#y = y;
    this.#leave(x, y, now);
  }

  /** Adds lights along the finger's way to a point. */
  move(x: number, y: number, now: number): void {
    const way = Math.hypot(x - this.#x, y - this.#y);
    const pieces = Math.min(TRAIL.pieces, Math.floor(way / this.#apart));
    if (pieces === 0) return;
    for (let piece = 1; piece <= pieces; piece++)
      this.#leave(
        this.#x + ((x - this.#x) * piece) / pieces,
        this.#y + ((y - this.#y) * piece) / pieces,
        now,
      );
    this.#x = x;
    this.#y = y;
  }

  /** Removes all lights of the trail. */
  clear(): void {
    this.#born.fill(-Infinity);
    this.view.visible = false;
  }

  draw(now: number): void {
    let isAny = false;
    for (let index = 0; index < this.#pieces.length; index++) {
      const piece = this.#pieces[index];
      if (!piece) continue;
      const left = 1 - (now - (this.#born[index] ?? -Infinity)) / TRAIL.life;
      piece.alpha = left > 0 ? left * left : 0;
      if (left <= 0) continue;
      isAny = true;
      piece.scale.set((TRAIL.size / PICTURE) * (0.25 + 0.75 * left));
    }
    this.view.visible = isAny;
  }

  #leave(x: number, y: number, now: number): void {
    const index = this.#next++ % this.#pieces.length;
    this.#born[index] = now;
    this.#pieces[index]?.position.set(x, y);
  }
}
