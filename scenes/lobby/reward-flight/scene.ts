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

/** Progress of a reward. */
interface Progress {
  readonly reward: number;
  readonly kind: FlyingReward['kind'];
  readonly n: number;
  arrived: number;
}

/**
 * Creates the flight of coins, gems and cards to the balance. The money is already booked: the flight only delays its
 * display.
 */
export function createRewardFlight(context: SceneContext<RewardFlightTypes>): Scene<RewardFlightTypes> {
  const { motion, settings, sound } = context;
  const clock = { ms: 0 };
  const tracks = Array.from({ length: MAX_LANES }, (_, lane): Track => {
    const flight = new Flight(context.random.fork(`lane ${lane}`), MAX_COINS, context.texture('card'));
    const spark = new Sprite({ texture: context.texture('spark'), anchor: 0.5, visible: false });
    return { flight, caption: new Caption(context), spark };
  });
  // Texts lie on top of everything that flies.
  for (const { flight, spark } of tracks) context.view.addChild(flight.view, spark);
  for (const { caption } of tracks) context.view.addChild(caption.view);

  let timeline: Timeline | undefined;
  let cancels: (() => void)[] = [];
  let pending: Progress[] = [];
  let resolveFlown = (): void => undefined;

  function arrive(progress: Progress, index: number): void {
    const { reward, kind, n } = progress;
    progress.arrived = index + 1;
    context.emit('coin:arrived', { reward, kind, index, n });
  }

  function playArrival(index: number, n: number): void {
    const cue =
      index === 0 ? 'coin.get.first' : index === n - 1 ? 'coin.get.last' : `coin.get.${1 + (index % 2)}`;
    sound.play(cue, { rate: 1 + 0.04 * index });
  }

  /** Reports everything, so that the balance shows its real value. */
  function settle(): void {
    for (const off of cancels) off();
    cancels = [];
    const left = pending.filter(({ arrived, n }) => arrived < n);
    const hadAny = pending.length > 0;
    pending = [];
    for (const progress of left) arrive(progress, progress.n - 1);
    if (hadAny) context.emit('flight:finished', {});
    resolveFlown();
    resolveFlown = () => undefined;
  }

  function hide(): void {
    if (timeline) motion.stop(timeline);
    timeline = undefined;
    for (const { flight, caption, spark } of tracks) {
      flight.hide();
      caption.hide();
      spark.visible = false;
    }
  }

  function finish(): void {
    settle();
    hide();
  }

  /** Draws the spark at the target for the last piece that arrived. */
  function drawSpark({ spark }: Track, lane: Lane): void {
    let since = Infinity;
    for (let index = 0; index < lane.n; index++) {
      const ms = clock.ms - arrivalOf(lane, index);
      if (ms >= 0) since = ms;
    }
    spark.visible = lane.hasGoal && since < SPARK.ms;
    if (!spark.visible) return;
    const q = since / SPARK.ms;
    spark.position.set(lane.to.x, lane.to.y);
    spark.scale.set(SPARK.from + (SPARK.to - SPARK.from) * q);
    spark.alpha = 1 - q * q;
  }

  function launch(lane: Lane, track: Track, into: Timeline): void {
    const { kind, n, start, from, to, hasGoal } = lane;
    const size = kind === 'card' ? { size: CARD } : {};
    track.flight.aim(context.texture(kind), n, from, to, { ...size, fades: !hasGoal });
    const length = flightMs(n);
    fromTo(into, track.flight, { time: 0 }, { time: length }, { at: start, duration: length });
    track.caption.add(into, lane.text, from, start, false);
    const progress = pending.find(({ reward }) => reward === lane.reward);
    for (let index = 0; index < n && progress; index++) {
      cancels.push(
        motion.at(arrivalOf(lane, index), () => {
          playArrival(index, n);
          arrive(progress, index);
        }),
      );
    }
    if (kind === 'card') cancels.push(motion.at(start, () => sound.play('whoosh')));
  }

  function flyMoving(lanes: readonly Lane[]): void {
    const flying = motion.timeline({
      onUpdate: () => lanes.forEach((lane, index) => drawOf(lane, index)),
    });
    const drawOf = (lane: Lane, index: number): void => {
      const track = tracks[index];
      if (track) drawSpark(track, lane);
    };
    const last = lengthOf(lanes);
    fromTo(flying, clock, { ms: 0 }, { ms: last + SPARK.ms }, { duration: last + SPARK.ms });
    for (const [index, lane] of lanes.entries()) {
      const track = tracks[index];
      if (track) launch(lane, track, flying);
    }
    // Runs after the arrivals of the same instant, which were scheduled before it.
    cancels.push(motion.at(last, settle));
    timeline = flying;
    void motion.play(flying, hide);
  }

  function fadeCaptions(lanes: readonly Lane[]): void {
    const fading = motion.timeline();
    for (const [index, lane] of lanes.entries())
      tracks[index]?.caption.add(fading, lane.text, lane.from, 0, true);
    sound.play('coin.get.first');
    cancels.push(motion.at(REDUCED.fade, settle));
    timeline = fading;
    void motion.play(fading, hide);
  }

  return {
    props() {
      // Nothing is visible at rest.
    },
    cues: {
      fly({ rewards }) {
        finish();
        const lanes = planFlight(rewards, settings);
        pending = rewards.map((reward, index) => {
          const lane = lanes.find((one) => one.reward === index);
          return { reward: index, kind: reward.kind, n: lane?.n ?? countOf(reward, settings), arrived: 0 };
        });
        const flown = new Promise<void>((resolve) => {
          resolveFlown = resolve;
        });
        // Rewards without room to fly are added to the balance immediately.
        for (const progress of pending)
          if (!lanes.some(({ reward }) => reward === progress.reward)) arrive(progress, progress.n - 1);
        if (lanes.length === 0) settle();
        else if (settings.reduceMotion) fadeCaptions(lanes);
        else flyMoving(lanes);
        return flown;
      },
      finish() {
        finish();
        return Promise.resolve();
      },
    },
  };
}
