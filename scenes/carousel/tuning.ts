/** The ring that the animals ride on, dpx, seen from a little above. */
export const RING = { x: 360, y: 424, across: 292, along: 74 } as const;

/** An animal's size at the back and at the front, how high it rides, and its tint at the back. */
export const ANIMAL = { far: 0.56, near: 1, up: 34, hop: 7, hops: 3, backTint: 0x8d7fb8 } as const;

/** Places in dpx. */
export const PLACES = {
  roof: { x: 360, y: 262 },
  deck: { x: 360, y: 462 },
  drum: { x: 360, y: 372 },
  bell: { x: 360, y: 566 },
} as const;

/** Its turning: radians a ms while nobody knows the result, and ms until it turns so fast. */
export const SPIN = { speed: 0.0026, rise: 380 } as const;

/** From the answer to the stop: ms, and the least that it turns, radians. */
export const STOP = { ms: 2_200, turboMs: 600, least: 3.6, turboLeast: 0.6 } as const;

/** Animals that are not bet on. */
export const OTHERS_TINT = 0xcfc6ea;
