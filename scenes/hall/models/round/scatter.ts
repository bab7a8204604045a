import { Container, type Sprite } from '../../../engine/pixi.ts';
import type { HallStage } from './hall-stage.ts';
import { partOf } from '../../../parts/progress.ts';

/**
 * Pieces that fly away from a point and vanish, such as smoke or sparkles. The progress alone decides how they look.
 */
export class Scatter {
  readonly view = new Container({ visible: false });
  readonly #pieces: readonly Sprite[];
  readonly #reach: number;

  /** Creates `count` pieces of a picture that fly up to `reach` design pixels far. */
  constructor(hall: HallStage, picture: string, count: number, reach: number) {
    this.#reach = reach;
    this.#pieces = Array.from({ length: count }, () => hall.sprite(picture, 0, 0));
    this.view.addChild(...this.#pieces);
  }

  /** Shows the pieces around a point at `progress` (0..1); `size` is the largest scale of a piece. */
  show(x: number, y: number, progress: number, size: number): void {
    this.view.visible = progress > 0 && progress < 1;
    this.view.position.set(x, y);
    const way = 1 - (1 - progress) ** 3;
    for (const [index, piece] of this.#pieces.entries()) {
      // Multiples of the golden angle: no two pieces fly in the same direction.
      const angle = index * 2.4 + 0.6;
      const far = this.#reach * way * (0.55 + 0.45 * ((index * 0.37) % 1));
      piece.position.set(Math.cos(angle) * far, Math.sin(angle) * far * 0.8 - 16 * progress);
      piece.scale.set(size * (0.35 + 0.65 * way) * (0.7 + 0.3 * ((index * 0.53) % 1)));
      piece.alpha = 1 - partOf(progress, 0.35, 1);
    }
  }

  /** Hides all pieces. */
  hide(): void {
    this.view.visible = false;
  }
}
