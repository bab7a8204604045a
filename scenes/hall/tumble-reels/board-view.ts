import type { SceneContext } from '../../engine/definition.ts';
import { Container, Sprite, type Texture } from '../../engine/pixi.ts';
import { type Piece, rowAt, seenAt } from './fall.ts';
import { CELL, type FallTuning, LAYOUT, WIN } from './tuning.ts';
import type { TumbleTypes } from './types.ts';

/** Names of the symbol pictures in the art of a game title, by the symbols' letters in the rules. */
export const SYMBOLS = {
  A: 'a',
  B: 'b',
  C: 'c',
  D: 'd',
  E: 'e',
  F: 'f',
  G: 'g',
  S: 'scatter',
} as const;

const CELLS = 30;
const { window } = LAYOUT;
/** Distance beyond the board's edge, in rows, over which a symbol fades, so that no mask is needed. */
const EDGE = 0.45;

/** Returns the centre of a cell, in design pixels; rows may be fractional, and outside the board. */
export const cellAt = (column: number, row: number): { readonly x: number; readonly y: number } => ({
  x: window.x + (column + 0.5) * CELL.width,
  y: window.y + (row + 0.5) * CELL.height,
});

/** Returns the alpha of a symbol that enters across the board's upper edge or leaves across the lower edge. */
const edgeAlpha = (row: number, rows: number): number =>
  Math.min(1, Math.max(0, 1 - Math.max(-row, row - (rows - 1)) / EDGE));

/** The symbols of the board (pieces), with a light behind those that win. All sprites are created in advance. */
export class BoardView {
  readonly view = new Container();
  readonly #lights: readonly Sprite[];
  readonly #symbols: readonly Sprite[];
  readonly #textures = new Map<string, Texture>();
  #pieces: readonly Piece[] = [];

  constructor(context: SceneContext<TumbleTypes>) {
    for (const [symbol, name] of Object.entries(SYMBOLS))
      this.#textures.set(symbol, context.texture(`symbol-${name}`));
    const many = (texture: Texture | undefined): Sprite[] =>
      Array.from({ length: CELLS }, () => new Sprite({ ...(texture && { texture }), anchor: 0.5, alpha: 0 }));
    this.#lights = many(context.texture('cell-light'));
    for (const light of this.#lights) light.setSize(CELL.width * 1.34, CELL.height * 1.4);
    this.#symbols = many(this.#textures.get('A'));
    this.view.addChild(...this.#lights, ...this.#symbols);
  }

  /** Sets the visible symbols (pieces), at their starting positions. */
  set(pieces: readonly Piece[]): void {
    this.#pieces = pieces;
    for (let index = 0; index < CELLS; index++) {
      const sprite = this.#symbols[index];
      const light = this.#lights[index];
      const piece = pieces[index];
      if (!sprite || !light) continue;
      light.alpha = 0;
      sprite.tint = 0xffffff;
      sprite.scale.set(CELL.scale);
      const texture = this.#textures.get(piece?.symbol ?? '');
      if (!piece || !texture) {
        sprite.alpha = 0;
        continue;
      }
      sprite.texture = texture;
      this.#place(sprite, piece.column, piece.from);
      sprite.alpha *= seenAt(piece, piece.from);
      const spot = cellAt(piece.column, piece.from);
      light.position.set(spot.x, spot.y);
    }
  }

  /** Draws the falling pieces `ms` after the start of the fall. */
  fall(ms: number, tuning: FallTuning): void {
    for (let index = 0; index < this.#pieces.length; index++) {
      const piece = this.#pieces[index];
      const sprite = this.#symbols[index];
      if (!piece || !sprite) continue;
      const row = rowAt(piece, ms, tuning);
      this.#place(sprite, piece.column, row);
      sprite.alpha *= seenAt(piece, row);
    }
  }

  /** For reduced motion: draws the pieces at their final positions with this alpha. */
  fade(alpha: number): void {
    for (let index = 0; index < this.#pieces.length; index++) {
      const piece = this.#pieces[index];
      const sprite = this.#symbols[index];
      if (!piece || !sprite) continue;
      this.#place(sprite, piece.column, piece.to);
      sprite.alpha = alpha;
    }
  }

  /** Lights and scales the pieces that win; with `dims`, all other pieces are dimmed. */
  light(glow: number, swell: number, dims: boolean): void {
    for (let index = 0; index < this.#pieces.length; index++) {
      const piece = this.#pieces[index];
      const sprite = this.#symbols[index];
      const light = this.#lights[index];
      if (!piece || !sprite || !light) continue;
      light.alpha = piece.isWin ? glow : 0;
      sprite.tint = piece.isWin || !dims ? 0xffffff : WIN.dimTint;
      sprite.scale.set(CELL.scale * (piece.isWin ? swell : 1));
    }
  }

  /** Draws the winning pieces bursting, at a `share` (0..1): they grow once more, then shrink to nothing. */
  burst(share: number): void {
    const size =
      share < 0.3 ? WIN.swell + share : Math.max(0.001, (WIN.swell + 0.3) * (1 - (share - 0.3) / 0.7));
    for (let index = 0; index < this.#pieces.length; index++) {
      const piece = this.#pieces[index];
      const sprite = this.#symbols[index];
      const light = this.#lights[index];
      if (!piece?.isWin || !sprite || !light) continue;
      light.alpha = 1 - share;
      sprite.scale.set(CELL.scale * size);
      sprite.alpha = Math.min(1, 2 * (1 - share));
    }
  }

  #place(sprite: Sprite, column: number, row: number): void {
    const { x, y } = cellAt(column, row);
    sprite.position.set(x, y);
    sprite.alpha = edgeAlpha(row, CELLS / 6);
  }
}
