import type { Scene, SceneContext } from '../../engine/definition.ts';
import type { Timeline } from '../../engine/motion.ts';
import { Sprite } from '../../engine/pixi.ts';
import { fromTo } from '../../parts/from-to.ts';
import { Flight, flightMs } from '../../parts/flight.ts';
import { Caption } from './caption.ts';
import { arrivalOf, countOf, type Lane, lengthOf, planFlight } from './plan.ts';
import { CARD, MAX_LANES, MAX_COINS, REDUCED, SPARK } from './tuning.ts';
import type { FlyingReward, RewardFlightTypes } from './types.ts';

/** Sprites of one reward's flight. */
interface Track {
  readonly flight: Flight;
  readonly caption: Caption;
  readonly spark: Sprite;
}

/** How many pieces of a reward have arrived. */
interface Progress {
  readonly reward: number;
  readonly kind: FlyingReward['kind'];
  readonly n: number;
  arrived: number;
}

/**
 * Flies coins, gems and cards to the balance. The server has already booked them: the flight only delays their display.
 */
export class RewardFlightScene implements Scene<RewardFlightTypes> {
  readonly cues = {
    fly: ({ rewards }: { readonly rewards: readonly FlyingReward[] }) => this.#fly(rewards),
    finish: () => {
      this.#finish();
      return Promise.resolve();
    },
  };
  readonly #context: SceneContext<RewardFlightTypes>;
  readonly #clock = { ms: 0 };
  readonly #tracks: readonly Track[];
  #timeline: Timeline | undefined;
  #cancels: (() => void)[] = [];
  #pending: Progress[] = [];
  #resolveFlown = (): void => undefined;

  constructor(context: SceneContext<RewardFlightTypes>) {
    this.#context = context;
    this.#tracks = Array.from({ length: MAX_LANES }, (_, lane): Track => {
      const flight = new Flight(context.random.fork(`lane ${lane}`), MAX_COINS, context.texture('card'));
      const spark = new Sprite({ texture: context.texture('spark'), anchor: 0.5, visible: false });
      return { flight, caption: new Caption(context), spark };
    });
    // Texts are drawn above everything that flies.
    for (const { flight, spark } of this.#tracks) context.view.addChild(flight.view, spark);
    for (const { caption } of this.#tracks) context.view.addChild(caption.view);
  }

  props(): void {
    // Needs no setup: at rest the scene shows nothing.
  }

  #fly(rewards: readonly FlyingReward[]): Promise<void> {
    const { settings } = this.#context;
    this.#finish();
    const lanes = planFlight(rewards, settings);
    this.#pending = rewards.map((reward, index) => {
      const lane = lanes.find((one) => one.reward === index);
      return { reward: index, kind: reward.kind, n: lane?.n ?? countOf(reward, settings), arrived: 0 };
    });
    const flown = new Promise<void>((resolve) => {
      this.#resolveFlown = resolve;
    });
    // Rewards that have no piece in the air are reported immediately.
    for (const progress of this.#pending)
      if (!lanes.some(({ reward }) => reward === progress.reward)) this.#arrive(progress, progress.n - 1);
    if (lanes.length === 0) this.#settle();
    else if (settings.reduceMotion) this.#fadeCaptions(lanes);
    else this.#flyMoving(lanes);
    return flown;
  }

  #arrive(progress: Progress, index: number): void {
    const { reward, kind, n } = progress;
    progress.arrived = index + 1;
    this.#context.emit('coin:arrived', { reward, kind, index, n });
  }

  #playArrival(index: number, n: number): void {
    const cue =
      index === 0 ? 'coin.get.first' : index === n - 1 ? 'coin.get.last' : `coin.get.${1 + (index % 2)}`;
    this.#context.sound.play(cue, { rate: 1 + 0.04 * index });
  }

  /** Reports all remaining pieces, so that the page shows the real balance. */
  #settle(): void {
    for (const off of this.#cancels) off();
    this.#cancels = [];
    const left = this.#pending.filter(({ arrived, n }) => arrived < n);
    const hadAny = this.#pending.length > 0;
    this.#pending = [];
    for (const progress of left) this.#arrive(progress, progress.n - 1);
    if (hadAny) this.#context.emit('flight:finished', {});
    this.#resolveFlown();
    this.#resolveFlown = () => undefined;
  }

  #hide(): void {
    if (this.#timeline) this.#context.motion.stop(this.#timeline);
    this.#timeline = undefined;
    for (const { flight, caption, spark } of this.#tracks) {
      flight.hide();
      caption.hide();
      spark.visible = false;
    }
  }

  #finish(): void {
    this.#settle();
    this.#hide();
  }

  /** Draws the spark at the target when a piece arrives. */
  #drawSpark({ spark }: Track, lane: Lane): void {
    let since = Infinity;
    for (let index = 0; index < lane.n; index++) {
      const ms = this.#clock.ms - arrivalOf(lane, index);
      if (ms >= 0) since = ms;
    }
    spark.visible = lane.hasGoal && since < SPARK.ms;
    if (!spark.visible) return;
    const q = since / SPARK.ms;
    spark.position.set(lane.to.x, lane.to.y);
    spark.scale.set(SPARK.from + (SPARK.to - SPARK.from) * q);
    spark.alpha = 1 - q * q;
  }

  #launch(lane: Lane, track: Track, into: Timeline): void {
    const { motion, sound } = this.#context;
    const { kind, n, start, from, to, hasGoal } = lane;
    const size = kind === 'card' ? { size: CARD } : {};
    track.flight.aim(this.#context.texture(kind), n, from, to, { ...size, fades: !hasGoal });
    const length = flightMs(n);
    fromTo(into, track.flight, { time: 0 }, { time: length }, { at: start, duration: length });
    track.caption.add(into, lane.text, from, start, false);
    const progress = this.#pending.find(({ reward }) => reward === lane.reward);
    for (let index = 0; index < n && progress; index++) {
      this.#cancels.push(
        motion.at(arrivalOf(lane, index), () => {
          this.#playArrival(index, n);
          this.#arrive(progress, index);
        }),
      );
    }
    if (kind === 'card') this.#cancels.push(motion.at(start, () => sound.play('whoosh')));
  }

  #flyMoving(lanes: readonly Lane[]): void {
    const { motion } = this.#context;
    const drawSparkOf = (lane: Lane, index: number): void => {
      const track = this.#tracks[index];
      if (track) this.#drawSpark(track, lane);
    };
    const flying = motion.timeline({ onUpdate: () => lanes.forEach(drawSparkOf) });
    const last = lengthOf(lanes);
    fromTo(flying, this.#clock, { ms: 0 }, { ms: last + SPARK.ms }, { duration: last + SPARK.ms });
    for (const [index, lane] of lanes.entries()) {
      const track = this.#tracks[index];
      if (track) this.#launch(lane, track, flying);
    }
    // This callback runs after the arrivals at the same time, because those were scheduled first.
    this.#cancels.push(motion.at(last, () => this.#settle()));
    this.#timeline = flying;
    void motion.play(flying, () => this.#hide());
  }

  #fadeCaptions(lanes: readonly Lane[]): void {
    const { motion, sound } = this.#context;
    const fading = motion.timeline();
    for (const [index, lane] of lanes.entries())
      this.#tracks[index]?.caption.add(fading, lane.text, lane.from, 0, true);
    sound.play('coin.get.first');
    this.#cancels.push(motion.at(REDUCED.fade, () => this.#settle()));
    this.#timeline = fading;
    void motion.play(fading, () => this.#hide());
  }
}
