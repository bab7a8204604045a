import { describe, expect, it } from 'vitest';
import { differenceOf } from './difference.ts';
import { areaOf, framesOf, type PageJson, pageUse } from './page-use.ts';
import { bytesText, createSamples, percentile } from './stats.ts';
import { findHitRegions, type HitRegion } from './hit-regions.ts';

const box = (name: string, x: number, y: number, w: number, h: number) => ({ name, x, y, w, h });

describe('usage of an atlas page', () => {
  const page: PageJson = {
    frames: {
      coin: { frame: { x: 0, y: 0, w: 50, h: 50 } },
      ray: { frame: { x: 50, y: 0, w: 20, h: 40 }, rotated: true },
    },
    meta: { image: 'p.webp', scale: '2', size: { w: 100, h: 100 } },
  };

  it('is its texture memory, and the shares of its area that all pictures and the requested pictures cover', () => {
    expect(pageUse(page, (name) => name === 'coin')).toMatchObject({
      memory: 40_000,
      covered: 0.33,
      wanted: 0.25,
    });
  });

  it('swaps the width and height of a rotated picture', () => {
    expect(framesOf(page)[1]).toEqual(box('ray', 50, 0, 40, 20));
  });

  it('counts the area of overlapping pictures once', () => {
    expect(areaOf([box('a', 0, 0, 10, 10), box('b', 5, 5, 10, 10)])).toBe(175);
    expect(areaOf([box('a', 0, 0, 10, 10), box('b', 0, 0, 10, 10)])).toBe(100);
    expect(areaOf([])).toBe(0);
  });
});

describe('difference of pictures', () => {
  const picture = (...reds: number[]) => ({
    width: 2,
    height: reds.length / 2,
    data: new Uint8ClampedArray(reds.flatMap((red) => [red, 0, 0, 255])),
  });

  it('counts no pixels if the pictures are equal', () => {
    expect(differenceOf(picture(1, 2, 3, 4), picture(1, 2, 3, 4), 8)).toMatchObject({
      count: 0,
      largest: 0,
      box: undefined,
    });
  });

  it('counts a pixel if a channel differs by only one, and amplifies the displayed difference', () => {
    const found = differenceOf(picture(10, 20, 30, 40), picture(10, 21, 30, 70), 8);
    expect(found).toMatchObject({ count: 2, largest: 30, box: { x: 1, y: 0, width: 1, height: 2 } });
    expect(found.picture[4]).toBe(70);
    expect(found.picture[12]).toBe(240);
  });

  it('throws if the pictures have different sizes', () => {
    expect(() => differenceOf(picture(1, 2), picture(1, 2, 3, 4), 1)).toThrow('2 × 1 and 2 × 2');
  });
});

describe('measurements', () => {
  it('keep the latest 20 values and return their median and 95th percentile', () => {
    const samples = createSamples(20);
    for (let value = 1; value <= 100; value++) samples.add(value);
    expect(samples.values).toHaveLength(20);
    expect(percentile(samples.values, 0.5)).toBe(90);
    expect(percentile(samples.values, 0.95)).toBe(99);
    expect(percentile([], 0.5)).toBeUndefined();
  });

  it('bytesText formats bytes in B, KiB or MiB', () => {
    expect([bytesText(12), bytesText(2_560), bytesText(3 * 2 ** 20)]).toEqual([
      '12 B',
      '2.5 KiB',
      '3.00 MiB',
    ]);
  });
});

describe('hit regions', () => {
  const findRegions = (regions: readonly HitRegion[], size = { width: 720, height: 1280 }): HitRegion[] => {
    const search = findHitRegions(size, (x, y) =>
      regions.some((one) => x >= one.x && x <= one.x + one.width && y >= one.y && y <= one.y + one.height),
    );
    for (;;) {
      const { done, value } = search.next();
      if (done) return value;
    }
  };

  it('are found with each edge at most 4 design pixels off', () => {
    const found = findRegions([
      { x: 210, y: 560, width: 300, height: 300 },
      { x: 40, y: 1100, width: 84, height: 60 },
    ]);
    expect(found).toHaveLength(2);
    for (const [index, truth] of [
      { x: 210, y: 560, width: 300, height: 300 },
      { x: 40, y: 1100, width: 84, height: 60 },
    ].entries()) {
      for (const side of ['x', 'y', 'width', 'height'] as const) {
        expect(Math.abs((found[index]?.[side] ?? NaN) - truth[side])).toBeLessThanOrEqual(4);
      }
    }
  });

  it('may be the whole scene, or none at all', () => {
    expect(findRegions([{ x: 0, y: 0, width: 720, height: 1280 }])).toEqual([
      { x: 0, y: 0, width: 720, height: 1280 },
    ]);
    expect(findRegions([])).toEqual([]);
  });
});
