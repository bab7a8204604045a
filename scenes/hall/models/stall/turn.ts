/** A rotation that comes to a stop; angles in radians. */
export interface StallTurn {
  readonly from: number;
  readonly to: number;
  /** Speed at the start, in radians per the duration of the whole rotation. */
  readonly speed: number;
}

const CIRCLE = 2 * Math.PI;
/** Exponent that distorts time, so that the rotation slows down longer towards its end. */
const BENT = 1.6;

/**
 * Returns the rotation that starts at the angle `from` with a `speed` (radians per ms), takes `ms`, and ends at the
 * angle `target` after at least `least` radians.
 */
export function turnTo(
  from: number,
  target: number,
  { speed, ms, least }: { readonly speed: number; readonly ms: number; readonly least: number },
): StallTurn {
  const over = (((target - from - least) % CIRCLE) + CIRCLE) % CIRCLE;
  return { from, to: from + least + over, speed: speed * ms };
}

/**
 * Returns the angle at a `share` (0..1) of the rotation's duration; the rotation begins at `speed` and ends at rest.
 */
export function turnAt({ from, to, speed }: StallTurn, share: number): number {
  const s = 1 - (1 - share) ** BENT;
  return from + (to - from) * (3 - 2 * s) * s * s + (speed / BENT) * s * (1 - s) ** 2;
}

/**
 * Returns the angle, in radians, `ms` after a rotation started from rest; the rotation reaches its full `speed`, in
 * radians per ms, after `rise` ms.
 */
export const turnedAfter = (ms: number, speed: number, rise: number): number =>
  ms < rise ? (speed * ms * ms) / (2 * rise) : speed * (ms - rise / 2);

/**
 * Returns the speed, in radians per ms, `ms` after a rotation started from rest; the rotation reaches its full `speed`
 * after `rise` ms.
 */
export const speedAfter = (ms: number, speed: number, rise: number): number => speed * Math.min(1, ms / rise);
