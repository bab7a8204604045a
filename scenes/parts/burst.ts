import { Container, Sprite, type Texture } from '../engine/pixi.ts';
import type { Random } from '../engine/random.ts';
import type { TextureProvider } from './glyph-text.ts';

/** Pictures that a burst needs; a scene definition that uses a burst declares them. */
export const burstArt = {
  spark: { width: 70, height: 70, atlas: 'parts-light' },
  coin: { width: 96, height: 96, atlas: 'parts' },
} as const;

/** Duration of a burst, ms. */
export const BURST_MS = 700;

const COIN_SHARE = 0.4;
const NEAR = 200;
const FAR = 520;
const FALL = 160;
const SPARK_SIZE = 70;
const COIN_SIZE = 34;
/** Maximum rotation of a coin during a burst, in radians. */
const TURN = 3.8;

interface Particle {
  readonly sprite: Sprite;
  readonly isCoin: boolean;
  directionX: number;
  directionY: number;
  turn: number;
}

/** The easing power2.out as a formula. */
const out = (q: number): number => 1 - (1 - q) ** 3;

/**
 * A burst: sparks and coins fly away from a point and fall a little. It depends only on `progress`, which can be set in
 * any order; all sprites are created in advance. Tween `progress` from 0 to 1 over BURST_MS without easing.
 */
export class Burst {
  readonly view = new Container();
  readonly #particles: readonly Particle[];
  readonly #random: Random;
  #alive = 0;
  #progress = 1;

  /** `capacity` is the maximum number of particles. */
  constructor(provider: TextureProvider, random: Random, capacity: number) {
    this.#random = random;
    const textures: Record<'spark' | 'coin', Texture> = {
      spark: provider.texture('spark'),
      coin: provider.texture('coin'),
    };
    this.#particles = Array.from({ length: capacity }, (_, index) => {
      // Coins are spread evenly: of any first n particles, two in five are coins.
      const isCoin = Math.floor((index + 1) * COIN_SHARE) > Math.floor(index * COIN_SHARE);
      const sprite = new Sprite({
        texture: isCoin ? textures.coin : textures.spark,
        anchor: 0.5,
        visible: false,
      });
      this.view.addChild(sprite);
      return { sprite, isCoin, directionX: 0, directionY: 0, turn: 0 };
    });
  }

  /**
   * Chooses random directions for `count` particles from a point in design pixels. Nothing is visible until `progress`
   * changes.
   */
  aim(x: number, y: number, count: number): void {
    this.view.position.set(x, y);
    this.#alive = Math.min(count, this.#particles.length);
    for (const [index, particle] of this.#particles.entries()) {
      particle.sprite.visible = index < this.#alive;
      if (!particle.sprite.visible) continue;
      const angle = this.#random.range(0, 2 * Math.PI);
      const distance = this.#random.range(NEAR, FAR);
      particle.directionX = Math.cos(angle) * distance;
      particle.directionY = Math.sin(angle) * distance;
      particle.turn = this.#random.range(-TURN, TURN);
    }
    this.hide();
  }

  /** Hides all particles. */
  hide(): void {
    this.#progress = 1;
    this.view.visible = false;
  }

  /** Progress of the burst: 0 at its start, 1 when all particles are gone. */
  get progress(): number {
    return this.#progress;
  }

  set progress(q: number) {
    this.#progress = q;
    this.view.visible = q > 0 && q < 1;
    this.view.alpha = 1 - q * q;
    const way = out(q);
    const fall = FALL * q * q;
    const spark = (SPARK_SIZE * (1 - q / 2)) / burstArt.spark.width;
    const coin = (COIN_SIZE * (1 - q / 2)) / burstArt.coin.width;
    for (let index = 0; index < this.#alive; index++) {
      const particle = this.#particles[index];
      if (!particle) continue;
      const { sprite, isCoin } = particle;
      sprite.position.set(particle.directionX * way, particle.directionY * way + fall);
      sprite.scale.set(isCoin ? coin : spark);
      if (isCoin) sprite.rotation = particle.turn * way;
    }
  }
}
