import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cellCount, type Cells, cellsOf, createFlashMeter, GENERAL, RED, type StepRule } from './flashes.ts';

/**
 * Returns the largest number of cells that flash too often in any second of a film. A frame has one value for each
 * cell.
 */
function most(film: readonly (readonly number[])[], rate = 60, rule: StepRule = GENERAL): number {
  const meter = createFlashMeter(film[0]?.length ?? 0, rate, rule);
  return Math.max(0, ...film.map((frame) => meter.next(frame)));
}

/**
 * Creates a film of one cell that changes between two values: `flashes` pairs of steps a second, at 60 frames a second.
 */
const blinking = (flashes: number, low: number, high: number, frames = 180): number[][] =>
  Array.from({ length: frames }, (_, frame) => [
    Math.floor((frame * flashes * 2) / 60) % 2 === 0 ? low : high,
  ]);

/** Returns the frames at which a value has stepped: a slow implementation that follows the rule literally. */
function stepsOf(values: readonly number[], { least, below }: StepRule): number[] {
  const steps: number[] = [];
  let since = 0;
  let last: 'up' | 'down' | undefined;
  for (let frame = 1; frame < values.length; frame++) {
    const now = values[frame] ?? 0;
    const before = values.slice(since, frame);
    const isDown = last !== 'down' && before.some((value) => value - now >= least && now < below);
    const isUp = last !== 'up' && now - Math.min(...before) >= least && Math.min(...before) < below;
    if (!isDown && !isUp) continue;
    last = isDown ? 'down' : 'up';
    since = frame;
    steps.push(frame);
  }
  return steps;
}

/** Returns whether any second of a film, `rate` frames long, contains more than three flashes. */
const flashesTooOften = (values: readonly number[], rate: number, rule: StepRule): boolean => {
  const steps = stepsOf(values, rule);
  return values.some((_, end) => steps.filter((at) => at > end - rate && at <= end).length > 6);
};

/** Multiples of 1/16, which computers add and subtract without rounding. */
const level = fc.integer({ min: 0, max: 16 }).map((sixteenths) => sixteenths / 16);
const eighth: StepRule = { least: 1 / 8, below: 3 / 4 };

describe('a cell of the flash meter', () => {
  it('may flash three times a second, but not four times', () => {
    expect(most(blinking(3, 0.2, 0.6))).toBe(0);
    expect(most(blinking(4, 0.2, 0.6))).toBe(1);
    expect(most(blinking(10, 0.2, 0.6))).toBe(1);
  });

  it('flashes if its luminance changes by a tenth or more and the darker end is below 0.80', () => {
    expect(most(blinking(10, 0.5, 0.6))).toBe(1);
    expect(most(blinking(10, 0.5, 0.599))).toBe(0);
    expect(most(blinking(10, 0.79, 0.95))).toBe(1);
    expect(most(blinking(10, 0.8, 1))).toBe(0);
  });

  it('flashes even if each change of its light takes many frames', () => {
    const wave = Array.from({ length: 180 }, (_, frame) => [
      0.4 + 0.3 * Math.sin((frame / 60) * 5 * 2 * Math.PI),
    ]);
    expect(most(wave)).toBe(1);
    const breath = Array.from({ length: 180 }, (_, frame) => [
      0.4 + 0.3 * Math.sin((frame / 60) * 2 * Math.PI),
    ]);
    expect(most(breath)).toBe(0);
  });

  it('is not counted any more once its last flashes are more than a second ago', () => {
    const meter = createFlashMeter(1, 60);
    const seen = [...blinking(10, 0.2, 0.6, 60), ...Array.from({ length: 80 }, () => [0.2])].map((frame) =>
      meter.next(frame),
    );
    expect(seen.slice(40, 60)).toContain(1);
    expect(seen.slice(-20)).toEqual(Array.from({ length: 20 }, () => 0));
  });

  it('does not flash while its light only increases', () => {
    fc.assert(
      fc.property(fc.array(level, { minLength: 1, maxLength: 200 }), (values) => {
        expect(most(values.toSorted((a, b) => a - b).map((value) => [value]))).toBe(0);
      }),
    );
  });

  it('gets the same result from the meter as from a slow, literal implementation of the rule', () => {
    fc.assert(
      fc.property(
        fc.array(level, { minLength: 1, maxLength: 60 }),
        fc.integer({ min: 5, max: 30 }),
        fc.constantFrom(GENERAL, RED, eighth),
        (values, rate, rule) => {
          const film = values.map((value) => [value]);
          expect(most(film, rate, rule) === 1).toBe(flashesTooOften(values, rate, rule));
        },
      ),
      { numRuns: 2_000 },
    );
  });
});

describe('flash meter for several cells', () => {
  it('counts all cells that flash in the same second, whether or not they change in the same frames', () => {
    const frames = 120;
    const cell = (flashes: number, delay: number): number[] =>
      Array.from(
        { length: frames },
        (_, frame) => (Math.floor(((frame + delay) * flashes * 2) / 60) % 2) * 0.5,
      );
    const cells = [cell(5, 0), cell(6, 3), cell(2, 0), cell(8, 5)];
    const film = Array.from({ length: frames }, (_, frame) => cells.map((values) => values[frame] ?? 0));
    expect(most(film)).toBe(3);
  });

  it('returns the same number as separate meters for the cells together', () => {
    fc.assert(
      fc.property(
        fc.array(fc.array(level, { minLength: 40, maxLength: 40 }), { minLength: 1, maxLength: 6 }),
        (cells) => {
          const film = Array.from({ length: 40 }, (_, frame) => cells.map((values) => values[frame] ?? 0));
          const together = createFlashMeter(cells.length, 20);
          const apart = cells.map(() => createFlashMeter(1, 20));
          for (const frame of film) {
            const each = frame.map((value, index) => apart[index]?.next([value]) ?? 0);
            expect(together.next(frame)).toBe(each.reduce((sum, one) => sum + one, 0));
          }
        },
      ),
    );
  });
});

describe('cells of a picture', () => {
  type Pixel = readonly [number, number, number, number];
  const ground = [0, 0, 0] as const;
  const size = { width: 4, height: 2, side: 2 };

  function read(pixels: readonly Pixel[], over: readonly [number, number, number] = ground): Cells {
    const count = cellCount(4, 2, 2);
    const into = { luminance: new Float64Array(count), red: new Float64Array(count) };
    cellsOf(Uint8ClampedArray.from(pixels.flat()), size, over, into);
    return into;
  }
  const white: Pixel = [255, 255, 255, 255];
  const black: Pixel = [0, 0, 0, 255];
  const red: Pixel = [255, 0, 0, 255];

  it('have the average of the linear light, not of the sRGB values', () => {
    const { luminance } = read([white, black, white, white, black, white, white, white]);
    expect(luminance[0]).toBeCloseTo(0.5, 9);
    expect(luminance[1]).toBeCloseTo(1, 9);
  });

  it('count the light of the background where the picture is transparent', () => {
    const clear = [255, 255, 255, 0] as const;
    const row = [clear, clear, clear, clear];
    expect(read([...row, ...row]).luminance[0]).toBeCloseTo(0, 9);
    expect(read([...row, ...row], [255, 255, 255]).luminance[0]).toBeCloseTo(1, 9);
  });

  it("count as red where at least four fifths of a pixel's light are red", () => {
    const pink = [255, 150, 150, 255] as const;
    const seen = read([red, red, pink, pink, red, red, pink, pink]);
    expect([...seen.red]).toEqual([1, 0]);
    expect(seen.luminance[0]).toBeCloseTo(0.2126, 4);
  });

  it('leave out pixels at the right and bottom that do not fill a cell', () => {
    expect(cellCount(390, 693, 3)).toBe(130 * 231);
    expect(cellCount(8, 7, 3)).toBe(4);
  });
});
