import type { Container } from '../../engine/pixi.ts';

/** Where a result lies, dpx. */
export interface ToySpot {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  /** Where a small win begins to rise, when not above it. */
  readonly amount?: { readonly x: number; readonly y: number };
}

/** What is a stall's own: how its toy stands at every moment. When to show what is the same for every stall. */
export interface StallToy<Props, Landing> {
  readonly view: Container;
  /** From the answer to the stop: the same for every outcome. */
  readonly landMs: number;
  readonly turboMs: number;
  /** The piece that landed, its size beside its own; tweened. */
  swell: number;
  /** What is chosen, at rest. */
  props(next: Props): void;
  /** The press: from here on it waits. */
  begin(): void;
  /** So many ms after the press, while nobody knows the result. */
  wait(ms: number): void;
  /** The result is known, and so many ms are left on the way to it; the toy goes on from where it is. */
  aim(landing: Landing, ms: number): void;
  /** At a share 0..1 of the way. */
  move(share: number): void;
  /** At rest: at a result, or as it stands before the first. */
  lie(landing: Landing | undefined): void;
  /** A result's light, or none. */
  light(landing: Landing | undefined, isWin: boolean): void;
  /** Where the result lies. */
  spot(landing: Landing): ToySpot;
  /** The place at a point that can be picked, counted from 1. */
  placeAt?(x: number, y: number): number | undefined;
}
