import type { SceneContext } from '../../engine/definition.ts';
import type { Timeline } from '../../engine/motion.ts';
import type { Random } from '../../engine/random.ts';
import { fromTo } from '../../parts/from-to.ts';
import type { RoundStage } from '../models/round/instant-round.ts';
import { RESULT } from '../models/round/round-result.ts';
import { timesOf } from '../models/round/times-of.ts';
import { TICKING_SPEED } from '../../parts/wheel/pegs.ts';
import { restAngle } from '../../parts/wheel/turn.ts';
import { createWheelLoop, type WheelLoop } from '../../parts/wheel/wheel-loop.ts';
import { SceneNodes } from './nodes.ts';
import { type DiscPose, Spin } from './spin.ts';
import { LAYOUT, MARGIN, SMALL_WIN, TINTS, TURN, WAIT_DIM } from './tuning.ts';
import type { Landing, WheelTypes } from './types.ts';

/** Length of one piece of the waiting motion, ms: pieces follow one another until the server's answer arrives. */
const STRETCH = 60_000;

/**
 * The wheel during a round: it turns from the press on, brakes once the result is known, and stops inside the drawn
 * segment.
 */
export class WheelStage implements RoundStage<Landing> {
  readonly #context: SceneContext<WheelTypes>;
  readonly #nodes: SceneNodes;
  readonly #loop: WheelLoop;
  readonly #spring: (progress: number) => number;
  /** Random numbers for the point within the segment at which the wheel stops; they do not depend on the result. */
  readonly #offsets: Random;
  readonly #pose: DiscPose = { angle: 0, speed: 0, blur: 0, lean: 0, pegs: 0 };
  #segments: readonly number[] = [];
  /**
   * Multipliers of the wheel's segments that the page set last; the wheel is shown when the next round begins, or
   * earlier.
   */
  #next: readonly number[] = [];
  #angle = 0;
  #startedAt = 0;
  /** Current motion of the wheel; undefined at rest. */
  #spin: Spin | undefined;
  #rest: number | undefined;
  #landed: Landing | undefined;

  constructor(context: SceneContext<WheelTypes>) {
    this.#context = context;
    this.#nodes = new SceneNodes(context);
    this.#loop = createWheelLoop(context.sound);
    this.#spring = context.motion.ease('elastic.out(1,.5)');
    this.#offsets = context.random.fork('landing');
    context.onDispose(() => this.#loop.stop(0));
  }

  get play(): SceneNodes['play'] {
    return this.#nodes.play;
  }

  get glow(): SceneNodes['glow'] {
    return this.#nodes.glow;
  }

  get swell(): number {
    return this.#nodes.plates.swell;
  }

  set swell(swell: number) {
    this.#nodes.plates.swell = swell;
  }

  /**
   * Stores the wheel to show next, by the multipliers of its segments; returns true if they differ from the shown ones.
   */
  ask(segments: readonly number[]): boolean {
    this.#next = segments;
    return segments.join() !== this.#segments.join();
  }

  /** Shows the wheel that the page set last. */
  follow(): void {
    this.#stand(this.#next);
  }

  stepBack(): void {
    this.follow();
    this.#startedAt = this.#context.motion.now;
    this.#nodes.times.view.alpha = WAIT_DIM;
  }

  wait(since: number): Timeline {
    if (!this.#spin) this.#begin();
    return this.#turning(since, since + STRETCH);
  }

  stepForth(): void {
    this.#nodes.times.view.alpha = 1;
  }

  landMs(isTurbo: boolean): number {
    return isTurbo ? TURN.turboLandMs : TURN.landMs;
  }

  land(landing: Landing, ms: number): Timeline {
    this.#stand(landing.segments);
    const since = this.#spin ? this.#context.motion.now - this.#startedAt : 0;
    const spin = this.#spin ?? this.#begin();
    this.#rest = this.#restOf(landing);
    spin.endAt(this.#rest, since + ms);
    return this.#turning(since, since + ms);
  }

  appear(landing: Landing): Timeline {
    this.#stand(landing.segments);
    this.#rest = this.#restOf(landing);
    this.#show(this.#rest);
    return this.#fadeIn();
  }

  /** Returns the motion back to the previous position, since no result came. */
  giveUp(): Timeline {
    const since = this.#context.motion.now - this.#startedAt;
    const spin = this.#spin ?? this.#begin();
    spin.endAt(this.#angle, since + TURN.failMs);
    return this.#turning(since, since + TURN.failMs);
  }

  lie(landing?: Landing): void {
    if (landing) {
      this.#stand(landing.segments);
      this.#angle = this.#rest ?? this.#restOf(landing);
      this.#landed = landing;
      this.#context.sound.play('wheel.land');
    }
    this.#rest = undefined;
    this.#spin = undefined;
    this.#loop.stop(80);
    this.#nodes.setBulbs(1);
    this.#show(this.#angle);
  }

  spot(): ReturnType<RoundStage<Landing>['spot']> {
    const { x, y, scale } = LAYOUT.wheel;
    return { x, y: y - LAYOUT.label.out * scale, size: 96, from: SMALL_WIN };
  }

  paint(result: 'won' | 'lost' | 'none'): void {
    const { disc, plates, times } = this.#nodes;
    const landed = result === 'none' ? undefined : this.#landed;
    disc.light(landed?.segment);
    const pays = landed?.segments[landed.segment];
    plates.light(pays, result === 'won' ? 1 : 0.55);
    if (pays === undefined) return;
    this.#nodes.write(`${timesOf(pays)}x`);
    times.tint = result === 'won' ? TINTS.won : TINTS.lost;
  }

  #begin(): Spin {
    this.#loop.begin('whirr');
    this.#spin = new Spin(this.#segments.length, this.#angle, this.#context.settings.turbo);
    return this.#spin;
  }

  /** Returns the part of the wheel's motion between two times, in ms after the press. */
  #turning(from: number, to: number): Timeline {
    const clock = { ms: from };
    return this.#context.motion.timeline().to(clock, {
      ms: to,
      duration: to - from,
      ease: 'none',
      onUpdate: () => this.#turn(clock.ms),
    });
  }

  #turn(ms: number): void {
    if (!this.#spin) return;
    const pose = this.#pose;
    const before = pose.pegs;
    this.#spin.at(ms, this.#spring, pose);
    const { disc } = this.#nodes;
    disc.angle = pose.angle;
    disc.blur = pose.blur;
    this.#nodes.lean = pose.lean;
    this.#nodes.chase(ms);
    this.#loop.setSpeed(pose.speed);
    if (pose.pegs > before && pose.speed > 0 && pose.speed < TICKING_SPEED)
      this.#context.sound.play('wheel.tick', { rate: 0.9 + (0.2 * pose.speed) / TICKING_SPEED });
  }

  /** Draws the wheel at rest, rotated by `angle` degrees. */
  #show(angle: number): void {
    const { disc } = this.#nodes;
    disc.angle = angle;
    disc.blur = 0;
    this.#nodes.lean = 0;
    this.#pose.pegs = 0;
  }

  #restOf({ segments, segment }: Landing): number {
    return restAngle(segments.length, segment, this.#offsets.next(), MARGIN);
  }

  #fadeIn(): Timeline {
    const timeline = this.#context.motion.timeline();
    return fromTo(timeline, this.#nodes, { fade: 0 }, { fade: 1 }, { duration: RESULT.reducedFade });
  }

  #stand(segments: readonly number[]): void {
    if (segments.join() === this.#segments.join()) return;
    this.#segments = segments;
    this.#landed = undefined;
    this.#angle = 0;
    this.#nodes.disc.set(segments);
    this.#nodes.plates.set(segments);
    this.#nodes.write('');
    this.#show(0);
  }
}
