import type { Stage } from '../engine/definition.ts';
import type { Timeline } from '../engine/motion.ts';
import { between } from '../parts/between.ts';
import { heardTicks, TICKING_SPEED } from '../parts/wheel/pegs.ts';
import { slowerFrom } from '../parts/wheel/turn.ts';
import { createWhirr, type Whirr } from '../parts/wheel/whirr.ts';
import { Course, type Motions } from './course.ts';
import type { Stand } from './stand.ts';
import { FAIL, FELT_TICKS, PACE, RESULT, WHIRR_FADE, WIND_UP } from './tuning.ts';
import type { DailySpinTypes } from './types.ts';

/** A stretch of turning without an end, ms; then another begins. */
const STRETCH = 60_000;

/** Turns the wheel along its course, seen and heard, and tells when it stands. */
export class Spinner {
  readonly #stage: Stage<DailySpinTypes>;
  readonly #stand: Stand;
  readonly #onStands: () => void;
  readonly #whirr: Whirr;
  readonly #spring: (progress: number) => number;
  readonly #seen: Motions = { angle: 0, speed: 0, blur: 0, lean: 0 };
  #angle = 0;
  #course = new Course(0);
  #startedAt = 0;
  #isBack = false;
  #turning: Timeline | undefined;
  #callOffs: (() => void)[] = [];

  constructor(stage: Stage<DailySpinTypes>, stand: Stand, onStands: () => void) {
    this.#stage = stage;
    this.#stand = stand;
    this.#onStands = onStands;
    this.#whirr = createWhirr(stage.sound);
    this.#spring = stage.motion.ease('elastic.out(1,.5)');
    stage.onDispose(() => this.#whirr.stop(0));
  }

  /** The disc's angle when it last stood, degrees. */
  get angle(): number {
    return this.#angle;
  }

  /** The wheel stands at an angle. */
  restAt(angle: number): void {
    this.#angle = angle;
    const seen = this.#seen;
    seen.angle = angle;
    seen.speed = seen.blur = seen.lean = 0;
    this.#stand.turn(seen);
    this.#stand.shine(1 - this.#stand.used);
  }

  /** It is pressed: it winds up and turns until it is told where to stop. */
  start(): void {
    const { motion, settings, sound } = this.#stage;
    this.#course = new Course(this.#angle);
    this.#startedAt = motion.now;
    this.#isBack = false;
    if (settings.reducedMotion) return;
    sound.play('wheel.windup');
    this.#at(WIND_UP.ms, () => this.#whirr.begin('whirr'));
    this.#turn();
  }

  /** Where to stop, an angle; a wheel that does not turn yet has it all before it. */
  land(rest: number, isTurning: boolean): void {
    const { settings } = this.#stage;
    this.#isBack = false;
    if (!isTurning) {
      this.#course = new Course(this.#angle);
      this.#startedAt = this.#stage.motion.now;
    }
    this.#course.land(this.#elapsed, rest, settings.turbo);
    if (settings.reducedMotion) return this.#fadeOver();
    this.#turn();
    this.#planSounds(true);
  }

  /** Nobody knows where to: back to where it stood. */
  giveUp(): void {
    const { motion, settings } = this.#stage;
    this.#callOff();
    this.#isBack = true;
    if (settings.reducedMotion) return this.#stands();
    const isEarly = motion.now - this.#startedAt <= FAIL.early || this.#elapsed < PACE.accelerateMs;
    if (isEarly) return this.#springBack();
    this.#course.giveUp(this.#elapsed);
    this.#turn();
    this.#planSounds(false);
  }

  /** To its stop, now. */
  finish(): void {
    if (this.#turning) this.#stage.motion.stop(this.#turning);
    this.#stands();
  }

  /** It turns no more, and nobody is told. */
  stop(): void {
    this.#callOff();
    this.#whirr.stop(0);
    if (this.#turning) this.#stage.motion.stop(this.#turning);
    this.#turning = undefined;
  }

  /** Ms since the disc began to turn; the wind-up lies before 0. */
  get #elapsed(): number {
    return this.#stage.motion.now - this.#startedAt - WIND_UP.ms;
  }

  /** Moves the wheel until its course ends, or for a long stretch while nobody knows its end. */
  #turn(): void {
    const from = this.#elapsed;
    const to = Math.min(this.#course.end, from + STRETCH);
    const clock = { ms: from };
    const timeline = this.#stage.motion.timeline();
    const onUpdate = (): void => this.#show(clock.ms);
    timeline.to(clock, { ms: to, duration: to - from, ease: 'none', onUpdate });
    this.#play(timeline, () => (this.#course.end === Infinity ? this.#turn() : this.#stands()));
  }

  #show(ms: number): void {
    const seen = this.#seen;
    this.#course.at(ms, this.#spring, seen);
    this.#stand.turn(seen);
    if (ms > 0) this.#stand.chase(ms);
    if (seen.speed > TICKING_SPEED) this.#whirr.follow(seen.speed);
  }

  /** The pegs that will be heard one by one, and where the whirr ends. */
  #planSounds(isFelt: boolean): void {
    const { braking } = this.#course;
    if (!braking) return;
    const { motion, settings, sound } = this.#stage;
    const { turn, at, pegs } = braking;
    const until = (ms: number): number => at + ms - this.#elapsed;
    this.#at(until(slowerFrom(turn, TICKING_SPEED)), () => this.#whirr.stop(WHIRR_FADE));
    const ticks = heardTicks(pegs).filter(({ ms }) => ms > turn.length - turn.pace.brakeMs);
    for (const [index, { ms, speed }] of ticks.entries()) {
      const isOfLast = isFelt && !settings.kind && index >= ticks.length - FELT_TICKS;
      const rate = 0.9 + (0.2 * speed) / TICKING_SPEED;
      const cue = isOfLast ? 'wheel.tick.felt' : 'wheel.tick';
      this.#at(until(ms), () => sound.play(cue, { rate, when: motion.now }));
    }
  }

  /** Without a way: the disc fades over to where it stands. */
  #fadeOver(): void {
    this.#show(this.#course.end);
    this.#stand.shine(1);
    const timeline = this.#stage.motion.timeline();
    between(timeline, this.#stand, { discFade: 0 }, { discFade: 1 }, { duration: RESULT.reducedFade });
    this.#play(timeline, () => this.#stands());
  }

  /** It had hardly moved: back at once. */
  #springBack(): void {
    this.#whirr.stop(80);
    const seen = this.#seen;
    const stand = this.#stand;
    const back = { angle: seen.angle };
    const onUpdate = (): void => {
      seen.angle = back.angle;
      seen.blur = seen.lean = 0;
      stand.turn(seen);
    };
    const timeline = this.#stage.motion.timeline();
    timeline.to(back, { angle: this.#course.from, duration: FAIL.springMs, ease: 'power2.out', onUpdate });
    this.#play(timeline, () => this.#stands());
  }

  #stands(): void {
    this.#turning = undefined;
    this.#callOff();
    this.#whirr.stop(80);
    this.restAt(this.#isBack ? this.#course.from : this.#course.rest);
    this.#onStands();
  }

  #play(timeline: Timeline, onEnd: () => void): void {
    const { motion } = this.#stage;
    if (this.#turning) motion.stop(this.#turning);
    this.#turning = timeline;
    void motion.play(timeline, onEnd);
  }

  #at(delay: number, run: () => void): void {
    this.#callOffs.push(this.#stage.motion.at(delay, run));
  }

  #callOff(): void {
    for (const callOff of this.#callOffs.splice(0)) callOff();
  }
}
