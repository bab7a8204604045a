import type { SceneContext } from '../../engine/definition.ts';
import { Container, Sprite, type Texture } from '../../engine/pixi.ts';
import { cellSpot } from './layout.ts';
import { cellAfter } from './schedule.ts';
import { LIGHT } from './tuning.ts';
import type { LuckyJackpotTypes } from './types.ts';

/** The lit cell, the trail behind it, and a second lit cell for cross-fades. */
export class ChaseLight {
  readonly view = new Container();
  /** The lit cell; fade it to hide the light for a while. */
  readonly lit: Sprite;
  /** Fades in on the winning cell when the walk is skipped. */
  readonly incoming: Sprite;
  /** Trail over the cells behind, on their rims only. */
  readonly trail = new Container();
  readonly #tails: readonly Sprite[];
  readonly #gold: Texture;
  readonly #red: Texture;
  #isJackpot: (cell: number) => boolean = () => false;

  constructor(context: SceneContext<LuckyJackpotTypes>) {
    this.#gold = context.texture('lit');
    this.#red = context.texture('lit-jackpot');
    this.lit = new Sprite({ texture: this.#gold, anchor: 0.5, visible: false });
    this.incoming = new Sprite({ texture: this.#gold, anchor: 0.5, visible: false });
    const tail = context.texture('trail');
    this.#tails = LIGHT.trail.map(
      (alpha) => new Sprite({ texture: tail, anchor: 0.5, alpha, visible: false }),
    );
    this.trail.addChild(...this.#tails);
    this.view.addChild(this.trail, this.lit, this.incoming);
  }

  /** Predicate of cells that stay red when lit. */
  set jackpots(isJackpot: (cell: number) => boolean) {
    this.#isJackpot = isJackpot;
  }

  /** Jumps to a cell, with `tails` cells glowing behind it. */
  show(cell: number, tails: number): void {
    this.#put(this.lit, cell);
    this.lit.alpha = 1;
    for (const [index, tail] of this.#tails.entries()) {
      tail.visible = index < tails;
      tail.position.copyFrom(cellSpot(cellAfter(cell, -index - 1)));
    }
    this.trail.alpha = 1;
  }

  /** Prepares the second light on a cell, still invisible. */
  prepare(cell: number): void {
    this.#put(this.incoming, cell);
    this.incoming.alpha = 0;
  }

  /** Rests on a cell at full light, without a trail. */
  rest(cell: number): void {
    this.show(cell, 0);
    this.incoming.visible = false;
    this.view.alpha = 1;
  }

  /** Hides all lights. */
  hide(): void {
    this.lit.visible = false;
    this.incoming.visible = false;
    for (const tail of this.#tails) tail.visible = false;
    this.view.alpha = 1;
  }

  /** Hides only the trail. */
  hideTrail(): void {
    for (const tail of this.#tails) tail.visible = false;
  }

  #put(sprite: Sprite, cell: number): void {
    sprite.texture = this.#isJackpot(cell) ? this.#red : this.#gold;
    sprite.position.copyFrom(cellSpot(cell));
    sprite.visible = true;
  }
}
