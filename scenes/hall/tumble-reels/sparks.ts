import type { SceneContext } from '../../engine/definition.ts';
import { Container, Sprite } from '../../engine/pixi.ts';
import type { Random } from '../../engine/random.ts';
import { cellAt } from './board-view.ts';
import type { Piece } from './fall.ts';
import { SPARKS } from './tuning.ts';
import type { TumbleTypes } from './types.ts';

/** Maximum number of bursting cells with sparks; a viewer would not notice more. */
const MOST_CELLS = 24;

interface Spark {
  readonly sprite: Sprite;
  x: number;
  y: number;
  wayX: number;
  wayY: number;
}

/** Sparks of the bursting cells; the progress alone decides how they look. All sprites are created in advance. */
export class CellSparks {
  readonly view = new Container({ visible: false });
  readonly #sparks: readonly Spark[];
  readonly #random: Random;
  #alive = 0;

  constructor(context: SceneContext<TumbleTypes>) {
    this.#random = context.random.fork('burst');
    this.#sparks = Array.from({ length: MOST_CELLS * SPARKS.each }, () => {
      const sprite = new Sprite({ texture: context.texture('spark'), anchor: 0.5, visible: false });
      this.view.addChild(sprite);
      return { sprite, x: 0, y: 0, wayX: 0, wayY: 0 };
    });
  }

  /**
   * Chooses random directions for the sparks of the winning pieces; the same label gives the same directions. Only the
   * share `share` (0..1) of the sparks is visible.
   */
  aim(pieces: readonly Piece[], share: number, label: string): void {
    const random = this.#random.fork(label);
    const winners = pieces.filter(({ isWin }) => isWin).slice(0, MOST_CELLS);
    this.#alive = Math.round(winners.length * SPARKS.each * share);
    for (const [index, spark] of this.#sparks.entries()) {
      spark.sprite.visible = index < this.#alive;
      const piece = winners[index % Math.max(1, winners.length)];
      if (!piece || !spark.sprite.visible) continue;
      const { x, y } = cellAt(piece.column, piece.to);
      const angle = random.range(0, 2 * Math.PI);
      const far = random.range(0.35, 1) * SPARKS.far;
      spark.x = x;
      spark.y = y;
      spark.wayX = Math.cos(angle) * far;
      spark.wayY = Math.sin(angle) * far;
    }
    this.show(0);
  }

  /** Draws the sparks: at 0 the cells burst, at 1 all sparks are gone. */
  show(share: number): void {
    this.view.visible = share > 0 && share < 1;
    if (!this.view.visible) return;
    const way = 1 - (1 - share) ** 3;
    const size = SPARKS.size * (1 - share / 2);
    for (let index = 0; index < this.#alive; index++) {
      const spark = this.#sparks[index];
      if (!spark) continue;
      spark.sprite.position.set(
        spark.x + spark.wayX * way,
        spark.y + spark.wayY * way + SPARKS.fall * share * share,
      );
      spark.sprite.setSize(size);
    }
    this.view.alpha = 1 - share * share;
  }
}
