import { describe, expect, it } from 'vitest';
import { clockText } from './countdown.ts';

describe('a countdown', () => {
  it.each([
    [-5, '0:00'],
    [0, '0:00'],
    [1, '0:01'],
    [59_001, '1:00'],
    [61_000, '1:01'],
    [3_600_000, '1:00:00'],
    [7_384_000, '2:03:04'],
  ])('of %i ms is shown as %s', (ms, text) => {
    expect(clockText(ms)).toBe(text);
  });
});
