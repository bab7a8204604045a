import { placesIn } from '../models/stall/places.ts';

/** Centres of the ducks in two rows, in design pixels. */
export const DUCKS = placesIn({ x: 360, y: 412, columns: 4, rows: 2, across: 156, along: 128 });

/**
 * Distance from a duck within which a press picks it, in design pixels; tint, after a round, of the ducks that were not
 * picked; scale of the ducks in the far row.
 */
export const DUCK = { reach: 74, others: 0x9fb4e0, far: 0.9 } as const;

/** Centre of the pond, and centres of the waves in front of the two rows of ducks, in design pixels. */
export const POND = {
  x: 360,
  y: 424,
  waves: [
    { x: 360, y: 382 },
    { x: 360, y: 510 },
  ],
} as const;

/**
 * Floating while the result is unknown: ms per bob up and down and its height; sideways motion and its period in ms;
 * shift of the waves. Distances are in design pixels.
 */
export const FLOAT = { ms: 620, up: 9, aside: 26, asideMs: 1_900, wave: 20 } as const;

/** Point to which the picked duck is lifted, in design pixels, and the duck's scale there. */
export const SHOWN = { x: 360, y: 376, size: 1.75 } as const;

/**
 * Time from the server's answer until the duck is shown, ms; shares of it at which the duck is fully lifted, and at
 * which it has been turned over.
 */
export const LIFT = { ms: 1_300, turboMs: 420, up: 0.55, turned: 0.8 } as const;

/** Tint of the disc on a duck's underside, by name of the drawn field. */
export const UNDER_TINTS: Readonly<Record<string, number>> = {
  crown: 0xffc21e,
  red: 0xff4d68,
  green: 0x35d06a,
  blue: 0x4aa0ff,
  yellow: 0xffe45a,
  plain: 0xd8cfe8,
};
