import { leanAt, pointerAngleAt, type PegRelease, pegReleases } from '../../parts/wheel/pegs.ts';
import { blurAt, blurOf, planTurn, speedAt, type WheelTurn, turnAngleAt } from '../../parts/wheel/turn.ts';
import { cruiseDistance, cruiseSpeed } from './cruise.ts';
import { FAIL, TURN_TIMING, TURBO_BRAKE, WIND_UP } from './tuning.ts';

/** State of the wheel's moving parts at one instant. */
export interface WheelPose {
  /** Angle of the disc, in degrees. */
  angle: number;
  /** Speed of the disc, in degrees per second. */
  speed: number;
  /** Alpha of the blurred picture of the disc, 0..1. */
  blur: number;
  /** Angle by which the pegs push the pointer aside, in radians. */
  lean: number;
}

/**
 * Motion of a wheel from the press to rest, whenever the answer arrives. Times in ms from the start of the turn; the
 * wind-up has negative times.
 */
export class WheelMotion {
  readonly from: number;
  #turn: WheelTurn | undefined;
  /** Time at which braking replaced the turn at full speed; 0 when the result came before full speed. */
  #turnStart = 0;
  #pegs: readonly PegRelease[] = [];

  constructor(from: number) {
    this.from = from;
  }

  /** Time at which the wheel stops; Infinity while no result is known. */
  get end(): number {
    return this.#turn ? this.#turnStart + this.#turn.length : Infinity;
  }

  /**
   * The braking turn that ends at the stop, the time at which it begins, and the pegs that it passes; undefined while
   * no result is known.
   */
  get braking():
    | { readonly turn: WheelTurn; readonly at: number; readonly pegs: readonly PegRelease[] }
    | undefined {
    return this.#turn && { turn: this.#turn, at: this.#turnStart, pegs: this.#pegs };
  }

  /** Angle of the disc after the stop; the start angle while no result is known. */
  get rest(): number {
    return this.#turn?.rest ?? this.from;
  }

  /**
   * Plans the stop at the angle `rest` for a result that arrives at `ms`, with the landing formula from the current
   * speed.
   */
  land(ms: number, rest: number, isTurbo: boolean): void {
    const brakeMs = isTurbo ? TURBO_BRAKE : TURN_TIMING.brakeMs;
    if (ms < TURN_TIMING.accelerateMs)
      return this.#setTurn(0, planTurn({ from: this.from, rest, timing: { ...TURN_TIMING, brakeMs } }));
    const cruiseMs = Math.max(0, TURN_TIMING.cruiseMs - (ms - TURN_TIMING.accelerateMs));
    this.#brake(ms, rest, brakeMs, cruiseMs);
  }

  /** Plans the return to the start angle when there is no result. Only at full speed: before that, see `FAIL.early`. */
  giveUp(ms: number): void {
    this.#brake(ms, this.from, FAIL.brakeMs, 0);
  }

  /** Writes the wheel's state at a time into `into`; `spring` is the easing of the pointer. Allocates nothing. */
  at(ms: number, spring: (progress: number) => number, into: WheelPose): void {
    const { from } = this;
    if (ms < 0) {
      const part = Math.min(1, Math.max(0, 1 + ms / WIND_UP.ms));
      // One period of a cosine is the curve of the easing sine.inOut forwards and then backwards.
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
