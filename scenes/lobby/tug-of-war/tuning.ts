/** Size of the design, in design pixels; the scene is a card on its page. */
export const SIZE = { width: 720, height: 460 } as const;

/** Positions and sizes, in design pixels. */
export const LAYOUT = {
  /** Size of the backdrop as a multiple of the design, because wider and taller screens show more. */
  backdropCover: 1.5,
  fair: { x: 360, y: 166, width: 720, height: 320 },
  garland: { x: 360, y: 42, width: 720, height: 84 },
  ground: { x: 360, y: 350, width: 720, height: 220 },
  /** Vertical position of the feet; that of the rope is `rope.y`. */
  feet: 374,
  rope: { y: 292, width: 720, height: 22 },
  /** Horizontal position of the mark from which the knot's distance is measured. */
  middle: 360,
  /**
   * Half the length of the free rope; the knot moves at most the share `farthest` of this length, so that both camps
   * keep hold.
   */
  half: 112,
  farthest: 0.86,
  knot: { width: 84, height: 140, middle: 0.21 },
  /** Distance of each figure from the middle: three of the camp, then the player at the end of the rope. */
  spots: [146, 190, 234, 277],
  sign: { x: 360, y: 150, size: 148 },
  flag: { from: 252, y: 116, width: 150, height: 116 },
  pole: { from: 256, y: 214, width: 18, height: 288 },
  star: { from: 256, y: 70, size: 62, shine: 190 },
  light: { from: 216, y: 260, size: 470, alpha: 0.34 },
} as const;

/** Measures of a figure that looks to the right, in design pixels from the centre of its hips. */
export const FIGURE = {
  /** Height of the hips above the ground. */
  hips: 50,
  legs: { width: 96, height: 84, x: 44, y: 16 },
  body: { width: 136, height: 164, x: 64, y: 142 },
  arms: { width: 96, height: 44, x: 16, y: 20 },
  /** Position of the shoulders, and reach of an arm (`reach`). */
  shoulder: { x: 5, y: -48 },
  reach: 48,
  /** Pivot of the legs, relative to the point under the hips on the ground. */
  stance: { x: 6, y: 4 },
} as const;

/**
 * Lean of a camp: backward tilt of body and legs in degrees, and shift away from the pit in design pixels. `level`
 * applies at lead 0; `by` is added per unit of lead, which is 1 ahead and -1 behind.
 */
export const STANCE = {
  body: { level: 13, by: 7 },
  legs: { level: 0, by: 5 },
  shift: { level: 0, by: 9 },
} as const;

/** Pull of the rope to a new position; times in ms, lengths in design pixels. */
export const HEAVE = {
  ms: 1_200,
  /** Duration in calm mode, and for moves shorter than the share `least` of half the rope. */
  quietMs: 500,
  least: 0.04,
  /** Shares of the duration: the camps gather strength until `gathered`; the rope arrives at `there`. */
  gathered: 0.26,
  there: 0.66,
  /** Maximum distance that the knot slips back before it moves. */
  slip: 7,
  /**
   * Changes of lean during a pull: of both camps while they gather strength, then of the pulling camp, then of the
   * other camp.
   */
  gather: 0.7,
  throw: 1.1,
  give: 0.8,
  /** Delay of each figure after the one before it, as a share of the duration. */
  lag: 0.03,
} as const;

/** A joining player who runs up and takes the rope; times in ms, lengths in design pixels. */
export const JOIN = {
  run: 900,
  from: 190,
  hop: 20,
  hops: 4,
  grab: 220,
  cheerAfter: 80,
} as const;

/**
 * Cheer of a camp, whose figures hop one after the other: duration in ms, height in design pixels, number of hops,
 * delay.
 */
export const CHEER = { ms: 1_100, hop: 26, hops: 2, apart: 0.08 } as const;

/**
 * End of the week: durations in ms of the last pull, the winners' cheer and the return, and how far the losers fall
 * back.
 */
export const END = { pull: 900, cheer: 1_300, fall: 2.4, back: 900 } as const;

/** Idle animation, a small pull to and fro: times in ms, movement of the knot, change of lean, lean of the flags. */
export const IDLE = {
  every: 6_000,
  stopsAfter: 60_000,
  ms: 1_500,
  knot: 5,
  stance: 0.55,
  flag: 0.07,
} as const;

/** Slips of paper over a cheering camp: number, duration in ms, and distances in design pixels. */
export const PAPER = { most: 40, ms: 1_500, reach: 250, rise: 210, fall: 420, size: 0.9 } as const;

/** Dust at the heels of a camp, in design pixels. */
export const DUST = { width: 64, height: 40, rise: 16, drift: 26, alpha: 0.75 } as const;

/** Tints of a camp's light and of its slips of paper. */
export const TINTS = {
  red: { light: 0xff5a6e, paper: [0xff5a7a, 0xffd23a, 0xffffff] },
  blue: { light: 0x4aa8ff, paper: [0x5cc4ff, 0xffd23a, 0xffffff] },
} as const;
