import { lastRelease, leanAt, type PegRelease, pegReleases, pointerAngleAt } from '../../parts/wheel/pegs.ts';
import { planTimedTurn, speedAt, type WheelTurn, turnAngleAt } from '../../parts/wheel/turn.ts';
import { BLUR, TURN } from './tuning.ts';

/** Position and speed of the wheel at one instant. */
export interface DiscPose {
  /** Rotation of the disc, degrees. */
  angle: number;
  /** Speed of the disc, degrees per second. */
  speed: number;
  /** Alpha of the blurred picture of the disc, 0..1. */
  blur: number;
  /** Rotation of the pointer, radians. */
  lean: number;
  /** Number of pegs that have passed the pointer since the result was known. */
  pegs: number;
}

/**
 * Motion of the wheel; times are in ms from the press. The wheel turns at full speed until `endAt` sets the end of the
 * motion.
 */
export class Spin {
  readonly #segments: number;
  readonly #from: number;
  readonly #timing: { readonly speed: number; readonly accelerateMs: number };
  #turn: WheelTurn | undefined;
  #pegs: readonly PegRelease[] = [];

  constructor(segments: number, from: number, isTurbo: boolean) {
    this.#segments = segments;
    this.#from = from;
    this.#timing = isTurbo
      ? { speed: TURN.turboSpeed, accelerateMs: TURN.turboAccelerateMs }
      : { speed: TURN.speed, accelerateMs: TURN.accelerateMs };
  }

  /** Sets the end of the motion: the wheel stops `length` ms after the press, rotated by `rest` degrees. */
  endAt(rest: number, length: number): void {
    this.#turn = planTimedTurn({ from: this.#from, rest, timing: this.#timing, length });
    this.#pegs = pegReleases(this.#turn, 360 / this.#segments);
  }

  /** Writes the pose at `ms` into `into`; `spring` is the easing of the pointer's return. */
  at(ms: number, spring: (progress: number) => number, into: DiscPose): void {
    const every = 360 / this.#segments;
    const turn = this.#turn;
    if (turn) {
      into.angle = turnAngleAt(turn, ms);
      into.speed = speedAt(turn, ms);
      into.lean = pointerAngleAt(turn, this.#pegs, ms, spring, every);
      into.pegs = lastRelease(this.#pegs, ms) + 1;
    } else {
      const { speed, accelerateMs } = this.#timing;
      const up = Math.min(1, ms / accelerateMs);
      into.speed = speed * up;
      into.angle =
        this.#from + (speed / 1000) * ((accelerateMs / 2) * up ** 2 + Math.max(0, ms - accelerateMs));
      into.lean = leanAt(into.angle, into.speed, 1, 0, every);
      into.pegs = 0;
    }
    const passing = into.speed / every;
    into.blur = Math.min(1, Math.max(0, (passing - BLUR.from) / (BLUR.full - BLUR.from)));
  }
}
