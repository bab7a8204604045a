/** A part of a scene's height, from and to in design pixels. */
export type Crop = readonly [from: number, to: number];

/** Which part of the scene a window shows; what is cut off is backdrop, or stands beside the stage. */
export interface Crops {
  /** A phone upright. */
  readonly upright: Crop;
  /** A phone on its side: the controls stand beside it. */
  readonly low: Crop;
  /** A desk. At most 1,126, so that it is 560 CSS px wide in a window of 900. */
  readonly desk: Crop;
}

/** Of each game's scene. */
export const crops = {
  'coin-pusher': { upright: [0, 1_236], low: [186, 1_106], desk: [96, 1_222] },
  'daily-spin': { upright: [0, 1_206], low: [226, 1_072], desk: [88, 1_206] },
  // In a low one the reels alone.
  'halloween-slots': { upright: [60, 1_220], low: [296, 936], desk: [96, 1_220] },
  // The wheel with its award.
  'jackpot-wheel': { upright: [0, 1_228], low: [230, 1_224], desk: [84, 1_210] },
  // The board with its plates; in a low window these stand beside it.
  'lucky-jackpot': { upright: [0, 1_228], low: [412, 1_212], desk: [84, 1_210] },
  'red-packet-rain': { upright: [0, 1_240], low: [96, 1_010], desk: [96, 1_216] },
  'scratch-card': { upright: [90, 1_240], low: [196, 1_100], desk: [114, 1_240] },
  slotshack: { upright: [60, 1_220], low: [352, 966], desk: [96, 1_220] },
} as const satisfies Readonly<Record<string, Crops>>;
