import { expect, it } from 'vitest';
import { formatPercent } from './percent.ts';

it.each([
  [9550, '95.5%'],
  [9612, '96.12%'],
  [9900, '99%'],
  [5, '0.05%'],
  [0, '0%'],
  [10000, '100%'],
])('%d hundredths of a per cent read %s', (basisPoints, text) => {
  expect(formatPercent(basisPoints)).toBe(text);
});
