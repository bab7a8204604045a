import { GATE, HOPS, LIP, REST, TOUCH, TUMBLE } from './tuning.ts';

/** Position of a die: its centre, its edge `size` and its height above the ground, in design pixels. */
export interface DieAt {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly high: number;
  /** Rotation left until the die's final top is up, degrees. */
  readonly turned: number;
  /** Sideways tilt, degrees. */
  readonly tilt: number;
}

/** Index of a die, from the left. */
export type DiePlace = 0 | 1 | 2;

/** Indices of the three dice, from the left. */
export const DICE: readonly DiePlace[] = [0, 1, 2];

type Ground = Pick<DieAt, 'x' | 'y' | 'size'>;

const beside = (place: DiePlace, y: number, apart: number, size: number): Ground => ({
  x: GATE.x + (place - 1) * apart,
  y,
  size,
});

/** Returns the position of a die that waits behind the gate. */
export const atGate = (place: DiePlace): DieAt => ({
  ...beside(place, GATE.y, GATE.apart, GATE.size),
  high: 0,
  turned: 0,
  tilt: 0,
});

/** Returns the position of a die at rest on the table. */
export function atRest(place: DiePlace): DieAt {
  const ground = beside(place, REST.y + REST.off[place], REST.apart, REST.size);
  return { ...ground, high: 0, turned: 0, tilt: REST.tilts[place] };
}

/**
 * Returns a die's progress on its own path, 0..1, at a `share` (0..1) of the motion of all dice: they come to rest one
 * by one.
 */
export function ownShare(place: DiePlace, share: number): number {
  const from = TUMBLE.from + place * TUMBLE.laterFrom;
  const until = TUMBLE.until + place * TUMBLE.laterUntil;
  return Math.min(1, Math.max(0, (share - from) / (until - from)));
}

/**
 * Returns a die's position at a `share` (0..1) of its own path: the path leads down the chute, over the chute's lower
 * end, and in two hops to the die's place.
 */
export function wayAt(place: DiePlace, from: DieAt, share: number): DieAt {
  const [first, second] = TOUCH;
  const end = atRest(place);
  const stops: readonly Ground[] = [
    from,
    beside(place, LIP.y, LIP.apart, LIP.size),
    beside(place, first.y, first.apart, first.size),
    beside(place, second.y, second.apart, second.size),
    end,
  ];
  const leg = Math.max(
    0,
    HOPS.findIndex(({ until }) => share <= until),
  );
  const start = HOPS[leg - 1]?.until ?? 0;
  const { until, high } = HOPS[leg] ?? { until: 1, high: 0 };
  const q = (share - start) / (until - start);
  // On the first segment, down the chute, the die accelerates.
  const gone = leg === 0 ? q * q : q;
  const [a = from, b = end] = [stops[leg], stops[leg + 1]];
  const between = (one: number, other: number): number => one + (other - one) * gone;
  return {
    x: between(a.x, b.x),
    y: between(a.y, b.y),
    size: between(a.size, b.size),
    high: leg === 0 ? 0 : high * 4 * q * (1 - q),
    turned: TUMBLE.turn * (1 - share) ** 2,
    tilt: end.tilt * share,
  };
}
