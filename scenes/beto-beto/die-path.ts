import { GATE, HOPS, LIP, REST, TOUCH, TUMBLE } from './tuning.ts';

/** How a die stands: its middle and edge in dpx, and how far it is off the ground. */
export interface DieAt {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly high: number;
  /** Degrees that it still has to turn before its top lies on top. */
  readonly turned: number;
  /** Degrees that it leans to the side. */
  readonly tilt: number;
}

/** Which of three dice, from the left. */
export type DiePlace = 0 | 1 | 2;

/** The three dice from the left. */
export const DICE: readonly DiePlace[] = [0, 1, 2];

type Ground = Pick<DieAt, 'x' | 'y' | 'size'>;

const beside = (place: DiePlace, y: number, apart: number, size: number): Ground => ({
  x: GATE.x + (place - 1) * apart,
  y,
  size,
});

/** Where a die waits behind the gate. */
export const atGate = (place: DiePlace): DieAt => ({
  ...beside(place, GATE.y, GATE.apart, GATE.size),
  high: 0,
  turned: 0,
  tilt: 0,
});

/** Where a die lies at the end. */
export function atRest(place: DiePlace): DieAt {
  const ground = beside(place, REST.y + REST.off[place], REST.apart, REST.size);
  return { ...ground, high: 0, turned: 0, tilt: REST.tilts[place] };
}

/** What of its own way a die has done, 0..1, at a share of the whole: one after the other comes to lie. */
export function ownShare(place: DiePlace, share: number): number {
  const from = TUMBLE.from + place * TUMBLE.laterFrom;
  const until = TUMBLE.until + place * TUMBLE.laterUntil;
  return Math.min(1, Math.max(0, (share - from) / (until - from)));
}

/** A die at a share of its own way from where it stood: down the chute, over its lip, two hops on the table, and still. */
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
  // Down the chute it gets faster.
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
