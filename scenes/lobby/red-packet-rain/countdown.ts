import type { SceneContext } from '../../engine/definition.ts';
import { Container, Sprite } from '../../engine/pixi.ts';
import { COUNTDOWN, DIGIT_MS, LAYOUT } from './tuning.ts';
import type { RedPacketRainTypes } from './types.ts';

/** The countdown 3, 2, 1: it depends only on the time in ms since its start. */
export class Countdown {
  readonly view = new Container({ label: 'countdown', position: LAYOUT.count });
  readonly #digits: readonly Sprite[];
  readonly #grow: (q: number) => number;

  constructor(context: SceneContext<RedPacketRainTypes>) {
    this.#grow = context.motion.ease('back.out(1.7)');
    this.#digits = Array.from({ length: COUNTDOWN.digits }, (_, index) => {
      const texture = context.texture(`count-${COUNTDOWN.digits - index}`);
      return new Sprite({ texture, anchor: 0.5, visible: false });
    });
    this.view.addChild(...this.#digits);
  }

  draw(ms: number): void {
    for (const [index, digit] of this.#digits.entries()) {
      const life = ms - index * DIGIT_MS;
      digit.visible = life >= 0 && life < DIGIT_MS;
      if (!digit.visible) continue;
      const grown = this.#grow(Math.min(1, life / COUNTDOWN.grow));
      digit.scale.set(COUNTDOWN.from + (1 - COUNTDOWN.from) * grown);
      const left = (DIGIT_MS - life) / COUNTDOWN.fade;
      digit.alpha = Math.min(1, left, life / (COUNTDOWN.grow / 3));
    }
  }
}
