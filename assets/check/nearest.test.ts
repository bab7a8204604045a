import { describe, expect, it } from 'vitest';
import { distance, nearest, nearestWord } from './nearest.ts';

describe('nearest name', () => {
  it.each([
    ['hub', 'hub', 0],
    ['hub', 'hbu', 1],
    ['hub', 'hubb', 1],
    ['disc', 'dist-blur', 6],
    ['', 'abc', 3],
  ])('counts the letters to change between "%s" and "%s"', (a, b, steps) => {
    expect(distance(a, b)).toBe(steps);
  });

  it.each([
    ['fair/Plate_Mega', 'fair/plate-mega'],
    ['fair/trail', 'fair/light/trail'],
    ['fair/completely-else', undefined],
  ])('for the file name %s the nearest known name is %s', (name, meant) => {
    expect(nearest(name, ['fair/plate-mega', 'fair/plate-mini', 'fair/light/trail'])).toBe(meant);
  });
});

it.each([
  ['lucky_jackpott', 'lucky-jackpot'],
  ['LuckyJackpot', 'lucky-jackpot'],
  ['jackpotwheel', 'jackpot-wheel'],
  ['pictures', undefined],
])('for the folder name %s the nearest known name is %s', (word, meant) => {
  expect(nearestWord(word, ['lucky-jackpot', 'jackpot-wheel', 'parts'])).toBe(meant);
});
