/** A rotation that is brought to a stop, radians. */
export interface StallTurn {
  readonly from: number;
  readonly to: number;
  /** Speed at the start, radians over the whole way. */
  readonly speed: number;
}

const CIRCLE = 2 * Math.PI;
/** Exponent that bends time, so that the end is slower than the start. */
const BENT = 1.6;

/**
 * Returns the rotation from an angle and a speed (radians a ms) to the next angle equivalent to `target` after at
 * least `least` radians.
 */
export function turnTo(
  from: number,
  target: number,
  { speed, ms, least }: { readonly speed: number; readonly ms: number; readonly least: number },
): StallTurn {
  const over = (((target - from - least) % CIRCLE) + CIRCLE) % CIRCLE;
  return { from, to: from + least + over, speed: speed * ms };
}

/** Returns the angle at a share 0..1 of the way: it starts at its former speed and comes to rest. */
export function turnAt({ from, to, speed }: StallTurn, share: number): number {
  const s = 1 - (1 - share) ** BENT;
  return from + (to - from) * (3 - 2 * s) * s * s + (speed / BENT) * s * (1 - s) ** 2;
}

/** Returns the angle turned within `ms` of a start from rest, when `rise` ms lead to full speed, radians a ms. */
export const turnedAfter = (ms: number, speed: number, rise: number): number =>
  ms < rise ? (speed * ms * ms) / (2 * rise) : speed * (ms - rise / 2);

/** Returns the speed at that time, radians a ms. */
export const speedAfter = (ms: number, speed: number, rise: number): number => speed * Math.min(1, ms / rise);
