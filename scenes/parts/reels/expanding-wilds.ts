import type { SceneContext } from '../../engine/definition.ts';
import type { Timeline } from '../../engine/motion.ts';
import { Container, Sprite } from '../../engine/pixi.ts';
import { fromTo } from '../from-to.ts';
import type { ReelConfig } from './reel-config.ts';
import type { Reels } from './reels.ts';
import { EXPAND } from './tuning.ts';
import type { ReelTypes } from './types.ts';

/** Wild symbols that expand over their reels when all reels rest, on a column of light. */
export class ExpandingWilds {
  /** Layer of the light, under the symbols. */
  readonly behind = new Container();
  readonly #context: SceneContext<ReelTypes>;
  readonly #wild: string;
  readonly #reels: Reels;
  readonly #rows: readonly number[];
  readonly #lights: readonly Sprite[];
  #timeline: Timeline | undefined;

  constructor(context: SceneContext<ReelTypes>, { slot, window }: ReelConfig, reels: Reels) {
    this.#context = context;
    this.#reels = reels;
    this.#rows = Array.from({ length: slot.rows }, (_, row) => row);
    this.#wild = slot.wild ?? '';
    const width = window.width / slot.strips.length;
    this.#lights = slot.strips.map((_, reel) => {
      const light = new Sprite({ texture: context.texture('tease-light'), anchor: 0.5, alpha: 0 });
      light.position.set(window.x + (reel + 0.5) * width, window.y + window.height / 2);
      light.setSize(width * 1.16, window.height * 1.06);
      return light;
    });
    this.behind.addChild(...this.#lights);
  }

  /** Expands every wild of a window over its reel, then calls `onEnd`. */
  expand(window: readonly string[], onEnd: () => void): void {
    const { motion, settings, sound } = this.#context;
    const filled = this.#filledOf(window);
    this.fill(window);
    if (filled.length === 0 || settings.reduceMotion) {
      onEnd();
      return;
    }
    sound.play('scatter.2', { when: motion.now });
    const timeline = motion.timeline();
    for (const { reel, row: from } of filled) {
      for (const row of this.#rows) {
        const symbol = this.#reels.reel(reel).symbol(row);
        if (row === from || !symbol) continue;
        const grow = {
          at: Math.abs(row - from) * EXPAND.apart,
          duration: EXPAND.grow,
          ease: 'back.out(1.6)',
        };
        fromTo(timeline, symbol.scale, { x: 0.2, y: 0.2 }, { x: 1, y: 1 }, grow);
      }
      const light = this.#lights[reel];
      if (light) fromTo(timeline, light, { alpha: 0 }, { alpha: EXPAND.light }, { duration: EXPAND.grow });
    }
    this.#timeline = timeline;
    void motion.play(timeline, () => {
      this.#timeline = undefined;
      onEnd();
    });
  }

  /** Shows all wilds of a window expanded, without animation. */
  fill(window: readonly string[]): void {
    for (const { reel } of this.#filledOf(window)) {
      this.#reels.reel(reel).fill(this.#reels.face(this.#wild));
      const light = this.#lights[reel];
      if (light) light.alpha = EXPAND.light;
    }
  }

  /** Skips the expansion to its end. Returns false if none is running. */
  skip(): boolean {
    if (!this.#timeline) return false;
    this.#context.motion.finish(this.#timeline);
    return true;
  }

  /** Removes all expanded wilds and their light. */
  clear(): void {
    if (this.#timeline) this.#context.motion.stop(this.#timeline);
    this.#timeline = undefined;
    for (const light of this.#lights) light.alpha = 0;
  }

  #filledOf(window: readonly string[]): { readonly reel: number; readonly row: number }[] {
    return window.flatMap((column, reel) => {
      const row = column.indexOf(this.#wild);
      return row < 0 ? [] : [{ reel, row }];
    });
  }
}
