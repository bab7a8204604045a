import { Container, Sprite, type Texture } from '../engine/pixi.ts';
import type { Random } from '../engine/random.ts';

const OUT_MS = 260;
const FLY_MS = 620;
const SPREAD_MS = 600;
const GAP_MS = 60;
const SIZE = 44;
const SIDE = 160;
/** Last share of the way on which a piece fades. */
const FADE = 0.2;

interface Piece {
  readonly sprite: Sprite;
  burstX: number;
  burstY: number;
  side: number;
}

/** Between two pieces of a flight of `count`, ms. */
const gap = (count: number): number => Math.min(GAP_MS, SPREAD_MS / count);

/** How long a flight of `count` pieces takes, ms. */
export const flightMs = (count: number): number => OUT_MS + gap(count) * Math.max(0, count - 1) + FLY_MS;

/**
 * Coins or gems that spring from a point and fly along curves to another, one after the other (design/motion,
 * section 10). A closed formula of `time`; all sprites are made ahead. Tween `time` from 0 to `flightMs(n)`, ease none.
 */
export class Flight {
  readonly view = new Container();
  readonly #pieces: readonly Piece[];
  readonly #random: Random;
  #alive = 0;
  #fromX = 0;
  #fromY = 0;
  #toX = 0;
  #toY = 0;
  #time = 0;

  constructor(random: Random, capacity: number) {
    this.#random = random;
    this.#pieces = Array.from({ length: capacity }, () => {
      const sprite = new Sprite({ anchor: 0.5, visible: false });
      this.view.addChild(sprite);
      return { sprite, burstX: 0, burstY: 0, side: 0 };
    });
  }

  /** Throws new dice for `count` pieces of a picture on the way between two points (dpx). */
  aim(
    texture: Texture,
    count: number,
    from: { readonly x: number; readonly y: number },
    to: { readonly x: number; readonly y: number },
  ): void {
    this.hide();
    this.#alive = Math.min(count, this.#pieces.length);
    this.#fromX = from.x;
    this.#fromY = from.y;
    this.#toX = to.x;
    this.#toY = to.y;
    for (let index = 0; index < this.#alive; index++) {
      const piece = this.#pieces[index];
      if (!piece) continue;
      const angle = this.#random.range(0, 2 * Math.PI);
      const radius = this.#random.range(60, 140);
      piece.sprite.texture = texture;
      piece.burstX = Math.cos(angle) * radius;
      piece.burstY = Math.sin(angle) * radius;
      piece.side = this.#random.next() < 0.5 ? -SIDE : SIDE;
    }
  }

  /** Takes every piece away. */
  hide(): void {
    for (const { sprite } of this.#pieces) sprite.visible = false;
  }

  /** Ms since the pieces sprang off. */
  get time(): number {
    return this.#time;
  }

  set time(time: number) {
    this.#time = time;
    const wait = gap(Math.max(1, this.#alive));
    for (let index = 0; index < this.#alive; index++) {
      const piece = this.#pieces[index];
      if (piece) this.#place(piece, time, (time - OUT_MS - index * wait) / FLY_MS);
    }
  }

  #place({ sprite, burstX, burstY, side }: Piece, time: number, flown: number): void {
    sprite.visible = time > 0 && flown < 1;
    if (!sprite.visible) return;
    const spring = 1 - (1 - Math.min(1, time / OUT_MS)) ** 3;
    const startX = this.#fromX + burstX * spring;
    const startY = this.#fromY + burstY * spring;
    const u = Math.max(0, flown) ** 3;
    const wayX = this.#toX - startX;
    const wayY = this.#toY - startY;
    const length = Math.hypot(wayX, wayY) || 1;
    const bendX = startX + 0.35 * wayX - (side * wayY) / length;
    const bendY = startY + 0.35 * wayY + (side * wayX) / length;
    const rest = 1 - u;
    sprite.position.set(
      rest * rest * startX + 2 * rest * u * bendX + u * u * this.#toX,
      rest * rest * startY + 2 * rest * u * bendY + u * u * this.#toY,
    );
    const size = flown <= 0 ? 0.3 + 0.8 * spring : 1.1 - 0.55 * u;
    const scale = (size * SIZE) / sprite.texture.width;
    sprite.scale.set(scale * (flown <= 0 ? 1 : Math.cos((9 * (flown * FLY_MS)) / 1_000)), scale);
    sprite.alpha = Math.min(1, (1 - Math.max(0, flown)) / FADE);
  }
}
