import { placesIn } from '../models/stall/places.ts';

/** Places of the ducks, dpx: two rows. */
export const DUCKS = placesIn({ x: 360, y: 412, columns: 4, rows: 2, across: 156, along: 128 });

/** Reach of a press around a duck, dpx; tint and size of ducks that are not picked. */
export const DUCK = { reach: 74, others: 0x9fb4e0, far: 0.9 } as const;

/** The pond, and its waves before each row of ducks. */
export const POND = {
  x: 360,
  y: 424,
  waves: [
    { x: 360, y: 382 },
    { x: 360, y: 510 },
  ],
} as const;

/** Floating while the result is unknown: ms a bob, dpx up and down and sideways, waves. */
export const FLOAT = { ms: 620, up: 9, aside: 26, asideMs: 1_900, wave: 20 } as const;

/** Where the picked duck is turned over, and its size. */
export const SHOWN = { x: 360, y: 376, size: 1.75 } as const;

/** From the answer to the stop, ms; the shares at which the duck is up, on edge, and shows its underside. */
export const LIFT = { ms: 1_300, turboMs: 420, up: 0.55, turned: 0.8 } as const;

/** Tint of a duck's underside, by the field's name. */
export const UNDER_TINTS: Readonly<Record<string, number>> = {
  crown: 0xffc21e,
  red: 0xff4d68,
  green: 0x35d06a,
  blue: 0x4aa0ff,
  yellow: 0xffe45a,
  plain: 0xd8cfe8,
};
