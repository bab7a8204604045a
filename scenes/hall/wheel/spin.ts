import { lastRelease, leanAt, type PegRelease, pegReleases, pointerAngleAt } from '../../parts/wheel/pegs.ts';
import { planTimedTurn, speedAt, type WheelTurn, turnAngleAt } from '../../parts/wheel/turn.ts';
import { BLUR, TURN } from './tuning.ts';

/** The wheel at an instant. */
export interface DiscPose {
  /** The disc's angle, degrees. */
  angle: number;
  /** Degrees a second. */
  speed: number;
  /** Alpha of the blurred disc, 0..1. */
  blur: number;
  /** The pointer's lean, radians. */
  lean: number;
  /** Number of pegs passed since the result was known. */
  pegs: number;
}

/** Motion of the wheel from a press on, ms from the press: endless until `endAt` sets its end. */
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

  /** Sets the end: at an angle, degrees, after `length` ms. */
  endAt(rest: number, length: number): void {
    this.#turn = planTimedTurn({ from: this.#from, rest, timing: this.#timing, length });
    this.#pegs = pegReleases(this.#turn, 360 / this.#segments);
  }

  /** Writes the pose at a time; `spring` is the pointer's ease. */
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
