import { describe, expect, it } from 'vitest';
import { distance, nearest, nearestWord } from './nearest.ts';

describe('nearest known name', () => {
  it.each([
    ['hub', 'hub', 0],
    ['hub', 'hbu', 1],
    ['hub', 'hubb', 1],
    ['disc', 'dist-blur', 6],
    ['', 'abc', 3],
  ])('counts how many letters differ between "%s" and "%s"', (a, b, steps) => {
    expect(distance(a, b)).toBe(steps);
  });

  it.each([
    ['fair/Plate_Mega', 'fair/plate-mega'],
    ['fair/trail', 'fair/light/trail'],
    ['fair/completely-else', undefined],
  ])('finds, for the file name %s, the known name %s', (name, meant) => {
    expect(nearest(name, ['fair/plate-mega', 'fair/plate-mini', 'fair/light/trail'])).toBe(meant);
  });
});

it.each([
  ['lucky_jackpott', 'lucky-jackpot'],
  ['LuckyJackpot', 'lucky-jackpot'],
  ['jackpotwheel', 'jackpot-wheel'],
  ['pictures', undefined],
])('nearestWord finds, for the folder name %s, the known name %s', (word, meant) => {
  expect(nearestWord(word, ['lucky-jackpot', 'jackpot-wheel', 'parts'])).toBe(meant);
});
