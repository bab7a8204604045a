import type { Stage } from '../engine/definition.ts';
import type { Timeline } from '../engine/motion.ts';
import { Sprite } from '../engine/pixi.ts';
import { between } from '../parts/between.ts';
import { Shine, SHINE_MS } from '../parts/shine.ts';
import { IDLE, LAYOUT } from './tuning.ts';
import type { ScratchTypes } from './types.ts';

/** The hand's way over the foil, dpx: a zigzag. */
const WAY: readonly (readonly [number, number])[] = [
  [190, 640],
  [330, 480],
  [330, 700],
  [480, 500],
  [520, 690],
];

/** What an untouched card does by itself: the foil shines now and then, and once a hand shows what to do. */
export class Idle {
  readonly shine: Shine;
  readonly hand: Sprite;
  readonly #stage: Stage<ScratchTypes>;
  #timelines: Timeline[] = [];
  #callOffs: (() => void)[] = [];
  #since = 0;
  #hasShown = false;

  constructor(stage: Stage<ScratchTypes>) {
    this.#stage = stage;
    this.shine = new Shine(stage);
    const { card, cover, foil } = LAYOUT;
    this.shine.aim(card.x, cover.y + cover.size / 2, foil.to - foil.from, foil.to - foil.from);
    // The finger's tip touches the foil.
    this.hand = new Sprite({ texture: stage.texture('hand'), anchor: { x: 0.34, y: 0.1 }, visible: false });
  }

  /** An untouched card lies there. */
  begin(): void {
    this.end();
    if (this.#stage.settings.reducedMotion) return;
    this.#since = this.#stage.motion.now;
    this.#at(IDLE.shineEvery, () => this.#gleam());
    if (!this.#hasShown) this.#at(IDLE.handAfter, () => this.#beckon());
  }

  /** It is touched, or leaves. */
  end(): void {
    for (const callOff of this.#callOffs.splice(0)) callOff();
    for (const timeline of this.#timelines.splice(0)) this.#stage.motion.stop(timeline);
    this.shine.progress = 1;
    this.hand.visible = false;
  }

  #gleam(): void {
    const { motion } = this.#stage;
    const timeline = motion.timeline();
    between(
      timeline,
      this.shine,
      { progress: 0 },
      { progress: 1 },
      { duration: SHINE_MS, ease: 'power1.inOut' },
    );
    this.#play(timeline);
    if (motion.now - this.#since < IDLE.tiresAfter) this.#at(IDLE.shineEvery, () => this.#gleam());
  }

  #beckon(): void {
    this.#hasShown = true;
    const { hand } = this;
    const timeline = this.#stage.motion.timeline();
    const [first = [0, 0] as const] = WAY;
    hand.visible = true;
    hand.alpha = 0;
    hand.position.set(first[0], first[1]);
    const step = IDLE.handMs / (WAY.length - 1);
    between(timeline, hand, { alpha: 0 }, { alpha: 1 }, { duration: IDLE.handFade });
    for (const [index, [x, y]] of WAY.slice(1).entries()) {
      const [fromX, fromY] = WAY[index] ?? first;
      const leg = { at: IDLE.handFade + index * step, duration: step, ease: 'sine.inOut' };
      between(timeline, hand, { x: fromX, y: fromY }, { x, y }, leg);
    }
    const out = IDLE.handFade + IDLE.handMs;
    between(timeline, hand, { alpha: 1 }, { alpha: 0 }, { at: out, duration: IDLE.handFade });
    this.#play(timeline, () => {
      hand.visible = false;
    });
  }

  #play(timeline: Timeline, onEnd?: () => void): void {
    this.#timelines.push(timeline);
    void this.#stage.motion.play(timeline, () => {
      this.#timelines = this.#timelines.filter((other) => other !== timeline);
      onEnd?.();
    });
  }

  #at(delay: number, run: () => void): void {
    this.#callOffs.push(this.#stage.motion.at(delay, run));
  }
}
