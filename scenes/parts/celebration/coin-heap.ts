import { Container, Sprite } from '../../engine/pixi.ts';
import type { Random } from '../../engine/random.ts';
import type { TextureProvider } from '../glyph-text.ts';
import { COINS, POOL } from './tuning.ts';

/** Width of the coin's picture, in design pixels. */
const PICTURE = 96;

/** Each row of the heap has this number of coins fewer than the row below it. */
const FEWER = 3;

interface Coin {
  readonly sprite: Sprite;
  bornMs: number;
  fallMs: number;
  x: number;
  y: number;
  drift: number;
  flip: number;
  flat: number;
  tilt: number;
}

/** Place of the heap, in design pixels: centre and bottom, and its width. */
export interface Floor {
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

/**
 * Returns the number of coins in the lowest row of a heap of `count` coins. Each row has three coins fewer than the row
 * below, so that no coin lies exactly on another.
 */
function lowestRow(count: number): number {
  for (let base = 1; ; base++) {
    let room = 0;
    for (let row = base; row > 0; row -= FEWER) room += row;
    if (room >= count) return base;
  }
}

/**
 * Coins that fall from above, bounce once and form a heap. They depend only on `time`; all sprites are created in
 * advance. A coin not yet thrown has alpha 0, because changing `visible` would make the renderer rebuild the whole
 * scene.
 */
export class CoinHeap {
  readonly view = new Container({ visible: false });
  readonly #coins: readonly Coin[];
  readonly #random: Random;
  #alive = 0;

  constructor(provider: TextureProvider, random: Random) {
    this.#random = random;
    const texture = provider.texture('coin');
    this.#coins = Array.from({ length: POOL.coins }, () => {
      const sprite = new Sprite({ texture, anchor: 0.5, alpha: 0 });
      this.view.addChild(sprite);
      return { sprite, bornMs: 0, fallMs: 1, x: 0, y: 0, drift: 0, flip: 0, flat: 1, tilt: 0 };
    });
  }

  /** Chooses random falls of `count` coins onto the floor; the last coin is at rest after `length` ms. */
  aim(count: number, floor: Floor, length: number): void {
    this.#alive = Math.min(count, this.#coins.length);
    const base = lowestRow(this.#alive);
    const apart = Math.min(floor.width / base, COINS.size);
    const random = this.#random;
    let row = 0;
    let inRow = base;
    let place = 0;
    for (const [index, coin] of this.#coins.entries()) {
      coin.sprite.alpha = 0;
      if (index >= this.#alive) continue;
      if (place === inRow) {
        row += 1;
        inRow = Math.max(1, inRow - FEWER);
        place = 0;
      }
      // Neighbours do not fall one after the other: motion in one place would flash more.
      const step = inRow % 3 === 0 ? 2 : 3;
      const column = inRow % step === 0 ? place : (place * step) % inRow;
      place += 1;
      coin.x = floor.x + (column - (inRow - 1) / 2) * apart + random.range(-9, 9);
      coin.y = floor.y - row * COINS.row + random.range(-5, 5);
      coin.drift = random.range(-COINS.drift, COINS.drift);
      coin.flip = random.range(COINS.flip.low, COINS.flip.high);
      coin.flat = random.range(COINS.lie.low, COINS.lie.high);
      coin.tilt = random.range(-0.4, 0.4);
      const height = coin.y + COINS.above;
      const { speed, gravity } = COINS;
      coin.fallMs = (1_000 * (Math.sqrt(speed * speed + 2 * gravity * height) - speed)) / gravity;
      const room = Math.max(0, length * COINS.spread - coin.fallMs);
      // Few coins fall at the start and many at the end.
      coin.bornMs = ((index + random.next()) / this.#alive) ** COINS.gather * room;
    }
    this.hide();
  }

  /** Hides all coins. */
  hide(): void {
    this.view.visible = false;
  }

  /** Returns the final position of a coin, where a glint can be shown. */
  placeOf(index: number): { readonly x: number; readonly y: number } {
    return this.#coins[Math.min(index, this.#alive - 1)] ?? { x: 0, y: 0 };
  }

  /** Draws the coins at `time` ms after the first one started. */
  show(time: number): void {
    this.view.visible = time > 0 && this.#alive > 0;
    if (!this.view.visible) return;
    for (let index = 0; index < this.#alive; index++) {
      const coin = this.#coins[index];
      if (!coin) continue;
      const { sprite, bornMs, fallMs, x, y, drift, flip, flat, tilt } = coin;
      const life = time - bornMs;
      if (life <= 0) {
        sprite.alpha = 0;
        continue;
      }
      const scale = COINS.size / PICTURE;
      sprite.alpha = 1;
      const left = fallMs - life;
      if (left > 0) {
        const s = life / 1_000;
        sprite.position.set(
          x + (drift * left) / fallMs,
          -COINS.above + COINS.speed * s + (COINS.gravity * s * s) / 2,
        );
        // The rotation ends with the coin's face up.
        const turn = Math.cos((flip * left) / 1_000);
        const lying = Math.max(0, 1 - left / (0.2 * fallMs));
        sprite.scale.set(
          scale * (Math.abs(turn) < COINS.thinnest ? COINS.thinnest : Math.abs(turn)),
          scale * (1 - (1 - flat) * lying),
        );
        sprite.rotation = tilt * lying;
        continue;
      }
      const s = -left / 1_000;
      const jump = Math.max(0, COINS.bounce * s - (COINS.gravity * s * s) / 2);
      sprite.position.set(x, y - jump);
      sprite.scale.set(scale, scale * flat);
      sprite.rotation = tilt;
    }
  }
}
