import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Coverage } from './coverage.ts';
import { BrushStroke } from './brush-stroke.ts';
import { BRUSH, LAYOUT } from './tuning.ts';
import { threeEqual } from './winning-tiles.ts';

const point = fc.tuple(
  fc.double({ min: 0, max: 600, noNaN: true }),
  fc.double({ min: 0, max: 600, noNaN: true }),
);

describe('a stroke over the scratch foil', () => {
  it('places a dab every ten design pixels, however far apart the pointer’s positions are', () => {
    fc.assert(
      fc.property(point, fc.array(point, { minLength: 1, maxLength: 8 }), (start, rest) => {
        const dabs: [number, number][] = [];
        const stroke = new BrushStroke((x, y) => dabs.push([x, y]));
        stroke.begin(...start);
        let way = 0;
        for (const [x, y] of rest) way += stroke.to(x, y);
        expect(Math.abs(dabs.length - 1 - way / BRUSH.every)).toBeLessThan(1 + 1e-6);
        for (const [index, [x, y]] of dabs.entries()) {
          const before = dabs[index - 1];
          if (before) expect(Math.hypot(x - before[0], y - before[1])).toBeLessThan(BRUSH.every + 1e-6);
        }
      }),
    );
  });

  it('has the same dabs whether the pointer moves in one step or in many', () => {
    const along = (steps: number): string[] => {
      const dabs: string[] = [];
      const stroke = new BrushStroke((x, y) => dabs.push(`${x.toFixed(6)} ${y.toFixed(6)}`));
      stroke.begin(10, 20);
      for (let step = 1; step <= steps; step++)
        stroke.to(10 + (500 * step) / steps, 20 + (300 * step) / steps);
      return dabs;
    };
    expect(along(37)).toEqual(along(1));
  });
});

describe('the measuring grid of the scratch foil', () => {
  /** Rubs an area of the cover, given by its edges, row by row. */
  function rub(coverage: Coverage, left: number, right: number, top: number, bottom: number): void {
    for (let y = top; y <= bottom; y += 20) for (let x = left; x <= right; x += 10) coverage.dab(x, y);
  }

  it('measures a rubbed tile without counting its neighbours', () => {
    const coverage = new Coverage();
    // The middle tile: x and y from 220 to 380 on the cover.
    rub(coverage, 230, 370, 230, 370);
    expect(coverage.facePart(4)).toBe(1);
    for (const place of [0, 1, 2, 3, 5, 6, 7, 8]) expect(coverage.facePart(place)).toBeLessThan(0.15);
    expect(coverage.part).toBeGreaterThan(0.08);
    expect(coverage.part).toBeLessThan(0.14);
  });

  it('has no foil left when all is rubbed off, and the whole foil on a new card', () => {
    const coverage = new Coverage();
    rub(coverage, 0, 600, 0, 600);
    expect(coverage.part).toBe(1);
    coverage.reset();
    expect(coverage.part).toBe(0);
    expect(coverage.facePart(0)).toBe(0);
  });

  it('measures about the area that one dab of the brush erases', () => {
    const coverage = new Coverage();
    coverage.dab(300, 300);
    const foil = (LAYOUT.foil.to - LAYOUT.foil.from) ** 2;
    expect(coverage.part * foil).toBeGreaterThan(Math.PI * BRUSH.clears ** 2 * 0.8);
    expect(coverage.part * foil).toBeLessThan(Math.PI * BRUSH.clears ** 2 * 1.2);
  });

  it('never gains foil from rubbing, and ignores dabs outside the foil', () => {
    fc.assert(
      fc.property(fc.array(point, { maxLength: 60 }), (points) => {
        const coverage = new Coverage();
        let before = 0;
        for (const [x, y] of points) {
          coverage.dab(x, y);
          expect(coverage.part).toBeGreaterThanOrEqual(before);
          before = coverage.part;
        }
        coverage.dab(-200, 900);
        expect(coverage.part).toBe(before);
        expect(before).toBeLessThanOrEqual(1);
      }),
      { numRuns: 40 },
    );
  });
});

describe('three equal symbols on a scratch card', () => {
  it('are found wherever they are, exactly when a symbol occurs three times or more', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 7 }), { minLength: 9, maxLength: 9 }), (faces) => {
        const counts = Array.from({ length: 8 }, (_, symbol) => faces.filter((one) => one === symbol).length);
        const found = threeEqual(faces);
        expect(found !== undefined).toBe(counts.some((count) => count >= 3));
        if (!found) return;
        expect(new Set(found).size).toBe(3);
        expect(new Set(found.map((place) => faces[place])).size).toBe(1);
      }),
    );
  });
});
