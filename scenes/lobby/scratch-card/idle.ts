import type { SceneContext } from '../../engine/definition.ts';
import type { Timeline } from '../../engine/motion.ts';
import { Sprite } from '../../engine/pixi.ts';
import { fromTo } from '../../parts/from-to.ts';
import { Shine, SHINE_MS } from '../../parts/shine.ts';
import { IDLE, LAYOUT } from './tuning.ts';
import type { ScratchCardTypes } from './types.ts';

/** Zigzag path of the hand over the foil, in design pixels. */
const WAY: readonly (readonly [number, number])[] = [
  [190, 640],
  [330, 480],
  [330, 700],
  [480, 500],
  [520, 690],
];

/** Idle animation of an untouched card: the foil shines at intervals, and a hand shows once how to scratch. */
export class Idle {
  readonly shine: Shine;
  readonly hand: Sprite;
  readonly #context: SceneContext<ScratchCardTypes>;
  #timelines: Timeline[] = [];
  #cancels: (() => void)[] = [];
  #since = 0;
  #hasShown = false;

  constructor(context: SceneContext<ScratchCardTypes>) {
    this.#context = context;
    this.shine = new Shine(context);
    const { card, cover, foil } = LAYOUT;
    this.shine.aim(card.x, cover.y + cover.size / 2, foil.to - foil.from, foil.to - foil.from);
    // The anchor is the hand's fingertip, which touches the foil.
    this.hand = new Sprite({ texture: context.texture('hand'), anchor: { x: 0.34, y: 0.1 }, visible: false });
  }

  /** Starts the animation when an untouched card lies on the table. */
  begin(): void {
    this.end();
    if (this.#context.settings.reduceMotion) return;
    this.#since = this.#context.motion.now;
    this.#at(IDLE.shineEvery, () => this.#playShine());
    if (!this.#hasShown) this.#at(IDLE.handAfter, () => this.#showHand());
  }

  /** Stops the animation when the card is touched or leaves. */
  end(): void {
    for (const cancel of this.#cancels.splice(0)) cancel();
    for (const timeline of this.#timelines.splice(0)) this.#context.motion.stop(timeline);
    this.shine.progress = 1;
    this.hand.visible = false;
  }

  #playShine(): void {
    const { motion } = this.#context;
    const timeline = motion.timeline();
    fromTo(
      timeline,
      this.shine,
      { progress: 0 },
      { progress: 1 },
      { duration: SHINE_MS, ease: 'power1.inOut' },
    );
    this.#play(timeline);
    if (motion.now - this.#since < IDLE.stopsAfter) this.#at(IDLE.shineEvery, () => this.#playShine());
  }

  #showHand(): void {
    this.#hasShown = true;
    const { hand } = this;
    const timeline = this.#context.motion.timeline();
    const [first = [0, 0] as const] = WAY;
    hand.visible = true;
    hand.alpha = 0;
    hand.position.set(first[0], first[1]);
    const step = IDLE.handMs / (WAY.length - 1);
    fromTo(timeline, hand, { alpha: 0 }, { alpha: 1 }, { duration: IDLE.handFade });
    for (const [index, [x, y]] of WAY.slice(1).entries()) {
      const [fromX, fromY] = WAY[index] ?? first;
      const leg = { at: IDLE.handFade + index * step, duration: step, ease: 'sine.inOut' };
      fromTo(timeline, hand, { x: fromX, y: fromY }, { x, y }, leg);
    }
    const out = IDLE.handFade + IDLE.handMs;
    fromTo(timeline, hand, { alpha: 1 }, { alpha: 0 }, { at: out, duration: IDLE.handFade });
    this.#play(timeline, () => {
      hand.visible = false;
    });
  }

  #play(timeline: Timeline, onEnd?: () => void): void {
    this.#timelines.push(timeline);
    void this.#context.motion.play(timeline, () => {
      this.#timelines = this.#timelines.filter((other) => other !== timeline);
      onEnd?.();
    });
  }

  #at(delay: number, run: () => void): void {
    this.#cancels.push(this.#context.motion.at(delay, run));
  }
}
