import type { SceneContext } from '../../engine/definition.ts';
import { Container, Sprite } from '../../engine/pixi.ts';
import type { Random } from '../../engine/random.ts';
import { CRUMBS } from './tuning.ts';
import type { ScratchCardTypes } from './types.ts';

interface Crumb {
  readonly sprite: Sprite;
  bornAt: number;
  x: number;
  y: number;
  /** Horizontal speed, in design pixels per second. */
  vx: number;
  vy: number;
  size: number;
  turn: number;
}

/**
 * Crumbs of foil that jump off a rub and fall. Each depends only on the time; all are created in advance. Unused crumbs
 * have alpha 0, because changing `visible` would make the renderer sort the whole scene again.
 */
export class Crumbs {
  readonly view = new Container({ label: 'crumbs', visible: false });
  readonly #crumbs: readonly Crumb[];
  readonly #random: Random;
  #next = 0;
  #owed = 0;
  #lastBorn = -Infinity;

  constructor(context: SceneContext<ScratchCardTypes>) {
    this.#random = context.random.fork('crumbs');
    const count = context.settings.quality === 'low' ? CRUMBS.most / 2 : CRUMBS.most;
    this.#crumbs = Array.from({ length: count }, (_, index) => {
      const texture = context.texture(`crumb-${(index % 3) + 1}`);
      const sprite = new Sprite({ texture, anchor: 0.5, alpha: 0 });
      this.view.addChild(sprite);
      return { sprite, bornAt: -Infinity, x: 0, y: 0, vx: 0, vy: 0, size: 1, turn: 0 };
    });
  }

  /** Returns whether any crumb is in the air at this time. */
  isFlying(now: number): boolean {
    return now - this.#lastBorn < CRUMBS.lifeMs;
  }

  /** Adds crumbs for a rub of length `way` (design pixels) that ends at a point. */
  rubbed(way: number, x: number, y: number, now: number): void {
    this.#owed += (way * CRUMBS.per) / CRUMBS.along;
    // At most half of the crumbs may wait to be thrown: more would not be visible.
    this.#owed = Math.min(this.#owed, this.#crumbs.length / 2);
    for (; this.#owed >= 1; this.#owed--) this.#throw(x, y, now);
  }

  /** Draws the crumbs at a time. */
  show(now: number): void {
    this.view.visible = this.isFlying(now);
    for (let index = 0; index < this.#crumbs.length; index++) {
      const crumb = this.#crumbs[index];
      if (!crumb) continue;
      const life = now - crumb.bornAt;
      if (life < 0 || life >= CRUMBS.lifeMs) {
        crumb.sprite.alpha = 0;
        continue;
      }
      const q = life / CRUMBS.lifeMs;
      const seconds = life / 1_000;
      crumb.sprite.position.set(
        crumb.x + crumb.vx * seconds,
        crumb.y + crumb.vy * seconds + CRUMBS.fall * q * q,
      );
      crumb.sprite.rotation = crumb.turn * seconds;
      // A tumbling crumb is thin when seen edge on.
      crumb.sprite.scale.set(
        crumb.size,
        crumb.size * (0.35 + 0.65 * Math.abs(Math.cos(crumb.turn * 1.3 * seconds))),
      );
      crumb.sprite.alpha = Math.min(1, 3 * (1 - q));
    }
  }

  #throw(x: number, y: number, now: number): void {
    const crumb = this.#crumbs[this.#next];
    this.#next = (this.#next + 1) % this.#crumbs.length;
    if (!crumb) return;
    crumb.bornAt = now;
    this.#lastBorn = now;
    crumb.x = x + this.#random.range(-18, 18);
    crumb.y = y + this.#random.range(-14, 14);
    crumb.vx = this.#random.range(-CRUMBS.spread, CRUMBS.spread);
    crumb.vy = -this.#random.range(0.2, 1) * CRUMBS.jump;
    crumb.size = this.#random.range(0.55, 1.15);
    crumb.turn = this.#random.range(-CRUMBS.turn, CRUMBS.turn);
  }
}
