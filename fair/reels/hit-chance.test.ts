import { describe, expect, it } from 'vitest';
import { asNumber, part } from '../ratio.ts';
import { hitChance } from './hit-chance.ts';

const ROWS = 2;
const STRIPS = ['AABS', 'ABBA', 'BASB', 'ASBB', 'SBAA'];

/** Whether the top row of the first three windows is all alike. */
const isAlike = (windows: readonly string[]): boolean =>
  new Set(windows.slice(0, 3).map((window) => window.charAt(0))).size === 1;

/** The same chance by trying every window of every reel. */
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

describe('the chance that a spin pays anything', () => {
  it.each([1, 2, 3, 4, 5])(
    'counts %d or more scatters on any reels beside what the first three pay',
    (from) => {
      const rules = { strips: STRIPS, rows: ROWS, scatter: { symbol: 'S', from }, pays: isAlike };
      expect(asNumber(hitChance(rules))).toBeCloseTo(bruteForce(from), 10);
    },
  );

  it('is what the line pays where there are no scatters', () => {
    expect(hitChance({ strips: STRIPS.slice(0, 3), rows: ROWS, pays: isAlike })).toEqual(part(8, 64));
  });
});
