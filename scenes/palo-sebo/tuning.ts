/** The pole: where it stands, dpx, and the first and the last place of whoever climbs it. */
export const POLE = { x: 360, foot: 536, top: 276 } as const;

/** Places of the pictures, dpx. */
export const PLACES = {
  flags: { x: 360, y: 262 },
  pole: { x: 360, y: 400 },
  prizes: { x: 360, y: 224 },
  ground: { x: 360, y: 644 },
} as const;

/** The tags of the steps, left and right of the pole, dpx; how far above whoever has reached one. */
export const TAGS = { side: 186, above: 16 } as const;

/** Whoever climbs. */
export const BOY = {
  /** Pulls on his way up to a step. */
  pulls: 3,
  /** How far he bobs, dpx, and how long a pull takes while nobody knows, ms. */
  bob: 4,
  pullMs: 260,
  /** How he shakes while he slides, radians. */
  shake: 0.07,
  lost: 0xb8aed0,
} as const;
