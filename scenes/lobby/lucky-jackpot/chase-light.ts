import type { SceneContext } from '../../engine/definition.ts';
import { Container, Sprite, type Texture } from '../../engine/pixi.ts';
import { cellSpot } from './layout.ts';
import { cellAfter } from './schedule.ts';
import { LIGHT } from './tuning.ts';
import type { LuckyJackpotTypes } from './types.ts';

/** The light on a cell, the glow on the cells behind it, and a second light for cross-fades. */
export class ChaseLight {
  readonly view = new Container();
  /** The light on the current cell; its alpha hides it for a while. */
  readonly lit: Sprite;
  /** Second light, which fades in on the winning cell when the player skips the moves of the light. */
  readonly incoming: Sprite;
  /** Glow on the rims of the cells that the light has just left. */
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

  /** Sets the function that returns whether a cell is a jackpot; such a cell stays red when lit. */
  set jackpots(isJackpot: (cell: number) => boolean) {
    this.#isJackpot = isJackpot;
  }

  /** Moves the light to a cell; the `tails` cells behind it glow. */
  show(cell: number, tails: number): void {
    this.#put(this.lit, cell);
    this.lit.alpha = 1;
    for (const [index, tail] of this.#tails.entries()) {
      tail.visible = index < tails;
      tail.position.copyFrom(cellSpot(cellAfter(cell, -index - 1)));
    }
    this.trail.alpha = 1;
  }

  /** Places the second light on a cell, still invisible. */
  prepare(cell: number): void {
    this.#put(this.incoming, cell);
    this.incoming.alpha = 0;
  }

  /** Lights a cell fully, without a glow behind it. */
  rest(cell: number): void {
    this.show(cell, 0);
    this.incoming.visible = false;
    this.view.alpha = 1;
  }

  /** Hides the light, the second light and the glow. */
  hide(): void {
    this.lit.visible = false;
    this.incoming.visible = false;
    for (const tail of this.#tails) tail.visible = false;
    this.view.alpha = 1;
  }

  /** Hides only the glow behind the light. */
  hideTrail(): void {
    for (const tail of this.#tails) tail.visible = false;
  }

  #put(sprite: Sprite, cell: number): void {
    sprite.texture = this.#isJackpot(cell) ? this.#red : this.#gold;
    sprite.position.copyFrom(cellSpot(cell));
    sprite.visible = true;
  }
}
