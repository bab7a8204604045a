/** The track's picture, dpx, and how far a step's tag hangs below it. */
export const TRACK = { x: 360, y: 450, width: 720, height: 540, tagBelow: 38 } as const;

/** The car. */
export const CAR = {
  /** Share of its picture at which its wheels stand, and how far its middle is above the rails, dpx. */
  wheels: 0.95,
  middle: 40,
  /** How it rattles on its way up, and how it shakes when the brake takes it, dpx. */
  rattle: 0.8,
  shake: 2.4,
  /** It leans no further than this, radians: in its turns it goes towards whoever looks at it. */
  lean: 0.5,
  /** Where the brake stops it: in steps after the last one that it reached. */
  brakes: 0.34,
  /** How it hangs there, radians, and a colour that is laid over it. */
  tipped: -0.13,
  lost: 0xa79bc4,
} as const;
