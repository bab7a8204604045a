import type { FairStream } from './random.ts';

/**
 * Drawing as the public convention of many operators does it: floor(float × n) (docs/games.md, Rules for all). Perya,
 * scratch cards and reels use rejection sampling instead.
 */

/** Draws an integer in [0, n). */
export const pick = (stream: FairStream, n: number): number => Math.floor(stream.float() * n);

/** Draws `count` of the numbers 1 to n without replacement, in the order drawn. */
export function drawOf(stream: FairStream, count: number, n: number): number[] {
  const list = Array.from({ length: n }, (_, index) => index + 1);
  return Array.from({ length: count }, () => list.splice(pick(stream, list.length), 1)).flat();
}
