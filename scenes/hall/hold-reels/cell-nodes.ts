import type { Coin } from '../../../fair/reels/hold-reels.ts';
import type { SceneContext } from '../../engine/definition.ts';
import { Container, Sprite, type Texture } from '../../engine/pixi.ts';
import { GlyphText } from '../../parts/glyph-text.ts';
import { CELL, CELLS, FEATURE, LAYOUT, ROWS, WIN } from './tuning.ts';
import type { HoldTypes } from './types.ts';

/** Names of the pictures that show the jackpots' names, by the name of the jackpot coin in the rules. */
export const NAMES: Readonly<Record<string, string>> = {
  Mini: 'name-mini',
  Minor: 'name-minor',
  Major: 'name-major',
};

/** Returns the centre of a cell, in design pixels; cells count from 0, column by column from the top. */
export const cellAt = (cell: number): { readonly x: number; readonly y: number } => ({
  x: LAYOUT.window.x + (Math.floor(cell / ROWS) + 0.5) * CELL.width,
  y: LAYOUT.window.y + ((cell % ROWS) + 0.5) * CELL.height,
});

interface CellNode {
  readonly light: Sprite;
  /** Picture in front of the reels at this cell: a held coin, or a winning symbol. */
  readonly lifted: Sprite;
  readonly streak: Sprite;
  /** Value on a coin: its payout, or the jackpot's name. */
  readonly figures: Container;
  readonly value: GlyphText;
  readonly name: Sprite;
}

/** Pictures of single cells in front of the reels: coins with their values, lights, and streaks through empty cells. */
export class CellNodes {
  readonly view = new Container();
  readonly #context: SceneContext<HoldTypes>;
  readonly #nodes: readonly CellNode[];
  readonly #coin: Texture;

  constructor(context: SceneContext<HoldTypes>) {
    this.#context = context;
    this.#coin = context.texture('symbol-coin');
    const sprite = (name: string): Sprite => new Sprite({ texture: context.texture(name), anchor: 0.5 });
    this.#nodes = Array.from({ length: CELLS }, (_, cell) => {
      const { x, y } = cellAt(cell);
      const [light, streak, lifted, name] = [
        sprite('cell-light'),
        sprite('blur-coin'),
        sprite('symbol-coin'),
        sprite('name-mini'),
      ] as const;
      const value = new GlyphText(context, {
        set: 'money-white',
        capHeight: 27,
        maxWidth: CELL.width - 34,
        capacity: 8,
      });
      const figures = new Container();
      figures.addChild(value.view, name);
      for (const one of [light, streak, lifted, figures]) one.position.set(x, y);
      light.setSize(CELL.width * 1.32, CELL.height * 1.34);
      return { light, lifted, streak, figures, value, name };
    });
    this.view.addChild(
      ...this.#nodes.map(({ light }) => light),
      ...this.#nodes.map(({ streak }) => streak),
      ...this.#nodes.map(({ lifted }) => lifted),
      ...this.#nodes.map(({ figures }) => figures),
    );
    this.clear();
  }

  /** Hides everything in front of the reels. */
  clear(): void {
    for (const { light, lifted, streak, figures } of this.#nodes) {
      light.alpha = lifted.alpha = streak.alpha = figures.alpha = 0;
      light.tint = lifted.tint = 0xffffff;
    }
  }

  /** Writes the payout or the jackpot's name on a coin; it stays invisible until `figure` is called. */
  write(coin: Coin, stake: number): void {
    const node = this.#nodes[coin.cell];
    if (!node) return;
    const name = NAMES[coin.name];
    node.name.visible = name !== undefined;
    node.value.view.visible = name === undefined;
    if (name === undefined) node.value.write(this.#context.format.prize(coin.multiplier * stake));
    else node.name.texture = this.#context.texture(name);
  }

  /** Sets the scale and the alpha of a coin's value. */
  figure(cell: number, size: number, alpha: number): void {
    const { figures } = this.#nodes[cell] ?? {};
    if (!figures) return;
    figures.scale.set(size);
    figures.alpha = alpha;
  }

  /** Shows a coin in front of the reels; `height` stretches it relative to its width. */
  coin(cell: number, alpha: number, size = 1, height = 1): void {
    this.lift(cell, this.#coin, alpha, size, height);
  }

  /** Shows a symbol in front of the reels; `height` stretches it relative to its width. */
  lift(cell: number, texture: Texture, alpha: number, size = 1, height = 1): void {
    const { lifted } = this.#nodes[cell] ?? {};
    if (!lifted) return;
    lifted.texture = texture;
    lifted.alpha = alpha;
    lifted.scale.set(CELL.scale * size, CELL.scale * size * height);
    lifted.y = cellAt(cell).y + ((1 - height) * CELL.height) / 2;
  }

  /** Sets the alpha of the light behind a cell. */
  light(cell: number, alpha: number): void {
    const { light } = this.#nodes[cell] ?? {};
    if (light) light.alpha = alpha;
  }

  /** Dims the picture in front of a cell, or restores its normal brightness. */
  dim(cell: number, dims: boolean): void {
    const { lifted } = this.#nodes[cell] ?? {};
    if (lifted) lifted.tint = dims ? WIN.dimTint : 0xffffff;
  }

  /**
   * Draws the streak of a coin that rushes down through an empty cell, again and again; the fractional part of `turn`
   * is the progress through the cell.
   */
  streak(cell: number, turn: number, alpha: number): void {
    const { streak } = this.#nodes[cell] ?? {};
    if (!streak) return;
    const way = turn - Math.floor(turn);
    // The streak is brightest in the middle and invisible at the cell's edges, so it needs no mask.
    streak.alpha = alpha * FEATURE.streak * Math.sin(Math.PI * way);
    streak.y = cellAt(cell).y + (way - 0.5) * CELL.height * 0.62;
    streak.setSize(CELL.width * 0.74, CELL.height * 0.74);
  }
}
