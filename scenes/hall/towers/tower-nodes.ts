import type { SceneContext } from '../../engine/definition.ts';
import { Container, type Sprite } from '../../engine/pixi.ts';
import { GlyphText } from '../../parts/glyph-text.ts';
import { HallStage } from '../models/round/hall-stage.ts';
import { Scatter } from '../models/round/scatter.ts';
import { towerWindowPlaceOf, WINDOWS } from './places.ts';
import { LAYOUT, OPEN, TINTS } from './tuning.ts';
import type { TowersTypes } from './types.ts';
import { type WindowLook, WindowNode } from './window-node.ts';

/** Number of rows of a tower, and maximum number of windows in a row. */
export const ROWS = 8;
const MOST_TILES = 4;

/** A point in design pixels. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** All display nodes of towers. */
export class TowerNodes {
  readonly hall: HallStage;
  readonly climber: Sprite;
  readonly sparkles: Scatter;
  readonly #windows: readonly (readonly WindowNode[])[];
  readonly #pays: readonly GlyphText[];
  readonly #merlons: readonly Sprite[];
  readonly #bases: readonly Sprite[];
  readonly #pillars: readonly Sprite[];
  #tiles = 0;

  constructor(context: SceneContext<TowersTypes>) {
    const hall = new HallStage(context);
    this.hall = hall;
    const each = <Node>(count: number, make: () => Node): Node[] => Array.from({ length: count }, make);
    this.#windows = each(ROWS, () => each(MOST_TILES, () => new WindowNode(context, hall)));
    this.#merlons = each(MOST_TILES, () => hall.sprite('merlon', 0, LAYOUT.merlon.y));
    this.#bases = each(MOST_TILES, () => hall.sprite('base', 0, LAYOUT.base.y));
    this.#pillars = each(2, () => hall.sprite('pillar', 0, LAYOUT.pillar.y));
    const { cap, width } = LAYOUT.pays;
    this.#pays = each(
      ROWS,
      () => new GlyphText(context, { set: 'label', capHeight: cap, maxWidth: width, capacity: 10 }),
    );
    this.climber = hall.sprite('climber', 0, 0);
    this.sparkles = new Scatter(hall, 'sparkle', OPEN.sparkles, OPEN.reach);
    const wall = new Container();
    wall.addChild(...this.#windows.flatMap((row) => row.map(({ view }) => view)));
    hall.play.addChild(
      ...this.#merlons,
      wall,
      ...this.#bases,
      ...this.#pillars,
      ...this.#pays.map(({ view }) => view),
      hall.glow,
      this.climber,
      this.sparkles.view,
    );
  }

  /** Builds a tower with `tiles` windows per row, and writes the multiplier of each row beside it. */
  build(tiles: number, pays: readonly string[]): void {
    for (const [row, text] of this.#pays.entries())
      if (text.text !== (pays[row] ?? '')) text.write(pays[row] ?? '');
    if (tiles === this.#tiles) return;
    this.#tiles = tiles;
    const half = (tiles * WINDOWS.width) / 2;
    for (const [row, windows] of this.#windows.entries())
      for (const [index, { view }] of windows.entries()) {
        view.visible = index < tiles;
        view.position.copyFrom(towerWindowPlaceOf(row, index + 1, tiles));
      }
    for (const stones of [this.#merlons, this.#bases])
      for (const [index, stone] of stones.entries()) {
        stone.visible = index < tiles;
        stone.x = towerWindowPlaceOf(0, index + 1, tiles).x;
      }
    for (const [side, pillar] of this.#pillars.entries())
      pillar.x = WINDOWS.x + (side === 0 ? -1 : 1) * (half + LAYOUT.pillar.out);
    for (const [row, { view }] of this.#pays.entries())
      view.position.set(WINDOWS.x - half - LAYOUT.pays.out, towerWindowPlaceOf(row, 1, tiles).y);
  }

  /** Number of windows in a row of the current tower. */
  get tiles(): number {
    return this.#tiles;
  }

  /** Position of the climber before the first step, in design pixels. */
  get ground(): Point {
    const { out, y } = LAYOUT.climber.ground;
    return { x: WINDOWS.x + (this.#tiles * WINDOWS.width) / 2 + out, y };
  }

  /** Returns the position of the climber at a window, in design pixels. */
  perch(row: number, tile: number): Point {
    const { x, y } = towerWindowPlaceOf(row, tile, this.#tiles);
    return { x: x + LAYOUT.climber.window.x, y: y + LAYOUT.climber.window.y };
  }

  /** Draws a window with the given look. */
  show(row: number, tile: number, look: WindowLook): void {
    this.#windows[row]?.[tile - 1]?.show(look);
  }

  /**
   * Tints the multipliers of the rows: the first `won` rows from the ground, the next row if the round is open, and the
   * other rows.
   */
  light(won: number, isOpen: boolean): void {
    for (const [row, text] of this.#pays.entries()) {
      const isNext = isOpen && row === won;
      text.tint = row < won ? TINTS.paysWon : isNext ? TINTS.paysNow : TINTS.pays;
      text.view.scale.set(isNext ? 1.12 : 1);
    }
  }
}
