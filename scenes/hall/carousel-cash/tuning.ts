/** Centre and half axes of the ellipse on which the animals ride, in design pixels. */
export const RING = { x: 360, y: 424, across: 292, along: 74 } as const;

/**
 * An animal: its scale at the back and at the front of the ring, its height above the ring, the height and number of
 * its hops per turn, and its tint at the back.
 */
export const ANIMAL = { far: 0.56, near: 1, up: 34, hop: 7, hops: 3, backTint: 0x8d7fb8 } as const;

/** Positions of the carousel's parts, in design pixels. */
export const PLACES = {
  roof: { x: 360, y: 262 },
  deck: { x: 360, y: 462 },
  drum: { x: 360, y: 372 },
  bell: { x: 360, y: 566 },
} as const;

/** Speed of the ring while the result is unknown, radians per ms, and time to reach that speed, ms. */
export const SPIN = { speed: 0.0026, rise: 380 } as const;

/** Motion from the server's answer until the rotation stops: duration in ms, and minimum rotation in radians. */
export const STOP = { ms: 2_200, turboMs: 600, least: 3.6, turboLeast: 0.6 } as const;

/** Tint of animals that the player has not selected. */
export const OTHERS_TINT = 0xcfc6ea;
