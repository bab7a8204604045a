import type { Container } from '../../../engine/pixi.ts';

/** Position and size of a result, in design pixels. */
export interface ToySpot {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  /** Point from which a small win's amount rises; by default above the result. */
  readonly amount?: { readonly x: number; readonly y: number };
}

/**
 * The part in which stalls differ: a toy that can be drawn at any moment. The course of a round is the same for all
 * stalls.
 */
export interface StallToy<Props, Landing> {
  readonly view: Container;
  /** Time from the server's answer to the stop, ms; `turboMs` in turbo rounds. It is the same for every outcome. */
  readonly landMs: number;
  readonly turboMs: number;
  /** Scale of the piece at the result; a tween animates it. */
  swell: number;
  /** Shows the player's choice, between rounds. */
  props(next: Props): void;
  /** Prepares the wait for the answer, at the press. */
  begin(): void;
  /** Shows the toy `ms` after the press, while the result is unknown. */
  wait(ms: number): void;
  /** Receives the result, which must be reached in `ms`; the toy continues from its current position. */
  aim(landing: Landing, ms: number): void;
  /** Draws the toy at a `share` (0..1) of its way to the result. */
  move(share: number): void;
  /** Draws the toy at rest: at a result, or as before the first round. */
  lie(landing: Landing | undefined): void;
  /** Lights a result; without one, removes all light. */
  light(landing: Landing | undefined, isWin: boolean): void;
  /** Returns the position and size of a result. */
  spot(landing: Landing): ToySpot;
  /** Returns the place that the player can pick at a point, counted from 1; undefined if there is none. */
  placeAt?(x: number, y: number): number | undefined;
}
