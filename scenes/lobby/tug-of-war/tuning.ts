/** Design size, dpx: a card on its page. */
export const SIZE = { width: 720, height: 460 } as const;

/** Positions, dpx. */
export const LAYOUT = {
  /** Size of the backdrop as a multiple of the design, because wider and taller canvases show more. */
  backdropCover: 1.5,
  fair: { x: 360, y: 166, width: 720, height: 320 },
  garland: { x: 360, y: 42, width: 720, height: 84 },
  ground: { x: 360, y: 350, width: 720, height: 220 },
  /** Height of the feet, and of the rope. */
  feet: 374,
  rope: { y: 292, width: 720, height: 22 },
  /** Mark from which the knot is measured. */
  middle: 360,
  /** Half of the free rope: the knot moves at most the share `farthest` of it, so that both camps keep hold. */
  half: 112,
  farthest: 0.86,
  knot: { width: 84, height: 140, middle: 0.21 },
  /** Distance of each puller from the middle: three of the camp, and the player at the end of the rope. */
  spots: [146, 190, 234, 277],
  sign: { x: 360, y: 150, size: 148 },
  flag: { from: 252, y: 116, width: 150, height: 116 },
  pole: { from: 256, y: 214, width: 18, height: 288 },
  star: { from: 256, y: 70, size: 62, shine: 190 },
  light: { from: 216, y: 260, size: 470, alpha: 0.34 },
} as const;

/** A puller in dpx, from the centre of its hips, facing right. */
export const FIGURE = {
  /** Height of the hips above the ground. */
  hips: 50,
  legs: { width: 96, height: 84, x: 44, y: 16 },
  body: { width: 136, height: 164, x: 64, y: 142 },
  arms: { width: 96, height: 44, x: 16, y: 20 },
  /** Position of the shoulders, and reach of the near fist. */
  shoulder: { x: 5, y: -48 },
  reach: 48,
  /** Pivot of the legs: in front of the hips, and above the ground. */
  stance: { x: 6, y: 4 },
} as const;

/**
 * Stance of a camp by its lead: 1 ahead, 0 level, -1 behind. Backward tilt of body and legs, degrees, and the shift
 * of the whole camp away from the pit, dpx.
 */
export const STANCE = {
  body: { level: 13, by: 7 },
  legs: { level: 0, by: 5 },
  shift: { level: 0, by: 9 },
} as const;

/** A heave: the rope moves to another place, ms and dpx. */
export const HEAVE = {
  ms: 1_200,
  /** In calm mode, and for moves under `least` of half the rope. */
  quietMs: 500,
  least: 0.04,
  /** Shares of the duration: they gather strength until the first; the rope arrives at the second. */
  gathered: 0.26,
  there: 0.66,
  /** Maximum distance that the knot slips back before it moves. */
  slip: 7,
  /** Stances of gathering and throwing, added to the stance they end in. */
  gather: 0.7,
  throw: 1.1,
  give: 0.8,
  /** Delay of each puller after the previous one, as a share of the duration. */
  lag: 0.03,
} as const;

/** A player joins: runs up and takes the rope, ms and dpx. */
export const JOIN = {
  run: 900,
  from: 190,
  hop: 20,
  hops: 4,
  grab: 220,
  cheerAfter: 80,
} as const;

/** A camp cheers: its pullers hop one after the other, ms and dpx. */
export const CHEER = { ms: 1_100, hop: 26, hops: 2, apart: 0.08 } as const;

/** End of the week, ms: the rope is pulled through, the winners cheer, and everything returns. */
export const END = { pull: 900, cheer: 1_300, fall: 2.4, back: 900 } as const;

/** Idle: a pull to and fro, ms, dpx and stances. */
export const IDLE = {
  every: 6_000,
  stopsAfter: 60_000,
  ms: 1_500,
  knot: 5,
  stance: 0.55,
  flag: 0.07,
} as const;

/** Slips of paper over a cheering camp. */
export const PAPER = { most: 40, ms: 1_500, reach: 250, rise: 210, fall: 420, size: 0.9 } as const;

/** Dust at the heels, dpx. */
export const DUST = { width: 64, height: 40, rise: 16, drift: 26, alpha: 0.75 } as const;

/** Tints of a camp's light and paper. */
export const TINTS = {
  red: { light: 0xff5a6e, paper: [0xff5a7a, 0xffd23a, 0xffffff] },
  blue: { light: 0x4aa8ff, paper: [0x5cc4ff, 0xffd23a, 0xffffff] },
} as const;
