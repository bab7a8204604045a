import type { SceneContext } from '../../engine/definition.ts';
import type { Timeline } from '../../engine/motion.ts';
import { fromTo } from '../../parts/from-to.ts';
import { audibleTicks, TICKING_SPEED } from '../../parts/wheel/pegs.ts';
import { lastTimeAbove } from '../../parts/wheel/turn.ts';
import { createWheelLoop, type WheelLoop } from '../../parts/wheel/wheel-loop.ts';
import { WheelMotion, type WheelPose } from './wheel-motion.ts';
import type { SceneNodes } from './nodes.ts';
import { FAIL, FELT_TICKS, TURN_TIMING, RESULT, WHEEL_LOOP_FADE, WIND_UP } from './tuning.ts';
import type { DailySpinTypes } from './types.ts';

/** Maximum duration of one timeline while the wheel has no result, in ms; then the next one begins. */
const STRETCH = 60_000;

/** Turns the wheel with its sounds, and calls back when the wheel has stopped. */
export class Spinner {
  readonly #context: SceneContext<DailySpinTypes>;
  readonly #nodes: SceneNodes;
  readonly #onStopped: () => void;
  readonly #wheelLoop: WheelLoop;
  readonly #spring: (progress: number) => number;
  readonly #pose: WheelPose = { angle: 0, speed: 0, blur: 0, lean: 0 };
  #angle = 0;
  #wheelMotion = new WheelMotion(0);
  #startedAt = 0;
  #isBack = false;
  #turning: Timeline | undefined;
  #cancels: (() => void)[] = [];

  constructor(context: SceneContext<DailySpinTypes>, nodes: SceneNodes, onStopped: () => void) {
    this.#context = context;
    this.#nodes = nodes;
    this.#onStopped = onStopped;
    this.#wheelLoop = createWheelLoop(context.sound);
    this.#spring = context.motion.ease('elastic.out(1,.5)');
    context.onDispose(() => this.#wheelLoop.stop(0));
  }

  /** Angle of the disc at its last stop, in degrees. */
  get angle(): number {
    return this.#angle;
  }

  /** Puts the wheel at rest at an angle in degrees. */
  restAt(angle: number): void {
    this.#angle = angle;
    const pose = this.#pose;
    pose.angle = angle;
    pose.speed = pose.blur = pose.lean = 0;
    this.#nodes.turn(pose);
    this.#nodes.setBulbs(1 - this.#nodes.used);
  }

  /** Starts the wheel: it winds up, then turns until `land` or `giveUp` decides where it stops. */
  start(): void {
    const { motion, settings, sound } = this.#context;
    this.#wheelMotion = new WheelMotion(this.#angle);
    this.#startedAt = motion.now;
    this.#isBack = false;
    if (settings.reduceMotion) return;
    sound.play('wheel.windup');
    this.#at(WIND_UP.ms, () => this.#wheelLoop.begin('whirr'));
    this.#turn();
  }

  /** Sets the angle at which the wheel stops; if the wheel is not turning yet, starts it. */
  land(rest: number, isTurning: boolean): void {
    const { settings } = this.#context;
    this.#isBack = false;
    if (!isTurning) {
      this.#wheelMotion = new WheelMotion(this.#angle);
      this.#startedAt = this.#context.motion.now;
    }
    this.#wheelMotion.land(this.#elapsed, rest, settings.turbo);
    if (settings.reduceMotion) return this.#fadeOver();
    this.#turn();
    this.#planSounds(true);
  }

  /** Turns the wheel back to the angle before the spin, because no result is known. */
  giveUp(): void {
    const { motion, settings } = this.#context;
    this.#cancelScheduled();
    this.#isBack = true;
    if (settings.reduceMotion) return this.#stop();
    const isEarly = motion.now - this.#startedAt <= FAIL.early || this.#elapsed < TURN_TIMING.accelerateMs;
    if (isEarly) return this.#springBack();
    this.#wheelMotion.giveUp(this.#elapsed);
    this.#turn();
    this.#planSounds(false);
  }

  /** Skips to the wheel's stop immediately. */
  finish(): void {
    if (this.#turning) this.#context.motion.stop(this.#turning);
    this.#stop();
  }

  /** Stops the wheel immediately, without calling back. */
  stop(): void {
    this.#cancelScheduled();
    this.#wheelLoop.stop(0);
    if (this.#turning) this.#context.motion.stop(this.#turning);
    this.#turning = undefined;
  }

  /** Time in ms since the disc began to turn; negative during the wind-up. */
  get #elapsed(): number {
    return this.#context.motion.now - this.#startedAt - WIND_UP.ms;
  }

  /** Moves the wheel until its stop, or until the timeline must be renewed because no stop is known yet. */
  #turn(): void {
    const from = this.#elapsed;
    const to = Math.min(this.#wheelMotion.end, from + STRETCH);
    const clock = { ms: from };
    const timeline = this.#context.motion.timeline();
    const onUpdate = (): void => this.#show(clock.ms);
    timeline.to(clock, { ms: to, duration: to - from, ease: 'none', onUpdate });
    this.#play(timeline, () => (this.#wheelMotion.end === Infinity ? this.#turn() : this.#stop()));
  }

  #show(ms: number): void {
    const pose = this.#pose;
    this.#wheelMotion.at(ms, this.#spring, pose);
    this.#nodes.turn(pose);
    if (ms > 0) this.#nodes.chase(ms);
    if (pose.speed > TICKING_SPEED) this.#wheelLoop.setSpeed(pose.speed);
  }

  /** Schedules the clicks of the last pegs and the end of the looping sound. */
  #planSounds(isFelt: boolean): void {
    const { braking } = this.#wheelMotion;
    if (!braking) return;
    const { motion, settings, sound } = this.#context;
    const { turn, at, pegs } = braking;
    const until = (ms: number): number => at + ms - this.#elapsed;
    this.#at(until(lastTimeAbove(turn, TICKING_SPEED)), () => this.#wheelLoop.stop(WHEEL_LOOP_FADE));
    const ticks = audibleTicks(pegs).filter(({ ms }) => ms > turn.length - turn.timing.brakeMs);
    for (const [index, { ms, speed }] of ticks.entries()) {
      const isOfLast = isFelt && !settings.calmMode && index >= ticks.length - FELT_TICKS;
      const rate = 0.9 + (0.2 * speed) / TICKING_SPEED;
      const cue = isOfLast ? 'wheel.tick.felt' : 'wheel.tick';
      this.#at(until(ms), () => sound.play(cue, { rate, when: motion.now }));
    }
  }

  /** Fades to the wheel at its stop, for reduced motion. */
  #fadeOver(): void {
    this.#show(this.#wheelMotion.end);
    this.#nodes.setBulbs(1);
    const timeline = this.#context.motion.timeline();
    fromTo(timeline, this.#nodes, { discFade: 0 }, { discFade: 1 }, { duration: RESULT.reducedFade });
    this.#play(timeline, () => this.#stop());
  }

  /** Springs back to the angle before the spin, which the wheel has hardly left. */
  #springBack(): void {
    this.#wheelLoop.stop(80);
    const pose = this.#pose;
    const nodes = this.#nodes;
    const back = { angle: pose.angle };
    const onUpdate = (): void => {
      pose.angle = back.angle;
      pose.blur = pose.lean = 0;
      nodes.turn(pose);
    };
    const timeline = this.#context.motion.timeline();
    timeline.to(back, {
      angle: this.#wheelMotion.from,
      duration: FAIL.springMs,
      ease: 'power2.out',
      onUpdate,
    });
    this.#play(timeline, () => this.#stop());
  }

  #stop(): void {
    this.#turning = undefined;
    this.#cancelScheduled();
    this.#wheelLoop.stop(80);
    this.restAt(this.#isBack ? this.#wheelMotion.from : this.#wheelMotion.rest);
    this.#onStopped();
  }

  #play(timeline: Timeline, onEnd: () => void): void {
    const { motion } = this.#context;
    if (this.#turning) motion.stop(this.#turning);
    this.#turning = timeline;
    void motion.play(timeline, onEnd);
  }

  #at(delay: number, run: () => void): void {
    this.#cancels.push(this.#context.motion.at(delay, run));
  }

  #cancelScheduled(): void {
    for (const cancel of this.#cancels.splice(0)) cancel();
  }
}
