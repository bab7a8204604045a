import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CountUp } from './count-up.ts';

describe('a number that counts up (CountUp)', () => {
  it('is an integer, never decreases, never exceeds the total, and is exact at the end', () => {
    fc.assert(
      fc.property(
        fc.nat(1_000_000_00),
        fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { maxLength: 40 }),
        (total, steps) => {
          const shown: number[] = [];
          const count = new CountUp((value) => shown.push(value));
          count.aim(0, total);
          for (const step of steps.toSorted((a, b) => a - b)) count.progress = step;
          count.progress = 1;
          expect(shown.at(-1)).toBe(total);
          for (const [index, value] of shown.entries()) {
            expect(Number.isInteger(value)).toBe(true);
            expect(value).toBeGreaterThanOrEqual(index === 0 ? 0 : (shown[index - 1] ?? 0));
            expect(value).toBeLessThanOrEqual(total);
          }
        },
      ),
    );
  });

  it('with a step of one peso shows the centavos of the total from the start', () => {
    fc.assert(
      fc.property(fc.nat(1_000_000_00), fc.double({ min: 0, max: 1, noNaN: true }), (total, progress) => {
        let shown = -1;
        const count = new CountUp((value) => (shown = value));
        count.aim(0, total, 1_00);
        count.progress = progress;
        expect(shown).toBeLessThanOrEqual(total * progress + Number.EPSILON * total);
        expect(shown === 0 || shown % 1_00 === total % 1_00).toBe(true);
        expect(total * progress - shown).toBeLessThan(2_00);
        count.progress = 1;
        expect(shown).toBe(total);
      }),
    );
  });

  it('counts down if the total is lower than the start', () => {
    let shown = 0;
    const count = new CountUp((value) => (shown = value));
    count.aim(100, 90);
    expect(shown).toBe(100);
    count.progress = 0.55;
    expect(shown).toBe(95);
    count.progress = 1;
    expect(shown).toBe(90);
  });
});
