import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { drawableName, fitLine, lineWidth } from './fit.ts';
import { MIN_SCALE } from './tuning.ts';

const WIDTH = 578;
const parts = { name: 'Jo***a8', before: 'won', amount: '₱512.30', after: 'from the Mini pool' };

describe('a line fitted into the ticker', () => {
  it('is unchanged if it is short enough', () => {
    expect(fitLine(parts, WIDTH)).toEqual({ ...parts, scale: 1 });
  });

  it('is scaled down first, and shortened only if that is not enough', () => {
    const line = { ...parts, after: 'from the Mini pool of the night fair' };
    const fitted = fitLine(line, 560);
    expect(fitted).toMatchObject(line);
    expect(fitted.scale).toBeLessThan(1);
    expect(fitted.scale).toBeGreaterThanOrEqual(MIN_SCALE);
  });

  it('loses the end of the game’s title, never a part of the amount', () => {
    const fitted = fitLine(
      {
        name: 'Bartolome***99',
        before: 'won',
        amount: '₱9,999,999.99',
        after: 'in The Great Halloween Night Carnival Slots Deluxe',
      },
      WIDTH,
    );
    expect(fitted.amount).toBe('₱9,999,999.99');
    expect(fitted.name).toBe('Bartolome***99');
    expect(fitted.after).toMatch(/^in The.*[^ ]\.\.\.$/);
  });

  it('fits for any texts and keeps every digit of the amount', () => {
    const text = fc.string({ maxLength: 60 });
    fc.assert(
      fc.property(
        text,
        text,
        text,
        fc.integer({ min: 0, max: 999_999_999 }),
        (name, before, after, hundredths) => {
          const amount = `₱${(hundredths / 100).toLocaleString('en', { minimumFractionDigits: 2 })}`;
          const fitted = fitLine({ name, before, amount, after }, 400);
          expect(fitted.amount).toBe(amount);
          expect(lineWidth(fitted) * fitted.scale).toBeLessThanOrEqual(400 + 1e-6);
          expect(fitted.scale).toBeGreaterThanOrEqual(MIN_SCALE - 1e-9);
        },
      ),
    );
  });
});

describe('a winner’s name', () => {
  it.each([
    ['Ma***n2', 'Ma***n2'],
    ['Ñi***ño', 'Ñi***ño'],
    ['Jo***sé', 'Jo***se'],
    ['Ph***ạm', 'Ph***am'],
    ['李***龙', 'A player'],
    ['שׁ***ם', 'A player'],
    ['ก้***ข', 'A player'],
  ])('%s is drawn as %s, never with a gap', (name, drawn) => {
    expect(drawableName({ name, someone: 'A player' })).toBe(drawn);
  });
});
