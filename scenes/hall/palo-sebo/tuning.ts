/** The pole: its place, dpx, and the climber's lowest and highest place. */
export const POLE = { x: 360, foot: 536, top: 276 } as const;

/** Places of the pictures, dpx. */
export const PLACES = {
  flags: { x: 360, y: 262 },
  pole: { x: 360, y: 400 },
  prizes: { x: 360, y: 224 },
  ground: { x: 360, y: 644 },
} as const;

/** The tags of the steps, left and right of the pole, dpx; their height above a climber on the step. */
export const TAGS = { side: 186, above: 16 } as const;

/** The climber. */
export const BOY = {
  /** Pulls for each step. */
  pulls: 3,
  /** Amplitude of the bobbing, dpx, and length of a pull while the result is unknown, ms. */
  bob: 4,
  pullMs: 260,
  /** Amplitude of the shaking during the slide, radians. */
  shake: 0.07,
  lost: 0xb8aed0,
} as const;
