import type { SceneContext } from '../../engine/definition.ts';
import type { Timeline } from '../../engine/motion.ts';
import { Container, Sprite } from '../../engine/pixi.ts';
import { fromTo } from '../../parts/from-to.ts';
import { CountUp } from '../../parts/count-up.ts';
import { GlyphText } from '../../parts/glyph-text.ts';
import { SHINE_MS, Shine } from '../../parts/shine.ts';
import { PLATES } from './layout.ts';
import { IDLE, RESULT } from './tuning.ts';
import { type LuckyJackpotTypes, POOL_TIERS, type WonTier } from './types.ts';

interface Plate {
  readonly tier: WonTier;
  readonly art: Sprite;
  /** Text of the amount, on the topmost layer so that nothing covers it; it is scaled together with the sign. */
  readonly amount: Container;
  readonly text: GlyphText;
  readonly count: CountUp;
}

/** Signs of the four jackpot pools; their amounts count to the values of the props. */
export class JackpotPlates {
  readonly art = new Container();
  readonly amounts = new Container();
  readonly #context: SceneContext<LuckyJackpotTypes>;
  readonly #plates: readonly Plate[];
  readonly #shine: Shine;
  #pools: Readonly<Record<WonTier, number>> | undefined;
  #roll: Timeline | undefined;
  #nextShine = 0;

  constructor(context: SceneContext<LuckyJackpotTypes>) {
    this.#context = context;
    this.#shine = new Shine(context);
    this.#plates = POOL_TIERS.map((tier) => {
      const { x, y, amountY, amountCap, amountWidth } = PLATES[tier];
      const art = new Sprite({ texture: context.texture(`plate-${tier}`), anchor: 0.5, position: { x, y } });
      const amount = new Container({ position: { x, y } });
      const text = new GlyphText(context, {
        set: 'money',
        capHeight: amountCap,
        maxWidth: amountWidth,
        capacity: 14,
      });
      text.view.y = amountY;
      amount.addChild(text.view);
      this.art.addChild(art);
      this.amounts.addChild(amount);
      return { tier, art, amount, text, count: new CountUp((value) => text.count(value)) };
    });
    this.art.addChild(this.#shine.sprite);
  }

  /**
   * Shows the pools' amounts in hundredths of a coin, or counts to them from the shown ones. Returns whether a count
   * was started.
   */
  set(pools: Readonly<Record<WonTier, number>>): boolean {
    const before = this.#pools;
    if (before && POOL_TIERS.every((tier) => before[tier] === pools[tier])) return false;
    const { motion, settings, format } = this.#context;
    this.#pools = { ...pools };
    if (this.#roll) motion.stop(this.#roll);
    this.#roll = undefined;
    if (!before || settings.reduceMotion) {
      this.#write();
      return before !== undefined;
    }
    const timeline = motion.timeline();
    for (const { tier, text, count } of this.#plates) {
      const from = count.value;
      if (from === pools[tier]) continue;
      text.write(format.exact(Math.max(from, pools[tier])));
      count.aim(from, pools[tier]);
      fromTo(
        timeline,
        count,
        { progress: 0 },
        { progress: 1 },
        { duration: IDLE.poolRoll, ease: 'power2.out' },
      );
    }
    this.#roll = timeline;
    void motion.play(timeline, () => this.#write());
    return true;
  }

  /** Adds a shine over the next sign to a timeline; the order is Mega, Major, Minor, Mini. */
  addShine(timeline: Timeline): void {
    const tier = POOL_TIERS[this.#nextShine++ % POOL_TIERS.length] ?? 'mega';
    const { x, y, faceWidth, faceHeight } = PLATES[tier];
    this.#shine.aim(x, y, faceWidth, faceHeight);
    fromTo(
      timeline,
      this.#shine,
      { progress: 0 },
      { progress: 1 },
      { duration: SHINE_MS, ease: 'power1.inOut' },
    );
  }

  /** Hides the shine after an interruption. */
  hideShine(): void {
    this.#shine.progress = 1;
  }

  /** Adds a brief growth of the four signs to a timeline, one after the other from Mega to Mini. */
  addSwell(timeline: Timeline, at: number): void {
    const { swell, swellApart, swellScale } = RESULT;
    for (const [index, { art, amount }] of this.#plates.entries()) {
      const start = at + index * swellApart;
      const half = { duration: swell / 2, ease: 'sine.inOut' };
      for (const scale of [art.scale, amount.scale]) {
        fromTo(timeline, scale, { x: 1, y: 1 }, { x: swellScale, y: swellScale }, { at: start, ...half });
        fromTo(
          timeline,
          scale,
          { x: swellScale, y: swellScale },
          { x: 1, y: 1 },
          { at: start + swell / 2, ...half },
        );
      }
    }
  }

  /** Returns the signs to their size after an interrupted growth. */
  settle(): void {
    for (const { art, amount } of this.#plates) {
      art.scale.set(1);
      amount.scale.set(1);
    }
  }

  #write(): void {
    const pools = this.#pools;
    if (!pools) return;
    for (const { tier, text, count } of this.#plates) {
      text.write(this.#context.format.exact(pools[tier]));
      count.aim(pools[tier], pools[tier]);
    }
  }
}
