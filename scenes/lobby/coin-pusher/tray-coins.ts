import { DROP_PRICE } from '../../../fair/coin-pusher/prizes.ts';
import { Container, Sprite } from '../../engine/pixi.ts';
import type { Random } from '../../engine/random.ts';
import type { TextureProvider } from '../../parts/glyph-text.ts';
import { art } from './art.ts';
import { TRAY_COINS, SIZE, type Spot } from './layout.ts';

/** The coins in the tray, in rows; each new coin lies on those before it. */
export class TrayCoins {
  readonly view = new Container({ label: 'heap' });
  readonly #coins: readonly Sprite[];
  #shown = 0;

  constructor(pictures: TextureProvider, random: Random) {
    const anchor = art['lying-1']?.anchor ?? { x: 0.5, y: 0.5 };
    this.#coins = TRAY_COINS.rows.flatMap(({ y, coins }) => {
      const places = Array.from({ length: coins }, (_, index) => index - (coins - 1) / 2);
      // Shuffles the places in a row, so that coins do not land from left to right.
      for (let index = places.length - 1; index > 0; index--) {
        const other = random.int(index + 1);
        [places[index], places[other]] = [places[other] ?? 0, places[index] ?? 0];
      }
      return places.map((place) => {
        const sprite = new Sprite({
          texture: pictures.texture(random.next() < 0.5 ? 'lying-1' : 'lying-2'),
          anchor,
          visible: false,
        });
        sprite.position.set(
          SIZE.width / 2 + place * TRAY_COINS.pitch + random.range(-TRAY_COINS.looseX, TRAY_COINS.looseX),
          y + random.range(-TRAY_COINS.looseY, TRAY_COINS.looseY),
        );
        return sprite;
      });
    });
    this.view.addChild(...this.#coins);
  }

  /** Returns the place of the next coin when `ahead` coins are still falling; undefined when the tray is full. */
  next(ahead: number): Spot | undefined {
    return this.#coins[this.#shown + ahead]?.position;
  }

  /** Shows an amount in hundredths of a peso as coins, one coin per peso. */
  show(amount: number): void {
    const count = Math.min(this.#coins.length, Math.floor(amount / DROP_PRICE));
    if (count === this.#shown) return;
    for (let index = Math.min(count, this.#shown); index < Math.max(count, this.#shown); index++) {
      const coin = this.#coins[index];
      if (coin) coin.visible = index < count;
    }
    this.#shown = count;
  }
}
