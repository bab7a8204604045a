import { LATE, TURN_TIMING } from './tuning.ts';

/** Full speed of the wheel (V in the landing formula), in degrees per ms. */
const V = TURN_TIMING.speed / 1_000;

/** Returns the integral of the easing power1.inOut from 0 to q, for q in 0..1. */
function eased(q: number): number {
  if (q < 0.5) return (2 * q ** 3) / 3;
  return 1 / 12 + (q - 0.5) + (2 / 3) * ((1 - q) ** 3 - 1 / 8);
}

/**
 * Returns how far, in degrees, a wheel without a result has turned `ms` after its start: it speeds up, cruises, and
 * slows down when the result is late.
 */
export function cruiseDistance(ms: number): number {
  const { accelerateMs } = TURN_TIMING;
  if (ms <= 0) return 0;
  const speedUp = (V * accelerateMs) / 2;
  if (ms < accelerateMs) return speedUp * (ms / accelerateMs) ** 2;
  const even = speedUp + V * (Math.min(ms, LATE.after) - accelerateMs);
  if (ms <= LATE.after) return even;
  const since = ms - LATE.after;
  const q = Math.min(1, since / LATE.over);
  const calming = V * LATE.over * (q - (1 - LATE.to) * eased(q));
  return even + calming + V * LATE.to * Math.max(0, since - LATE.over);
}

/** Returns the wheel's speed `ms` after its start, in degrees per second. */
export function cruiseSpeed(ms: number): number {
  const { accelerateMs, speed } = TURN_TIMING;
  if (ms <= 0) return 0;
  if (ms < accelerateMs) return (speed * ms) / accelerateMs;
  const q = Math.min(1, Math.max(0, (ms - LATE.after) / LATE.over));
  const calmed = q < 0.5 ? 2 * q * q : 1 - 2 * (1 - q) ** 2;
  return speed * (1 - (1 - LATE.to) * calmed);
}
