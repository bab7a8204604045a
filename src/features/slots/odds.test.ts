import { expect, it } from 'vitest';
import { oneIn, percentOf } from './odds.ts';

it('returns (RTP) are shown with three decimals, as in the rules', () => {
  expect(percentOf({ over: 288_638_278_045, under: 300_698_293_248 })).toBe('95.989%');
  expect(percentOf({ over: 371, under: 384 })).toBe('96.615%');
});

it('a chance is shown as a number n, meaning "one in n"', () => {
  expect(oneIn({ over: 211, under: 41_472 })).toBe('196.5');
  expect(oneIn({ over: 1, under: 10 })).toBe('10');
  expect(oneIn({ over: 1, under: 60_466_176 })).toBe('60,466,176');
  expect(oneIn({ over: 1, under: 999 })).toBe('999');
});
