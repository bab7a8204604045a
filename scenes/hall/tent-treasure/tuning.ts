import { placesIn } from '../models/stall/places.ts';

/** Centres of the tents in three rows, in design pixels, and their scales: the nearest row is the largest. */
export const TENTS = placesIn({ x: 360, y: 404, columns: 3, rows: 3, across: 200, along: 126 }).map(
  ({ x, y }, index) => {
    const size = 0.86 + 0.09 * Math.floor(index / 3);
    return { x: 360 + (x - 360) * size * 1.02, y, size };
  },
);

/**
 * Distance from a tent within which a press picks it, in design pixels; tint of tents that are not chosen; alpha of
 * tents whose treasure was not found.
 */
export const TENT = { reach: 78, others: 0xc9c0e2, notFound: 0.62 } as const;

/** Offset of the flag of a chosen tent from the tent's centre, in design pixels. */
export const FLAG = { x: 40, up: 40 } as const;

/**
 * Shaking of the chosen tents: ms per shake, and its angle in radians; while the result is unknown, the tents shake at
 * the share `first` of this speed.
 */
export const SHAKE = { ms: 240, turn: 0.045, first: 0.4 } as const;

/**
 * Time from the server's answer until all chosen tents are open, ms: each takes a third of it, shakes for the share
 * `shaken` of its third and then opens. A treasure jumps `jump` design pixels high.
 */
export const OPENING = { ms: 2_100, turboMs: 620, shaken: 0.55, jump: 26 } as const;
