/** Vertical part of a scene, from and to in design pixels. */
export type Crop = readonly [from: number, to: number];

/** Visible part of a scene for each window; what is cut off is backdrop, or shown beside the stage. */
export interface Crops {
  /** A phone in portrait. */
  readonly upright: Crop;
  /** A phone in landscape: the controls are beside it. */
  readonly low: Crop;
  /** A desktop. Height at most 1,126, so that it is 560 CSS px wide in a window of 900. */
  readonly desk: Crop;
}

/** Crops of each game's scene. */
export const crops = {
  'coin-pusher': { upright: [0, 1_236], low: [186, 1_106], desk: [96, 1_222] },
  'daily-spin': { upright: [0, 1_206], low: [226, 1_072], desk: [88, 1_206] },
  // Only the reels in a low window.
  'halloween-slots': { upright: [60, 1_220], low: [296, 936], desk: [96, 1_220] },
  // The wheel with its award.
  'jackpot-wheel': { upright: [0, 1_228], low: [230, 1_224], desk: [84, 1_210] },
  // The board with its plates; in a low window these are beside it.
  'lucky-jackpot': { upright: [0, 1_228], low: [412, 1_212], desk: [84, 1_210] },
  'red-packet-rain': { upright: [0, 1_240], low: [96, 1_010], desk: [96, 1_216] },
  'scratch-card': { upright: [90, 1_240], low: [196, 1_100], desk: [114, 1_240] },
  slotshack: { upright: [60, 1_220], low: [352, 966], desk: [96, 1_220] },
} as const satisfies Readonly<Record<string, Crops>>;
