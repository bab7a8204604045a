import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createRandom } from './random.ts';

describe('seeded random generator', () => {
  it('repeats its numbers for the same seed and label, and gives others for another seed or label', () => {
    fc.assert(
      fc.property(fc.string(), fc.string({ minLength: 1 }), (seed, label) => {
        const draw = (): number[] => {
          const stream = createRandom(seed).fork(label);
          return Array.from({ length: 8 }, () => stream.next());
        };
        expect(draw()).toEqual(draw());
        expect(createRandom(seed).fork(`${label}!`).next()).not.toBe(draw()[0]);
      }),
    );
  });

  it('gives a stream the same numbers whatever is drawn from other streams', () => {
    const one = createRandom('seed');
    const other = createRandom('seed');
    for (let index = 0; index < 100; index++) other.next();
    expect(one.fork('sparks').next()).toBe(other.fork('sparks').next());
  });

  it('spreads its numbers evenly over twenty bins (fixed seed, chi-square below the 1 in 1,000 limit)', () => {
    const bins = Array.from({ length: 20 }, () => 0);
    const stream = createRandom('bins');
    for (let index = 0; index < 100_000; index++) {
      const bin = stream.int(20);
      bins[bin] = (bins[bin] ?? 0) + 1;
    }
    const chi = bins.reduce((sum, hits) => sum + (hits - 5_000) ** 2 / 5_000, 0);
    expect(chi).toBeLessThan(43.8);
  });
});
