/** X of the pole, and y of the climber at the foot and at the top of the pole, in design pixels. */
export const POLE = { x: 360, foot: 536, top: 276 } as const;

/** Positions of the pictures, in design pixels. */
export const PLACES = {
  flags: { x: 360, y: 262 },
  pole: { x: 360, y: 400 },
  prizes: { x: 360, y: 224 },
  ground: { x: 360, y: 644 },
} as const;

/**
 * Tags of the steps: distance to the left or right of the pole, and height above the climber's centre at this step, in
 * design pixels.
 */
export const TAGS = { side: 186, above: 16 } as const;

/** Motion of the boy. */
export const BOY = {
  /** Number of pulls with which the boy climbs one step. */
  pulls: 3,
  /** Amplitude of the boy's bobbing, in design pixels, and duration of a pull while the result is unknown, ms. */
  bob: 4,
  pullMs: 260,
  /** Amplitude of the boy's shaking while he slides, radians. */
  shake: 0.07,
  lost: 0xb8aed0,
} as const;
