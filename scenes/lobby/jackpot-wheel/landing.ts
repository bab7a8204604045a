import { type TurnTiming, planTurn, restAngle, type WheelTurn, turnAngleAt } from '../../parts/wheel/turn.ts';
import { DIRECTION, MARGIN, OPENING, TIMING, SECTORS, type WheelTier } from './tuning.ts';

/** One award of the wheel, decided before it moves. */
export interface WheelSpin extends WheelTurn {
  readonly tier: WheelTier;
}

/** Input of a spin. */
export interface SpinRequest {
  readonly tier: WheelTier;
  /** The disc's angle before the spin. */
  readonly from: number;
  /** Position inside the sector, 0..1, from a stream that does not depend on the tier. */
  readonly offset: number;
  readonly margin?: number;
  readonly timing?: TurnTiming;
  readonly direction?: 1 | -1;
}

/** Plans a spin that stops on a tier's sector. */
export function planSpin(request: SpinRequest): WheelSpin {
  const { tier, from, offset, margin = MARGIN, timing = TIMING, direction = DIRECTION } = request;
  const rest = restAngle(SECTORS.length, SECTORS.indexOf(tier), offset, margin);
  return { tier, ...planTurn({ from, rest, timing, direction }) };
}

/** Returns the disc's angle at a time, including the wind-up before 0. At the end it is exactly the rest angle. */
export function angleAt(spin: WheelSpin, ms: number): number {
  if (ms >= 0) return turnAngleAt(spin, ms);
  // Two halves of sine.inOut, there and back, are one period of a cosine.
  const part = Math.min(1, Math.max(0, 1 + ms / OPENING.windUp));
  return spin.from - (spin.direction * OPENING.windUpDegrees * (1 - Math.cos(2 * Math.PI * part))) / 2;
}
