import { PRIZES } from '../../../fair/coin-pusher/prizes.ts';
import type { SceneContext } from '../../engine/definition.ts';
import type { Timeline } from '../../engine/motion.ts';
import { Container, type Sprite } from '../../engine/pixi.ts';
import { fromTo } from '../../parts/from-to.ts';
import { BURST_MS, Burst } from '../../parts/burst.ts';
import { Flight, flightMs } from '../../parts/flight.ts';
import { addRing, createRing, ringArt } from '../../parts/ring.ts';
import { Shake } from '../../parts/shake.ts';
import { COUNTER, type Spot, TABLE } from './layout.ts';
import type { SpecialKind } from './special-sign.ts';
import { LAND, QUAKE, SPECIAL } from './tuning.ts';
import type { CoinPusherTypes } from './types.ts';

/**
 * Visual effects of falling discs: rings, sparks, flying prizes and the table's shake. They never change the
 * simulation.
 */
export class WinEffects {
  /** Layer of rings and particles, below the rising amounts. */
  readonly below = new Container({ label: 'cheer' });
  readonly #context: SceneContext<CoinPusherTypes>;
  readonly #landRing: Sprite;
  readonly #ring: Sprite;
  readonly #burst: Burst;
  readonly #flight: Flight;
  readonly #shake: Shake;
  #landTimeline: Timeline | undefined;
  #impactTimeline: Timeline | undefined;
  #flightTimeline: Timeline | undefined;
  #shakeTimeline: Timeline | undefined;
  #hasQuaked = false;

  /** `machine` is the container that the shake moves; it contains no text and no control. */
  constructor(context: SceneContext<CoinPusherTypes>, machine: Container) {
    this.#context = context;
    this.#landRing = createRing(context);
    this.#ring = createRing(context);
    this.#burst = new Burst(context, context.random.fork('sparks'), SPECIAL.particles);
    this.#flight = new Flight(context.random.fork('flight'), SPECIAL.flight);
    this.#shake = new Shake(machine);
    this.below.addChild(this.#landRing, this.#ring, this.#burst.view, this.#flight.view);
  }

  /** Draws a small ring where a disc lands on the table, at a point in design pixels. */
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

  /** Shows sparks that mark the coin leaving the rail as a special disc. */
  revealed({ x, y }: Spot): void {
    const { motion } = this.#context;
    if (this.#landTimeline) motion.stop(this.#landTimeline);
    this.#landRing.position.set(x, y);
    this.#landTimeline = motion.timeline();
    addRing(this.#landTimeline, this.#landRing, TABLE.radius);
    void motion.play(this.#landTimeline);
  }

  /**
   * Shows a special disc going over the front edge at a point in design pixels: a ring, sparks, and its prize flying to
   * the counter.
   */
  special(kind: SpecialKind, at: Spot): void {
    const { motion, settings, sound } = this.#context;
    sound.play('win.small', { when: motion.now });
    if (settings.reduceMotion || settings.calmMode) return;
    this.#burstSparks(at);
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

  /** Shakes the table when many discs slide, at most once per drop; calm mode and reduced motion prevent it. */
  quake(): void {
    const { motion, settings } = this.#context;
    if (this.#hasQuaked || settings.calmMode || settings.reduceMotion) return;
    this.#hasQuaked = true;
    if (this.#shakeTimeline) motion.stop(this.#shakeTimeline);
    this.#shake.aim(QUAKE.amplitude);
    const whole = { duration: QUAKE.length };
    this.#shakeTimeline = fromTo(motion.timeline(), this.#shake, { progress: 0 }, { progress: 1 }, whole);
    void motion.play(this.#shakeTimeline);
  }

  /** Begins a new drop, which may shake the table again. */
  begin(): void {
    this.#hasQuaked = false;
  }

  /** Stops the shake and returns the table to its rest position. */
  stopQuake(): void {
    if (this.#shakeTimeline) this.#context.motion.stop(this.#shakeTimeline);
    this.#shakeTimeline = undefined;
    this.#shake.progress = 1;
  }

  #burstSparks({ x, y }: Spot): void {
    const { motion } = this.#context;
    if (this.#impactTimeline) motion.stop(this.#impactTimeline);
    this.#ring.position.set(x, y);
    this.#burst.aim(x, y, SPECIAL.particles);
    this.#impactTimeline = motion.timeline();
    addRing(this.#impactTimeline, this.#ring, 2 * TABLE.radius);
    fromTo(this.#impactTimeline, this.#burst, { progress: 0 }, { progress: 1 }, { duration: BURST_MS });
    void motion.play(this.#impactTimeline);
  }
}
