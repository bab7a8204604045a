import { expect, it } from 'vitest';
import { formatPercent, formatPpm } from './percent.ts';

it.each([
  [9550, '95.5%'],
  [9612, '96.12%'],
  [9900, '99%'],
  [5, '0.05%'],
  [0, '0%'],
  [10000, '100%'],
])('%d hundredths of a per cent are shown as %s', (basisPoints, text) => {
  expect(formatPercent(basisPoints)).toBe(text);
});

it.each([
  [350_000, '35%'],
  [4_500, '0.45%'],
  [500, '0.05%'],
  [40, '0.004%'],
  [1, '0.0001%'],
  [0, '0%'],
  [1_000_000, '100%'],
])('%d millionths are shown as %s', (ppm, text) => {
  expect(formatPpm(ppm)).toBe(text);
});
