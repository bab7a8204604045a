import { Container, Sprite, type Texture } from '../engine/pixi.ts';
import type { Random } from '../engine/random.ts';

const OUT_MS = 260;
const FLY_MS = 620;
const SPREAD_MS = 600;
const GAP_MS = 60;
const SIZE = 44;
const SIDE = 160;
/** Share of a piece's way, at its end, in which the piece fades. */
const FADE = 0.2;

interface Particle {
  readonly sprite: Sprite;
  /** Distance that a piece first jumps, in design pixels. Its curve then begins at `start` and bends towards `bend`. */
  burstX: number;
  burstY: number;
  startX: number;
  startY: number;
  bendX: number;
  bendY: number;
}

/** Returns the time between two pieces of a flight of `count` pieces, ms. */
const gap = (count: number): number => Math.min(GAP_MS, SPREAD_MS / count);

/** Returns when piece `index` of `count` arrives, in ms from the flight's start. */
export const arrivalMs = (index: number, count: number): number => OUT_MS + gap(count) * index + FLY_MS;

/** Returns the duration of a flight of `count` pieces, ms. */
export const flightMs = (count: number): number => arrivalMs(Math.max(0, count - 1), count);

/**
 * Coins or gems that jump off a point and fly along curves to another, one after the other. They depend only on `time`;
 * all sprites are created in advance. Tween `time` from 0 to `flightMs(n)` without easing. A piece that waits or has
 * arrived has alpha 0, because changing `visible` would make the renderer rebuild the whole scene.
 */
export class Flight {
  readonly view = new Container({ visible: false });
  readonly #particles: readonly Particle[];
  readonly #random: Random;
  #alive = 0;
  #fromX = 0;
  #fromY = 0;
  #toX = 0;
  #toY = 0;
  #time = 0;
  #size = SIZE;
  #fades = true;

  /**
   * `texture`: any picture of a sheet that nothing else in the scene shows before the flight; the sheet is then on the
   * GPU in time.
   */
  constructor(random: Random, capacity: number, texture?: Texture) {
    this.#random = random;
    this.#particles = Array.from({ length: capacity }, () => {
      const sprite = new Sprite({ anchor: 0.5, visible: false, ...(texture && { texture }) });
      this.view.addChild(sprite);
      return { sprite, burstX: 0, burstY: 0, startX: 0, startY: 0, bendX: 0, bendY: 0 };
    });
  }

  /**
   * Chooses random curves for `count` pieces with a picture `size` wide, between two points (design pixels). They fade
   * before they arrive, unless `fades` is false, for a target that absorbs them.
   */
  aim(
    texture: Texture,
    count: number,
    from: { readonly x: number; readonly y: number },
    to: { readonly x: number; readonly y: number },
    { size = SIZE, fades = true }: { readonly size?: number; readonly fades?: boolean } = {},
  ): void {
    this.#size = size;
    this.#fades = fades;
    this.hide();
    this.#alive = Math.min(count, this.#particles.length);
    this.#fromX = from.x;
    this.#fromY = from.y;
    this.#toX = to.x;
    this.#toY = to.y;
    for (const [index, particle] of this.#particles.entries()) {
      particle.sprite.visible = index < this.#alive;
      if (!particle.sprite.visible) continue;
      particle.sprite.alpha = 0;
      const angle = this.#random.range(0, 2 * Math.PI);
      const radius = this.#random.range(60, 140);
      particle.sprite.texture = texture;
      particle.burstX = Math.cos(angle) * radius;
      particle.burstY = Math.sin(angle) * radius;
      const side = this.#random.next() < 0.5 ? -SIDE : SIDE;
      particle.startX = from.x + particle.burstX;
      particle.startY = from.y + particle.burstY;
      const wayX = to.x - particle.startX;
      const wayY = to.y - particle.startY;
      const length = Math.hypot(wayX, wayY) || 1;
      particle.bendX = particle.startX + 0.35 * wayX - (side * wayY) / length;
      particle.bendY = particle.startY + 0.35 * wayY + (side * wayX) / length;
    }
  }

  /** Hides all pieces. */
  hide(): void {
    this.view.visible = false;
  }

  /** Time since the start of the flight, in ms. */
  get time(): number {
    return this.#time;
  }

  set time(time: number) {
    this.#time = time;
    this.view.visible = time > 0 && time < flightMs(this.#alive);
    const wait = gap(Math.max(1, this.#alive));
    for (let index = 0; index < this.#alive; index++) {
      const particle = this.#particles[index];
      if (particle) this.#place(particle, time, (time - OUT_MS - index * wait) / FLY_MS);
    }
  }

  /** Places a piece; written without helper functions and objects, because it runs for each piece in every frame. */
  #place(particle: Particle, time: number, flown: number): void {
    const { sprite } = particle;
    if (time <= 0 || flown >= 1) {
      sprite.alpha = 0;
      return;
    }
    sprite.alpha = this.#fades && flown > 1 - FADE ? (1 - flown) / FADE : 1;
    if (flown <= 0) {
      const left = 1 - Math.min(1, time / OUT_MS);
      const spring = 1 - left * left * left;
      const size = ((0.3 + 0.8 * spring) * this.#size) / sprite.texture.width;
      sprite.position.set(this.#fromX + particle.burstX * spring, this.#fromY + particle.burstY * spring);
      sprite.scale.set(size, size);
      return;
    }
    const u = flown * flown * flown;
    const rest = 1 - u;
    const atStart = rest * rest;
    const atBend = 2 * rest * u;
    const atEnd = u * u;
    sprite.position.set(
      atStart * particle.startX + atBend * particle.bendX + atEnd * this.#toX,
      atStart * particle.startY + atBend * particle.bendY + atEnd * this.#toY,
    );
    const size = ((1.1 - 0.55 * u) * this.#size) / sprite.texture.width;
    sprite.scale.set(size * Math.cos((9 * flown * FLY_MS) / 1_000), size);
  }
}
