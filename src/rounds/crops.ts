/** Horizontal strip of a scene: its upper and its lower edge in design pixels. */
export type Crop = readonly [from: number, to: number];

/**
 * Strip of a scene that the page shows, for each kind of window. The rest is only backdrop, or the page shows it beside
 * the stage. Each scene on a stage has a file in src/rounds/crops.
 */
export interface Crops {
  /** Strip on a phone in portrait. */
  readonly upright: Crop;
  /** Strip on a phone in landscape, where the controls are beside the scene. */
  readonly low: Crop;
  /**
   * Strip on a desktop, at most 1,126 design pixels high: a window 900 CSS px high then shows the scene at least 560
   * CSS px wide.
   */
  readonly desk: Crop;
}
