import type { Container } from '../../../engine/pixi.ts';

/** Position and size of a result, in design pixels. */
export interface ToySpot {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  /** Point from which a small win's amount rises; by default, this point is above the result. */
  readonly amount?: { readonly x: number; readonly y: number };
}

/**
 * The part that is different in each stall: a toy (ball, wheel …) that can be drawn at any moment. How a round proceeds
 * is the same for all stalls.
 */
export interface StallToy<Props, Landing> {
  readonly view: Container;
  /**
   * Time from the server's answer until the toy stops, ms; `turboMs` in turbo rounds. Both are the same for every
   * outcome.
   */
  readonly landMs: number;
  readonly turboMs: number;
  /** Scale of the piece that shows the result, such as a die or a duck; a tween animates it. */
  swell: number;
  /** Shows the player's choice, between rounds. */
  props(next: Props): void;
  /** Called at the press: prepares the motion that waits for the server's answer. */
  begin(): void;
  /** Shows the toy `ms` after the press, while the result is unknown. */
  wait(ms: number): void;
  /** Plans the motion to the result, which takes `ms` and begins at the toy's current position. */
  aim(landing: Landing, ms: number): void;
  /** Draws the toy at a `share` (0..1) of the motion to its result. */
  move(share: number): void;
  /** Draws the toy at rest: at a result, or as before the first round. */
  lie(landing: Landing | undefined): void;
  /** Lights the place of a result; removes all light if `landing` is undefined. */
  light(landing: Landing | undefined, isWin: boolean): void;
  /** Returns the position and size of a result. */
  spot(landing: Landing): ToySpot;
  /** Returns the place that the player can pick at a point, counted from 1; undefined if there is none. */
  placeAt?(x: number, y: number): number | undefined;
}
