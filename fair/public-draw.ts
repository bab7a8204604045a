import type { FairStream } from './random.ts';

/** The public convention of drawing: floor(float × n) (docs/games.md, Rules for all). Perya, scratch cards and reels reject instead. */

/** A whole number in [0, n). */
export const pick = (stream: FairStream, n: number): number => Math.floor(stream.float() * n);

/** So many of the numbers 1 to n, in the order in which they are taken out of the list. */
export function drawOf(stream: FairStream, count: number, n: number): number[] {
  const list = Array.from({ length: n }, (_, index) => index + 1);
  return Array.from({ length: count }, () => list.splice(pick(stream, list.length), 1)).flat();
}
