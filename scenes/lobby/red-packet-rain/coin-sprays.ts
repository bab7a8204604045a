import type { SceneContext } from '../../engine/definition.ts';
import { Container, Sprite } from '../../engine/pixi.ts';
import type { OpenedPacket } from './plan.ts';
import { TAP } from './tuning.ts';
import type { RedPacketRainTypes } from './types.ts';

const COIN_PICTURE = 96;
/** Smallest ratio of width to height of a turning coin. */
const THINNEST = 0.14;

interface Coin {
  readonly sprite: Sprite;
  /** Horizontal speed, in design pixels per second. */
  readonly vx: number;
  readonly vy: number;
  readonly size: number;
  /** Speed of the coin's rotation, in radians per second. */
  readonly flip: number;
}

/** The four coins that fly out of each opened packet. Their random directions are chosen once, at creation. */
export class CoinSprays {
  readonly view = new Container({ label: 'coins', visible: false });
  readonly #coins: readonly Coin[];
  readonly #each: number;
  /** For each coin: 1 if this frame shows it, otherwise 0. */
  readonly #shown = new Uint8Array(TAP.coinPool);

  constructor(context: SceneContext<RedPacketRainTypes>) {
    const random = context.random.fork('coins');
    const texture = context.texture('coin');
    this.#each = context.settings.quality === 'low' ? TAP.coins / 2 : TAP.coins;
    this.#coins = Array.from({ length: TAP.coinPool }, () => {
      const sprite = new Sprite({ texture, anchor: 0.5, alpha: 0 });
      this.view.addChild(sprite);
      const angle = (random.range(-TAP.coinSpread, TAP.coinSpread) * Math.PI) / 180;
      const speed = random.range(TAP.coinSpeed.low, TAP.coinSpeed.high);
      return {
        sprite,
        vx: Math.sin(angle) * speed,
        vy: -Math.cos(angle) * speed,
        size: random.range(TAP.coinSize.low, TAP.coinSize.high),
        flip: random.range(8, 15),
      };
    });
  }

  /** Shows the coins of all packets opened so far, at `ms` of the rain. */
  draw(opened: readonly OpenedPacket[], ms: number): void {
    this.#shown.fill(0);
    const heldBy = Math.floor(this.#coins.length / TAP.coins);
    for (let place = Math.max(0, opened.length - heldBy); place < opened.length; place++) {
      const from = opened[place];
      if (!from) continue;
      const life = ms - from.at - TAP.coinsAt;
      if (life <= 0 || life >= TAP.coinMs) continue;
      for (let nth = 0; nth < this.#each; nth++) this.#fly(from, nth, life);
    }
    // `visible` hides all coins together and alpha hides single ones: changing `visible` makes the renderer sort the
    // whole scene again.
    this.view.visible = this.#shown.includes(1);
    for (let index = 0; index < this.#coins.length; index++) {
      const coin = this.#coins[index];
      if (coin && this.#shown[index] === 0) coin.sprite.alpha = 0;
    }
  }

  #fly({ order, x, y }: OpenedPacket, nth: number, life: number): void {
    const index = (order * TAP.coins + nth) % this.#coins.length;
    const coin = this.#coins[index];
    if (!coin) return;
    this.#shown[index] = 1;
    const seconds = life / 1_000;
    const { sprite, vx, vy, flip } = coin;
    const size = coin.size / COIN_PICTURE;
    sprite.position.set(x + vx * seconds, y + vy * seconds + (TAP.gravity * seconds * seconds) / 2);
    sprite.scale.set(size * Math.max(THINNEST, Math.abs(Math.cos(flip * seconds))), size);
    sprite.alpha = Math.min(1, (TAP.coinMs - life) / TAP.coinFade);
  }
}
