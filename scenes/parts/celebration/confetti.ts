import { Container, Sprite } from '../../engine/pixi.ts';
import type { Random } from '../../engine/random.ts';
import type { TextureProvider } from '../glyph-text.ts';
import { CONFETTI, POOL } from './tuning.ts';

/** Width of the picture of a slip of confetti, in design pixels. */
const PICTURE = 28;

interface Slip {
  readonly sprite: Sprite;
  bornMs: number;
  x: number;
  speedX: number;
  speedY: number;
  size: number;
  flutter: number;
  phase: number;
  turn: number;
}

/**
 * Confetti that is shot up from both lower corners and floats down. It depends only on `time`; all sprites are created
 * in advance. A slip not in the air has alpha 0.
 */
export class Confetti {
  readonly view = new Container({ visible: false });
  readonly #slips: readonly Slip[];
  readonly #random: Random;
  #alive = 0;
  #length = 1;
  #y = 0;

  constructor(provider: TextureProvider, random: Random) {
    this.#random = random;
    const texture = provider.texture('confetti');
    this.#slips = Array.from({ length: POOL.confetti }, (_, index) => {
      const tint = CONFETTI.colours[index % CONFETTI.colours.length] ?? 0xffffff;
      const sprite = new Sprite({ texture, anchor: 0.5, alpha: 0, tint });
      this.view.addChild(sprite);
      return { sprite, bornMs: 0, x: 0, speedX: 0, speedY: 0, size: 0, flutter: 0, phase: 0, turn: 0 };
    });
  }

  /**
   * Chooses random flights of `count` slips from the lower corners of an area; all slips are gone after `length` ms.
   */
  aim(count: number, size: { readonly width: number; readonly height: number }, length: number): void {
    this.#alive = Math.min(count, this.#slips.length);
    this.#length = length;
    this.#y = size.height * 0.86;
    const random = this.#random;
    const radians = Math.PI / 180;
    for (const [index, slip] of this.#slips.entries()) {
      slip.sprite.alpha = 0;
      if (index >= this.#alive) continue;
      const side = index % 2 === 0 ? 1 : -1;
      const angle = random.range(CONFETTI.angle.low, CONFETTI.angle.high) * radians;
      const speed = random.range(CONFETTI.speed.low, CONFETTI.speed.high);
      slip.bornMs = random.next() * CONFETTI.born;
      slip.x = side > 0 ? -10 : size.width + 10;
      slip.speedX = side * Math.sin(angle) * speed;
      slip.speedY = -Math.cos(angle) * speed;
      slip.size = random.range(CONFETTI.size.low, CONFETTI.size.high);
      slip.flutter = random.range(3, 7);
      slip.phase = random.range(0, 2 * Math.PI);
      slip.turn = random.range(-2, 2);
    }
    this.hide();
  }

  /** Hides all slips. */
  hide(): void {
    this.view.visible = false;
  }

  /** Draws the slips at `time` ms after the shot. */
  show(time: number): void {
    this.view.visible = time > 0 && time < this.#length && this.#alive > 0;
    if (!this.view.visible) return;
    for (let index = 0; index < this.#alive; index++) {
      const slip = this.#slips[index];
      if (!slip) continue;
      const { sprite, bornMs, x, speedX, speedY, size, flutter, phase, turn } = slip;
      const life = time - bornMs;
      if (life <= 0) {
        sprite.alpha = 0;
        continue;
      }
      const s = life / 1_000;
      // Air drag removes the initial speed; a steady fall remains.
      const gone = (1 - Math.exp(-CONFETTI.drag * s)) / CONFETTI.drag;
      sprite.position.set(x + speedX * gone, this.#y + speedY * gone + CONFETTI.fall * (s - gone));
      const scale = size / PICTURE;
      sprite.scale.set(scale * Math.cos(phase + flutter * s), scale);
      sprite.rotation = phase + turn * s;
      sprite.alpha = Math.min(1, Math.max(0, this.#length - time) / CONFETTI.fade);
    }
  }
}
