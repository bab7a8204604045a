import type { Container } from '../../../engine/pixi.ts';

/** Position of a result, dpx. */
export interface ToySpot {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  /** Where a small win starts to rise, if not above the result. */
  readonly amount?: { readonly x: number; readonly y: number };
}

/**
 * The part of a stall that differs: the position of its toy at every moment. The sequence is the same for every
 * stall.
 */
export interface StallToy<Props, Landing> {
  readonly view: Container;
  /** From the answer to the stop, ms: the same for every outcome. */
  readonly landMs: number;
  readonly turboMs: number;
  /** Scale of the landed piece; tweened. */
  swell: number;
  /** Shows the choice at rest. */
  props(next: Props): void;
  /** Starts waiting, at the press. */
  begin(): void;
  /** Shows the toy `ms` after the press, while the result is unknown. */
  wait(ms: number): void;
  /** Aims at the result, which is now known and `ms` away; the toy continues from where it is. */
  aim(landing: Landing, ms: number): void;
  /** Moves to a share 0..1 of the way. */
  move(share: number): void;
  /** Rests at a result, or as before the first one. */
  lie(landing: Landing | undefined): void;
  /** Lights a result, or nothing. */
  light(landing: Landing | undefined, isWin: boolean): void;
  /** Returns the position of a result. */
  spot(landing: Landing): ToySpot;
  /** Returns the place to pick at a point, counted from 1. */
  placeAt?(x: number, y: number): number | undefined;
}
