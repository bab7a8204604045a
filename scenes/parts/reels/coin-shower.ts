import { Container, Sprite } from '../../engine/pixi.ts';
import type { Random } from '../../engine/random.ts';
import type { TextureProvider } from '../glyph-text.ts';
import { COINS, LAYOUT } from './tuning.ts';

/** Width of the coin's picture, dpx. */
const PICTURE = 96;

interface Coin {
  readonly sprite: Sprite;
  born: number;
  x: number;
  speedX: number;
  speedY: number;
  size: number;
  flip: number;
  phase: number;
}

/**
 * Coins thrown up from behind the win bar, falling again; a closed formula of `time`, all sprites made ahead. Tween
 * `time` from 0 to `SHOWER_MS`, ease none. A coin that is not in the air has alpha 0: `visible` would make the renderer
 * sort the whole scene anew for each.
 */
export class CoinShower {
  readonly view = new Container({ visible: false });
  readonly #coins: readonly Coin[];
  readonly #random: Random;
  #alive = 0;
  #time = 0;

  constructor(provider: TextureProvider, random: Random) {
    this.#random = random;
    const texture = provider.texture('coin');
    this.#coins = Array.from({ length: COINS.pool }, () => {
      const sprite = new Sprite({ texture, anchor: 0.5, alpha: 0 });
      this.view.addChild(sprite);
      return { sprite, born: 0, x: 0, speedX: 0, speedY: 0, size: 0, flip: 0, phase: 0 };
    });
  }

  /** Draws random throws for so many coins. */
  aim(count: number): void {
    this.#alive = Math.min(count, this.#coins.length);
    for (const [index, coin] of this.#coins.entries()) {
      coin.sprite.alpha = 0;
      if (index >= this.#alive) continue;
      const random = this.#random;
      const angle = random.range(-COINS.spread, COINS.spread);
      const speed = random.range(COINS.speed.low, COINS.speed.high);
      coin.born = ((index + random.next()) / this.#alive) * COINS.birth;
      coin.x = LAYOUT.winBar.x + random.range(-0.4, 0.4) * LAYOUT.winBar.width;
      coin.speedX = Math.sin(angle) * speed;
      coin.speedY = -Math.cos(angle) * speed;
      coin.size = random.range(COINS.size.low, COINS.size.high);
      coin.flip = random.range(COINS.flip.low, COINS.flip.high);
      coin.phase = random.range(0, 2 * Math.PI);
    }
  }

  /** Hides every coin. */
  hide(): void {
    this.view.visible = false;
  }

  /** Ms since the first coin. */
  get time(): number {
    return this.#time;
  }

  set time(time: number) {
    this.#time = time;
    this.view.visible = time > 0 && time < SHOWER_MS;
    for (let index = 0; index < this.#alive; index++) {
      const coin = this.#coins[index];
      if (!coin) continue;
      const { sprite, born, x, speedX, speedY, size, flip, phase } = coin;
      const life = time - born;
      // It is gone where it came from: no coin falls over what is written below.
      const length = Math.min(COINS.life, (-2_000 * speedY) / COINS.gravity);
      if (life <= 0 || life >= length) {
        sprite.alpha = 0;
        continue;
      }
      const s = life / 1_000;
      sprite.position.set(x + speedX * s, LAYOUT.winBar.y + speedY * s + (COINS.gravity * s * s) / 2);
      const turn = Math.cos(phase + flip * s);
      const scale = size / PICTURE;
      sprite.scale.set(
        scale * (Math.abs(turn) < COINS.thinnest ? Math.sign(turn || 1) * COINS.thinnest : turn),
        scale,
      );
      sprite.alpha = Math.min(1, (length - life) / COINS.fade);
    }
  }
}

/** Length of a whole shower, ms. */
export const SHOWER_MS = COINS.birth + COINS.life;
