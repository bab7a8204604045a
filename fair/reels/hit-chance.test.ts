import { describe, expect, it } from 'vitest';
import { asNumber, part } from '../ratio.ts';
import { hitChance } from './hit-chance.ts';

const ROWS = 2;
const STRIPS = ['AABS', 'ABBA', 'BASB', 'ASBB', 'SBAA'];

/** Returns whether the first three windows show the same symbol in their top row. */
const isAlike = (windows: readonly string[]): boolean =>
  new Set(windows.slice(0, 3).map((window) => window.charAt(0))).size === 1;

/** Computes the hit rate by trying every window of every reel. */
function bruteForce(from: number): number {
  const windows = STRIPS.map((strip) =>
    Array.from(strip, (_, stop) => (strip + strip).slice(stop, stop + ROWS)),
  );
  let all: string[][] = [[]];
  for (const each of windows) all = all.flatMap((before) => each.map((window) => [...before, window]));
  const hits = all.filter(
    (shown) => isAlike(shown) || shown.filter((window) => window.includes('S')).length >= from,
  );
  return hits.length / all.length;
}

describe('the hit rate of a spin', () => {
  it.each([1, 2, 3, 4, 5])(
    'counts wins on the first three reels, and spins with %d or more scatters on any reels',
    (from) => {
      const rules = { strips: STRIPS, rows: ROWS, scatter: { symbol: 'S', from }, pays: isAlike };
      expect(asNumber(hitChance(rules))).toBeCloseTo(bruteForce(from), 10);
    },
  );

  it('equals the hit rate of the line if the slot has no scatters', () => {
    expect(hitChance({ strips: STRIPS.slice(0, 3), rows: ROWS, pays: isAlike })).toEqual(part(8, 64));
  });
});
