import type { SceneContext } from '../../engine/definition.ts';
import { Container, type Sprite } from '../../engine/pixi.ts';
import { paperAt } from './pose.ts';
import { LAYOUT, PAPER, TINTS } from './tuning.ts';
import type { TugCamp, TugOfWarTypes } from './types.ts';

interface Slip {
  readonly sprite: Sprite;
  readonly side: number;
  readonly high: number;
  readonly turn: number;
}

/** Slips of paper in a camp's colours, thrown up behind the camp; they depend only on the time since the throw. */
export class Paper {
  readonly view = new Container({ label: 'paper', visible: false });
  readonly #slips: readonly Slip[];
  readonly #settings: SceneContext<TugOfWarTypes>['settings'];

  constructor({ random, settings }: SceneContext<TugOfWarTypes>, sprite: (name: string) => Sprite) {
    const dice = random.fork('paper');
    this.#settings = settings;
    this.#slips = Array.from({ length: PAPER.most }, () => ({
      sprite: sprite('confetti'),
      side: dice.range(-1, 1),
      high: dice.range(0, 1),
      turn: dice.range(-9, 9),
    }));
    this.view.addChild(...this.#slips.map((slip) => slip.sprite));
  }

  /** Prepares new slips over the centre of a camp; for a tie, half of them over each camp. */
  take(camp: TugCamp | 'tie'): void {
    const most = this.#settings.quality === 'low' ? PAPER.most / 2 : PAPER.most;
    for (const [index, { sprite }] of this.#slips.entries()) {
      const colours = camp === 'tie' ? (index % 2 ? 'red' : 'blue') : camp;
      sprite.visible = index < most;
      sprite.tint = TINTS[colours].paper[index % 3] ?? 0xffffff;
    }
    const side = camp === 'red' ? -1 : camp === 'blue' ? 1 : 0;
    this.view.position.set(LAYOUT.middle + side * LAYOUT.spots[1], LAYOUT.rope.y - 60);
  }

  /** Draws the slips at progress `q`, 0..1; none are visible at 0 and 1. */
  show(q: number): void {
    this.view.visible = q > 0 && q < 1;
    this.view.alpha = q < 0.7 ? 1 : (1 - q) / 0.3;
    for (const { sprite, side, high, turn } of this.#slips) {
      const { x, y } = paperAt(q, side, high);
      sprite.position.set(x, y);
      sprite.rotation = turn * q;
      sprite.scale.set(PAPER.size * (0.6 + 0.4 * high), PAPER.size * Math.cos(turn * q * 1.4));
    }
  }
}
