import type { SceneContext } from '../../engine/definition.ts';
import { Container, Sprite } from '../../engine/pixi.ts';
import type { ReelConfig } from './reel-config.ts';
import type { Reels } from './reels.ts';
import type { ReelTypes } from './types.ts';

/** A cell of the window: its reel and its row. */
export interface WindowCell {
  readonly reel: number;
  readonly row: number;
}

/** Returns the centre of a cell, in design pixels. */
export function cellCenter(
  { window, slot }: ReelConfig,
  { reel, row }: WindowCell,
): { x: number; y: number } {
  const width = window.width / slot.strips.length;
  const height = window.height / slot.rows;
  return { x: window.x + (reel + 0.5) * width, y: window.y + (row + 0.5) * height };
}

/** Winning symbols lifted above everything dimmed, each with a light behind it. */
export class WinningSymbols {
  readonly view = new Container();
  readonly #config: ReelConfig;
  readonly #reels: Reels;
  readonly #lights: readonly Sprite[];
  readonly #symbols: readonly Sprite[];
  #count = 0;
  #size = 1;

  constructor(context: SceneContext<ReelTypes>, config: ReelConfig, reels: Reels) {
    this.#config = config;
    this.#reels = reels;
    const length = config.slot.strips.length * config.slot.rows;
    const light = context.texture('cell-light');
    this.#lights = Array.from({ length }, () => new Sprite({ texture: light, anchor: 0.5, visible: false }));
    this.#symbols = Array.from({ length }, () => new Sprite({ anchor: 0.5, visible: false }));
    this.view.addChild(...this.#lights, ...this.#symbols);
  }

  /** Lifts the symbols of exactly these cells and lowers all others. */
  lift(cells: readonly WindowCell[]): void {
    this.clear();
    const { window, slot } = this.#config;
    const width = window.width / slot.strips.length;
    const height = window.height / slot.rows;
    for (const cell of cells) {
      const light = this.#lights[this.#count];
      const symbol = this.#symbols[this.#count];
      const face = this.#reels.reel(cell.reel).faceAt(cell.row);
      if (!light || !symbol || !face) continue;
      const spot = cellCenter(this.#config, cell);
      light.position.copyFrom(spot);
      light.setSize(width * 1.36, height * 1.3);
      symbol.position.copyFrom(spot);
      symbol.texture = face;
      light.visible = symbol.visible = true;
      this.#count += 1;
    }
    this.size = 1;
  }

  /** Scale of the lifted symbols; 1 is their normal size. */
  get size(): number {
    return this.#size;
  }

  set size(size: number) {
    this.#size = size;
    for (let index = 0; index < this.#count; index++) this.#symbols[index]?.scale.set(size);
  }

  /** Alpha of the lights behind the lifted symbols. */
  set glow(alpha: number) {
    for (let index = 0; index < this.#count; index++) {
      const light = this.#lights[index];
      if (light) light.alpha = alpha;
    }
  }

  get glow(): number {
    return this.#lights[0]?.alpha ?? 0;
  }

  /** Lowers all symbols. */
  clear(): void {
    for (const sprite of [...this.#lights, ...this.#symbols]) sprite.visible = false;
    this.#count = 0;
  }
}
