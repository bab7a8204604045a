import { type TurnTiming, planTurn, restAngle, type WheelTurn, turnAngleAt } from '../../parts/wheel/turn.ts';
import { DIRECTION, MARGIN, OPENING, TIMING, SECTORS, type WheelTier } from './tuning.ts';

/** A planned spin of the wheel, with the award it stops on; decided before the wheel moves. */
export interface WheelSpin extends WheelTurn {
  readonly tier: WheelTier;
}

/** Arguments of `planSpin`. */
export interface SpinRequest {
  readonly tier: WheelTier;
  /** Angle of the disc before the spin, in degrees. */
  readonly from: number;
  /** Position inside the sector, 0..1, from a random stream that does not depend on the tier. */
  readonly offset: number;
  readonly margin?: number;
  readonly timing?: TurnTiming;
  readonly direction?: 1 | -1;
}

/** Returns the plan of a spin that stops on the sector of `tier`. */
export function planSpin(request: SpinRequest): WheelSpin {
  const { tier, from, offset, margin = MARGIN, timing = TIMING, direction = DIRECTION } = request;
  const rest = restAngle(SECTORS.length, SECTORS.indexOf(tier), offset, margin);
  return { tier, ...planTurn({ from, rest, timing, direction }) };
}

/**
 * Returns the disc's angle in degrees at a time; times before 0 are the wind-up. At the end it is exactly the rest
 * angle.
 */
export function angleAt(spin: WheelSpin, ms: number): number {
  if (ms >= 0) return turnAngleAt(spin, ms);
  // One period of a cosine is the curve of the easing sine.inOut forwards and then backwards.
  const part = Math.min(1, Math.max(0, 1 + ms / OPENING.windUp));
  return spin.from - (spin.direction * OPENING.windUpDegrees * (1 - Math.cos(2 * Math.PI * part))) / 2;
}
