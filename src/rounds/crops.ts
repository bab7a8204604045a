/** Vertical part of a scene, from and to in design pixels. */
export type Crop = readonly [from: number, to: number];

/**
 * Visible part of a scene for each window; what is cut off is backdrop, or shown beside the stage. Each scene with a
 * stage has a file in src/rounds/crops.
 */
export interface Crops {
  /** A phone in portrait. */
  readonly upright: Crop;
  /** A phone in landscape: the controls are beside it. */
  readonly low: Crop;
  /** A desktop. Height at most 1,126, so that it is 560 CSS px wide in a window of 900. */
  readonly desk: Crop;
}
