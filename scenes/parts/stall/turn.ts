/** Something that turns and is brought to a stop, radians. */
export interface Turn {
  readonly from: number;
  readonly to: number;
  /** How fast it turns at the start, radians over the whole way. */
  readonly speed: number;
}

const CIRCLE = 2 * Math.PI;
/** The end is slower than the start: how much time is bent. */
const BENT = 1.6;

/** The way from an angle and a speed (radians a ms) to the next angle that is alike `target` after at least `least` radians. */
export function turnTo(
  from: number,
  target: number,
  { speed, ms, least }: { readonly speed: number; readonly ms: number; readonly least: number },
): Turn {
  const over = (((target - from - least) % CIRCLE) + CIRCLE) % CIRCLE;
  return { from, to: from + least + over, speed: speed * ms };
}

/** Where it stands at a share 0..1 of the way: it goes on as fast as it was and comes to rest. */
export function turnAt({ from, to, speed }: Turn, share: number): number {
  const s = 1 - (1 - share) ** BENT;
  return from + (to - from) * (3 - 2 * s) * s * s + (speed / BENT) * s * (1 - s) ** 2;
}

/** How far it has turned after so many ms from standing, when it takes `rise` ms to come to its speed, radians a ms. */
export const turnedAfter = (ms: number, speed: number, rise: number): number =>
  ms < rise ? (speed * ms * ms) / (2 * rise) : speed * (ms - rise / 2);

/** How fast it turns then, radians a ms. */
export const speedAfter = (ms: number, speed: number, rise: number): number => speed * Math.min(1, ms / rise);
