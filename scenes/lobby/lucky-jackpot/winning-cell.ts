import type { SceneContext } from '../../engine/definition.ts';
import { Container, Sprite } from '../../engine/pixi.ts';
import { CellFace } from './cell-face.ts';
import { CELL_SIZE } from './layout.ts';
import { RESULT } from './tuning.ts';
import type { LuckyJackpotTypes, CellPrize } from './types.ts';

const GLOW_PICTURE = 256;

/** Enlarged copy of the winning cell, which grows and moves, and the glow behind it. */
export class WinningCell {
  readonly view = new Container({ visible: false });
  /** Glow on a layer below the particles; it moves and grows with the cell. */
  readonly glow: Sprite;
  readonly #lit: Sprite;
  readonly #face: CellFace;
  readonly #context: SceneContext<LuckyJackpotTypes>;
  #scale = 1;

  constructor(context: SceneContext<LuckyJackpotTypes>) {
    this.#context = context;
    this.#lit = new Sprite({ texture: context.texture('lit'), anchor: 0.5 });
    this.#face = new CellFace(context, context.format);
    this.glow = new Sprite({ texture: context.texture('glow'), anchor: 0.5, alpha: 0 });
    this.view.addChild(this.#lit, this.#face.icon, this.#face.figure.view, this.#face.word);
  }

  /** Shows a prize at a point, at the size of a cell in the ring. */
  appear(prize: CellPrize, x: number, y: number): void {
    this.#lit.texture = this.#context.texture(prize.kind === 'jackpot' ? 'lit-jackpot' : 'lit');
    this.#face.setPrize(prize, true);
    this.#face.place(0, 0);
    this.view.visible = true;
    this.view.alpha = 1;
    this.x = x;
    this.y = y;
    this.scale = 1;
    this.glow.alpha = 0;
  }

  hide(): void {
    this.view.visible = false;
    this.glow.alpha = 0;
  }

  get x(): number {
    return this.view.x;
  }

  set x(x: number) {
    this.view.x = x;
    this.glow.x = x;
  }

  get y(): number {
    return this.view.y;
  }

  set y(y: number) {
    this.view.y = y;
    this.glow.y = y;
  }

  /** Scale of the copy; 1 is the size of a cell in the ring. */
  get scale(): number {
    return this.#scale;
  }

  set scale(scale: number) {
    this.#scale = scale;
    this.view.scale.set(scale);
    this.glow.scale.set((scale * CELL_SIZE * RESULT.glowCells) / GLOW_PICTURE);
  }
}
