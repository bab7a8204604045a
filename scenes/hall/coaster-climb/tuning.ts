/** Centre and size of the track's picture, and distance of a step's tag below the track, in design pixels. */
export const TRACK = { x: 360, y: 450, width: 720, height: 540, tagBelow: 38 } as const;

/** Look and motion of the car. */
export const CAR = {
  /**
   * Position of the wheels as a share of the picture's height, and height of the car's centre above the rails, in
   * design pixels.
   */
  wheels: 0.95,
  middle: 40,
  /** Amplitude of the car's rattling while it climbs, and of its shaking while it brakes, in design pixels. */
  rattle: 0.8,
  shake: 2.4,
  /**
   * Maximum rotation of the car, radians; the track is steeper than this in its turns, where the car moves towards the
   * viewer.
   */
  lean: 0.5,
  /** Point at which the brake stops the car, as a share of a step beyond the last step that the car reached. */
  brakes: 0.34,
  /** Rotation (radians) and tint of the car after it braked. */
  tipped: -0.13,
  lost: 0xa79bc4,
} as const;
