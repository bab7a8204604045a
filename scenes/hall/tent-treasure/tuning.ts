import { placesIn } from '../models/stall/places.ts';

/** The tents, dpx: three rows, the nearest is the largest. */
export const TENTS = placesIn({ x: 360, y: 404, columns: 3, rows: 3, across: 200, along: 126 }).map(
  ({ x, y }, index) => {
    const size = 0.86 + 0.09 * Math.floor(index / 3);
    return { x: 360 + (x - 360) * size * 1.02, y, size };
  },
);

/** Press tolerance, dpx; tint of the tents not chosen; alpha of treasures that were not found. */
export const TENT = { reach: 78, others: 0xc9c0e2, notFound: 0.62 } as const;

/** Offset of a chosen tent's flag from its centre, dpx. */
export const FLAG = { x: 40, up: 40 } as const;

/** Shaking of the chosen tents while the result is unknown: ms a shake, radians. */
export const SHAKE = { ms: 240, turn: 0.045, first: 0.4 } as const;

/** From the answer to the stop, ms: three tents one after another, each shaken for this share of its time and then open. */
export const OPENING = { ms: 2_100, turboMs: 620, shaken: 0.55, jump: 26 } as const;
