import { Container, type Sprite, type Texture } from '../../engine/pixi.ts';
import type { TextureProvider } from '../../parts/glyph-text.ts';
import { spriteAt } from '../models/round/night-ground.ts';
import { AIR, LAYOUT, THICKNESS } from './tuning.ts';
import type { CoinSide } from './types.ts';

/** Returns the rotation at which a side of the coin is up, radians. */
export const angleOf = (side: CoinSide): number => (side === 'heads' ? 0 : Math.PI);

/** The large coin: scaling its faces makes it turn about a horizontal axis; an edge gives it thickness. */
export class CoinNode {
  readonly view = new Container();
  readonly #body = new Container();
  readonly #face: Sprite;
  readonly #edge: Sprite;
  readonly #shadow: Sprite;
  readonly #heads: Texture;
  readonly #tails: Texture;
  #angle = 0;
  #height = 0;
  #swell = 1;

  constructor(provider: TextureProvider) {
    const { coin, shadow } = LAYOUT;
    this.#heads = provider.texture('coin-heads');
    this.#tails = provider.texture('coin-tails');
    this.#shadow = spriteAt(provider, 'shadow', shadow.x, shadow.y);
    this.#edge = spriteAt(provider, 'edge');
    this.#face = spriteAt(provider, 'coin-heads');
    this.#body.addChild(this.#edge, this.#face);
    this.#body.x = coin.x;
    this.view.addChild(this.#shadow, this.#body);
    this.#lay();
  }

  /** Rotation of the coin, radians: after each whole turn, heads are up. */
  get angle(): number {
    return this.#angle;
  }

  set angle(angle: number) {
    this.#angle = angle;
    this.#lay();
  }

  /** Height of the coin above the table, in design pixels. */
  get height(): number {
    return this.#height;
  }

  set height(height: number) {
    this.#height = height;
    this.#lay();
  }

  /** Scale of the coin relative to its normal size; a tween animates it. */
  get swell(): number {
    return this.#swell;
  }

  set swell(swell: number) {
    this.#swell = swell;
    this.#lay();
  }

  /** Tint of the coin. */
  set tint(tint: number) {
    this.#face.tint = this.#edge.tint = tint;
  }

  #lay(): void {
    const { coin } = LAYOUT;
    const up = Math.cos(this.#angle);
    const aside = Math.sin(this.#angle);
    // The coin grows as it rises towards the viewer.
    const size = (coin.size / 272) * this.#swell * (1 + (0.16 * this.#height) / AIR.height);
    const flat = Math.max(0.02, Math.abs(up));
    this.#face.texture = up >= 0 ? this.#heads : this.#tails;
    this.#face.scale.set(size, size * flat);
    this.#edge.scale.set(size, size * (flat + Math.abs(aside) * (THICKNESS / coin.size)));
    // The edge is visible on the side of the coin that is farther from the viewer.
    this.#edge.y = THICKNESS * 0.5 * aside * Math.sign(up || 1);
    this.#body.y = coin.y - this.#height;
    const near = 1 - (0.45 * this.#height) / AIR.height;
    this.#shadow.scale.set(near);
    this.#shadow.alpha = near;
  }
}
