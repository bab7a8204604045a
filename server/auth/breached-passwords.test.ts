import fc from 'fast-check';
import { readFileSync, statSync } from 'node:fs';
import { expect, it } from 'vitest';
import { createFilter, falsePositiveRate, filterHas } from './bloom-filter.ts';
import { isBreached } from './breached-passwords.ts';

const file = (name: string) => new URL(`./${name}`, import.meta.url);

it('a filter contains every entry added to it', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.string(), { maxLength: 50 }), (entries) => {
      const filter = createFilter(entries);
      expect(entries.every((entry) => filterHas(filter, entry))).toBe(true);
    }),
    { numRuns: 30 },
  );
  expect(filterHas(createFilter([]), '')).toBe(false);
});

it.each([
  'password',
  'PASSWORD123',
  'ｐａｓｓｗｏｒｄ',
  'iloveyou143',
  'mahalkita',
  'novosibirsk',
  'francine1',
])('%s is a known breached password', (password) => {
  expect(isBreached(password)).toBe(true);
});

it.each(['lantern-and-rain', 'perya-demo-2026', 'halakhak sa gabi'])(
  '%s is not a known breached password',
  (password) => {
    expect(isBreached(password)).toBe(false);
  },
);

it('the filter of breached passwords has fewer than one false positive in a thousand', () => {
  const filter = readFileSync(file('breached-passwords.bin'));
  expect(statSync(file('breached-passwords.bin')).size).toBe(256 * 1024);
  expect(falsePositiveRate(filter)).toBeLessThan(0.001);
  const others = Array.from({ length: 20_000 }, (_, index) => `no leak ${index} ${index * 7_919} has this`);
  expect(others.filter(isBreached).length).toBeLessThan(40);
  // The filter has at least 100,000 entries, which set at least 37 % of its bits.
  expect(falsePositiveRate(filter)).toBeGreaterThan(0.37 ** 10);
});

it('the filter contains every locally popular password', () => {
  const favourites = readFileSync(file('local-passwords.txt'), 'utf8').trim().split('\n');
  expect(favourites.length).toBeGreaterThan(300);
  expect(favourites.filter((favourite) => !isBreached(favourite))).toEqual([]);
});
