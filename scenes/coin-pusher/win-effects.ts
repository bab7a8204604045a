import { DROP_PRICE, PRIZES } from '../../fair/coin-pusher/prizes.ts';
import type { PieceKind } from '../../fair/coin-pusher/table.ts';
import type { SceneContext } from '../engine/definition.ts';
import type { Timeline } from '../engine/motion.ts';
import { Container, type Sprite } from '../engine/pixi.ts';
import { fromTo } from '../parts/from-to.ts';
import { BURST_MS, Burst } from '../parts/burst.ts';
import { CountUp } from '../parts/count-up.ts';
import { Flight, flightMs } from '../parts/flight.ts';
import { GlyphText } from '../parts/glyph-text.ts';
import { addRing, createRing, ringArt } from '../parts/ring.ts';
import { Shake } from '../parts/shake.ts';
import { COUNTER, type Spot, SUM as AT, TABLE } from './layout.ts';
import { LAND, SPECIAL, SUM, TIERS, type TierTuning } from './tuning.ts';
import type { CoinPusherTypes } from './types.ts';

/** What a drop brought over the front edge. */
export interface Winnings {
  /** Coins, hundredths. */
  readonly coins: number;
  /** Everything, hundredths: things at what they are worth. */
  readonly worth: number;
}

/** Rings, sparks, flights and the sum: cosmetic effects of a win. None of them moves a disc. */
export class WinEffects {
  /** Rings and particles, below the figures. */
  readonly below = new Container({ label: 'cheer' });
  readonly figures = new Container({ label: 'sum' });
  readonly #context: SceneContext<CoinPusherTypes>;
  readonly #landRing: Sprite;
  readonly #ring: Sprite;
  readonly #burst: Burst;
  readonly #flight: Flight;
  readonly #shake: Shake;
  readonly #sum: GlyphText;
  readonly #count: CountUp;
  #landTimeline: Timeline | undefined;
  #impactTimeline: Timeline | undefined;
  #flightTimeline: Timeline | undefined;
  #shakeTimeline: Timeline | undefined;
  #sumTimeline: Timeline | undefined;

  /** `machine` is what a shake may move: no text and no control. */
  constructor(context: SceneContext<CoinPusherTypes>, machine: Container) {
    this.#context = context;
    this.#landRing = createRing(context);
    this.#ring = createRing(context);
    this.#burst = new Burst(context, context.random.fork('sparks'), TIERS.big.particles);
    this.#flight = new Flight(context.random.fork('flight'), SPECIAL.flight);
    this.#shake = new Shake(machine);
    this.#sum = new GlyphText(context, { set: 'money', capHeight: AT.cap, maxWidth: AT.width, capacity: 10 });
    this.#sum.view.position.set(AT.x, AT.y);
    this.#sum.view.visible = false;
    this.#count = new CountUp((value) => this.#sum.count(value));
    this.below.addChild(this.#landRing, this.#ring, this.#burst.view, this.#flight.view);
    this.figures.addChild(this.#sum.view);
  }

  /** A disc touches the table at a point (dpx): a small ring. */
  landed({ x, y }: Spot): void {
    const { motion } = this.#context;
    if (this.#landTimeline) motion.stop(this.#landTimeline);
    const size = (2 * TABLE.radius) / ringArt.ring.width;
    const end = size * LAND.ringGrowth;
    const out = { duration: LAND.ring, ease: 'expo.out' };
    this.#landRing.position.set(x, y);
    this.#landTimeline = fromTo(
      motion.timeline(),
      this.#landRing.scale,
      { x: size, y: size },
      { x: end, y: end },
      out,
    );
    fromTo(this.#landTimeline, this.#landRing, { alpha: 1 }, { alpha: 0 }, out);
    void motion.play(this.#landTimeline);
  }

  /** The falling coin turns out to be a special disc. */
  revealed({ x, y }: Spot): void {
    const { motion } = this.#context;
    if (this.#landTimeline) motion.stop(this.#landTimeline);
    this.#landRing.position.set(x, y);
    this.#landTimeline = motion.timeline();
    addRing(this.#landTimeline, this.#landRing, TABLE.radius);
    void motion.play(this.#landTimeline);
  }

  /** A special disc goes over the front edge at a point (dpx): ring, sparks, and what it holds flies to the counter. */
  special(kind: PieceKind, at: Spot): void {
    const { motion, settings, sound } = this.#context;
    sound.play('win.small', { when: motion.now });
    if (settings.reduceMotion) return;
    this.#burstSparks(at, SPECIAL.particles);
    this.#startShake(SPECIAL.shake, SPECIAL.shakeLength);
    if (PRIZES[kind].thing === undefined) return;
    if (this.#flightTimeline) motion.stop(this.#flightTimeline);
    const isCard = kind === 'scratchCard';
    const count = isCard ? 1 : SPECIAL.flight;
    const length = flightMs(count);
    this.#flight.aim(this.#context.texture(isCard ? 'scratch-card' : 'gem'), count, at, COUNTER);
    this.#flightTimeline = fromTo(
      motion.timeline(),
      this.#flight,
      { time: 0 },
      { time: length },
      { duration: length },
    );
    void motion.play(this.#flightTimeline);
  }

  /** All is still: the sum of a drop by its tier; one that only gives the price back is marked by a tick. */
  sum({ coins, worth }: Winnings, price: number): void {
    const { motion, settings, sound } = this.#context;
    if (worth === 0) return;
    const tier = tierOf(worth / price, settings.calmMode);
    if (!tier) {
      sound.play('ui.tick', { when: motion.now });
      return;
    }
    sound.play(tier.sound, { when: motion.now });
    if (settings.reduceMotion) return;
    this.#burstSparks({ x: AT.x, y: AT.y }, settings.quality === 'low' ? tier.particles / 2 : tier.particles);
    if (tier.shake > 0) this.#startShake(tier.shake, SPECIAL.shakeLength);
    if (coins > price) this.#showSum(coins, worth / price, tier.hold);
  }

  /** Hides the sum: the next disc falls. */
  hideSum(): void {
    if (this.#sumTimeline) this.#context.motion.stop(this.#sumTimeline);
    this.#sumTimeline = undefined;
    this.#sum.view.visible = false;
  }

  #showSum(coins: number, times: number, hold: number): void {
    const { motion, format } = this.#context;
    this.hideSum();
    this.#sum.write(format.prize(coins));
    // Coin by coin: a heap of pesos has no centavos.
    this.#count.aim(1, coins / DROP_PRICE);
    const { view } = this.#sum;
    view.visible = true;
    const timeline = motion.timeline();
    const length = Math.min(2_500, 300 + 500 * Math.log2(times));
    const appear = { duration: SUM.appear, ease: 'power2.out' };
    fromTo(timeline, view, { alpha: 0 }, { alpha: 1 }, appear);
    fromTo(timeline, view.scale, { x: SUM.from, y: SUM.from }, { x: 1, y: 1 }, appear);
    fromTo(timeline, this.#count, { progress: 0 }, { progress: 1 }, { duration: length, ease: 'power2.out' });
    fromTo(
      timeline,
      view,
      { alpha: 1 },
      { alpha: 0 },
      { at: length + hold, duration: SUM.leave, ease: 'power1.in' },
    );
    this.#sumTimeline = timeline;
    void motion.play(timeline, () => this.hideSum());
  }

  #burstSparks({ x, y }: Spot, count: number): void {
    const { motion } = this.#context;
    if (this.#impactTimeline) motion.stop(this.#impactTimeline);
    this.#ring.position.set(x, y);
    this.#burst.aim(x, y, count);
    this.#impactTimeline = motion.timeline();
    addRing(this.#impactTimeline, this.#ring, 2 * TABLE.radius);
    fromTo(this.#impactTimeline, this.#burst, { progress: 0 }, { progress: 1 }, { duration: BURST_MS });
    void motion.play(this.#impactTimeline);
  }

  #startShake(amplitude: number, length: number): void {
    const { motion, settings } = this.#context;
    if (settings.calmMode || (this.#shakeTimeline && motion.isPlaying(this.#shakeTimeline))) return;
    this.#shake.aim(amplitude);
    this.#shakeTimeline = fromTo(
      motion.timeline(),
      this.#shake,
      { progress: 0 },
      { progress: 1 },
      { duration: length },
    );
    void motion.play(this.#shakeTimeline);
  }
}

/** The tier of a sum that is worth so many prices (docs/scenes.md, Prize tiers); none when it is no more than one. */
function tierOf(times: number, isCalm: boolean): TierTuning | undefined {
  if (times <= 1) return undefined;
  if (times <= 5) return TIERS.small;
  return times < 20 || isCalm ? TIERS.medium : TIERS.big;
}
