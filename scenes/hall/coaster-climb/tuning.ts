/** Picture of the track, dpx, and distance of a step's tag below it. */
export const TRACK = { x: 360, y: 450, width: 720, height: 540, tagBelow: 38 } as const;

/** The car. */
export const CAR = {
  /** Position of the wheels as a share of its picture, and height of its centre above the rails, dpx. */
  wheels: 0.95,
  middle: 40,
  /** Rattle on the way up, and shake when it brakes, dpx. */
  rattle: 0.8,
  shake: 2.4,
  /** Maximum lean, radians: in its turns it moves towards the viewer. */
  lean: 0.5,
  /** Where the brake stops it: in steps after the last one reached. */
  brakes: 0.34,
  /** Its lean there, radians, and its tint. */
  tipped: -0.13,
  lost: 0xa79bc4,
} as const;
