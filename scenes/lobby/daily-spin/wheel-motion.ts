import { leanAt, pointerAngleAt, type PegRelease, pegReleases } from '../../parts/wheel/pegs.ts';
import { blurAt, blurOf, planTurn, speedAt, type WheelTurn, turnAngleAt } from '../../parts/wheel/turn.ts';
import { cruiseDistance, cruiseSpeed } from './cruise.ts';
import { FAIL, TURN_TIMING, TURBO_BRAKE, WIND_UP } from './tuning.ts';

/** Pose of the wheel at one instant. */
export interface WheelPose {
  /** The disc's angle, degrees. */
  angle: number;
  /** Degrees a second. */
  speed: number;
  /** Alpha of the blurred disc, 0..1. */
  blur: number;
  /** The pointer's lean, radians. */
  lean: number;
}

/**
 * Motion of a wheel from the press to rest, whatever the network does. Times in ms from its start; the wind-up lies
 * before 0.
 */
export class WheelMotion {
  readonly from: number;
  #turn: WheelTurn | undefined;
  /** Time at which braking replaced the cruise; 0 when the result came before full speed. */
  #turnStart = 0;
  #pegs: readonly PegRelease[] = [];

  constructor(from: number) {
    this.from = from;
  }

  /** Time at which the wheel stops; Infinity while no result is known. */
  get end(): number {
    return this.#turn ? this.#turnStart + this.#turn.length : Infinity;
  }

  /** The final turn, and when it began. */
  get braking():
    | { readonly turn: WheelTurn; readonly at: number; readonly pegs: readonly PegRelease[] }
    | undefined {
    return this.#turn && { turn: this.#turn, at: this.#turnStart, pegs: this.#pegs };
  }

  /** The disc's angle at rest. */
  get rest(): number {
    return this.#turn?.rest ?? this.from;
  }

  /** Brakes to this angle for a known result, by the landing formula from the current speed. */
  land(ms: number, rest: number, isTurbo: boolean): void {
    const brakeMs = isTurbo ? TURBO_BRAKE : TURN_TIMING.brakeMs;
    if (ms < TURN_TIMING.accelerateMs)
      return this.#setTurn(0, planTurn({ from: this.from, rest, timing: { ...TURN_TIMING, brakeMs } }));
    const cruiseMs = Math.max(0, TURN_TIMING.cruiseMs - (ms - TURN_TIMING.accelerateMs));
    this.#brake(ms, rest, brakeMs, cruiseMs);
  }

  /** Returns to the start angle when there is no result. Only at high speed: see `FAIL.early`. */
  giveUp(ms: number): void {
    this.#brake(ms, this.from, FAIL.brakeMs, 0);
  }

  /** Writes the pose at a time into `into`. `spring` is the pointer's ease. Allocates nothing. */
  at(ms: number, spring: (progress: number) => number, into: WheelPose): void {
    const { from } = this;
    if (ms < 0) {
      const part = Math.min(1, Math.max(0, 1 + ms / WIND_UP.ms));
      // Two halves of sine.inOut, there and back, are one period of a cosine.
      into.angle = from - (WIND_UP.degrees * (1 - Math.cos(2 * Math.PI * part))) / 2;
      into.speed = into.blur = into.lean = 0;
    } else if (this.#turn && ms >= this.#turnStart) {
      const since = ms - this.#turnStart;
      into.angle = turnAngleAt(this.#turn, since);
      into.speed = speedAt(this.#turn, since);
      into.blur = since < this.#turn.length ? blurAt(this.#turn, since) : 0;
      into.lean = pointerAngleAt(this.#turn, this.#pegs, since, spring);
    } else {
      into.angle = from + cruiseDistance(ms);
      into.speed = cruiseSpeed(ms);
      into.blur = blurOf((cruiseDistance(ms) - cruiseDistance(ms - 1_000 / 60)) * 60);
      into.lean = leanAt(into.angle, into.speed, 1);
    }
  }

  #brake(ms: number, rest: number, brakeMs: number, cruiseMs: number): void {
    const timing = { speed: cruiseSpeed(ms), accelerateMs: 0, brakeMs, cruiseMs };
    this.#setTurn(ms, planTurn({ from: this.from + cruiseDistance(ms), rest, timing }));
  }

  #setTurn(at: number, turn: WheelTurn): void {
    this.#turnStart = at;
    this.#turn = turn;
    this.#pegs = pegReleases(turn);
  }
}
