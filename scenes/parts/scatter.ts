import { Container, type Sprite } from '../engine/pixi.ts';
import type { HallStage } from './round/hall-stage.ts';
import { partOf } from './progress.ts';

/** Pieces that fly off a point and are gone: smoke of a bang, or the sparkles of a find. A formula of its progress alone. */
export class Scatter {
  readonly view = new Container({ visible: false });
  readonly #pieces: readonly Sprite[];
  readonly #reach: number;

  /** So many of a picture, that come this far, dpx. */
  constructor(hall: HallStage, picture: string, count: number, reach: number) {
    this.#reach = reach;
    this.#pieces = Array.from({ length: count }, () => hall.sprite(picture, 0, 0));
    this.view.addChild(...this.#pieces);
  }

  /** At a point after so much of its time, 0..1; `size` is that of a piece at its largest beside its own. */
  show(x: number, y: number, progress: number, size: number): void {
    this.view.visible = progress > 0 && progress < 1;
    this.view.position.set(x, y);
    const way = 1 - (1 - progress) ** 3;
    for (const [index, piece] of this.#pieces.entries()) {
      // Golden angle: no two pieces take the same way.
      const angle = index * 2.4 + 0.6;
      const far = this.#reach * way * (0.55 + 0.45 * ((index * 0.37) % 1));
      piece.position.set(Math.cos(angle) * far, Math.sin(angle) * far * 0.8 - 16 * progress);
      piece.scale.set(size * (0.35 + 0.65 * way) * (0.7 + 0.3 * ((index * 0.53) % 1)));
      piece.alpha = 1 - partOf(progress, 0.35, 1);
    }
  }

  /** None is seen. */
  hide(): void {
    this.view.visible = false;
  }
}
