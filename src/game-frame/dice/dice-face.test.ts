import { expect, it } from 'vitest';
import { DICE } from '../../../fair/instant/dice.ts';
import { chosenAt, FIRST, limitOf, moved, oddsOf, placeOf, rollText, slidTo, TARGETS } from './dice-face.ts';
import { timesText } from '../times-text.ts';

it('starts with an offered choice that wins about half of the time', () => {
  expect(DICE.readChoice(FIRST)).toEqual(FIRST);
  expect(oddsOf(FIRST)).toEqual({ multiplier: 198, chance: 499_950, back: 989_901 });
});

it('moves through the offered targets and stops at both ends', () => {
  for (const target of TARGETS) expect(TARGETS[placeOf(target)]).toBe(target);
  expect(moved(moved(FIRST, 5), -5)).toEqual(FIRST);
  expect(moved(FIRST, -10_000).target).toBe(TARGETS[0]);
  expect(moved(FIRST, 10_000).target).toBe(TARGETS.at(-1));
});

it('selects the offered target nearest to the gate, on either side', () => {
  for (const at of [0, 1, 777, 2_500, 5_000, 9_999, 10_000]) {
    for (const side of ['under', 'over'] as const) {
      const choice = chosenAt({ ...FIRST, side }, at);
      expect(DICE.readChoice(choice)).toEqual(choice);
      expect(Math.abs(limitOf(choice) - at)).toBeLessThan(350);
    }
  }
});

it('formats rolls with two decimals and multipliers without trailing zeros', () => {
  expect([0, 7, 7_235, 10_000].map(rollText)).toEqual(['0.00', '0.07', '72.35', '100.00']);
  expect([198, 500, 9_900_00].map(timesText)).toEqual(['1.98×', '5×', '9,900×']);
});

it('slides to the nearest offered target, and by an arrow key to the next one', () => {
  const widest = slidTo(FIRST, 20_000);
  expect(widest.target).toBe(TARGETS.at(-1));
  expect(slidTo(widest, widest.target - 1).target).toBe(TARGETS.at(-2));
  expect(slidTo(FIRST, 2_001).target).toBe(TARGETS[placeOf(2_001)]);
});
