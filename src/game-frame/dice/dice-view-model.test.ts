import { expect, it } from 'vitest';
import { DICE } from '../../../fair/instant/dice.ts';
import {
  diceChoiceAt,
  DEFAULT_DICE,
  diceLimitOf,
  stepDiceChoice,
  diceOddsOf,
  diceTargetIndex,
  rollText,
  slideDiceChoice,
  DICE_TARGETS,
} from './dice-view-model.ts';
import { timesText } from '../times-text.ts';

it('the first choice of Dice is one that the rules accept and that wins about half of the time', () => {
  expect(DICE.readChoice(DEFAULT_DICE)).toEqual(DEFAULT_DICE);
  expect(diceOddsOf(DEFAULT_DICE)).toEqual({ multiplier: 198, chance: 499_950, back: 989_901 });
});

it('arrow keys go through the targets that Dice offers, and stop at the first and the last', () => {
  for (const target of DICE_TARGETS) expect(DICE_TARGETS[diceTargetIndex(target)]).toBe(target);
  expect(stepDiceChoice(stepDiceChoice(DEFAULT_DICE, 5), -5)).toEqual(DEFAULT_DICE);
  expect(stepDiceChoice(DEFAULT_DICE, -10_000).target).toBe(DICE_TARGETS[0]);
  expect(stepDiceChoice(DEFAULT_DICE, 10_000).target).toBe(DICE_TARGETS.at(-1));
});

it('a gate at any position of the dice track selects the nearest target on offer, for both winning sides', () => {
  for (const at of [0, 1, 777, 2_500, 5_000, 9_999, 10_000]) {
    for (const side of ['under', 'over'] as const) {
      const choice = diceChoiceAt({ ...DEFAULT_DICE, side }, at);
      expect(DICE.readChoice(choice)).toEqual(choice);
      expect(Math.abs(diceLimitOf(choice) - at)).toBeLessThan(350);
    }
  }
});

it('rolls are formatted with two decimals, and multipliers without zeros at the end', () => {
  expect([0, 7, 7_235, 10_000].map(rollText)).toEqual(['0.00', '0.07', '72.35', '100.00']);
  expect([198, 500, 9_900_00].map(timesText)).toEqual(['1.98×', '5×', '9,900×']);
});

it('the dice slider selects the nearest target on offer, and an arrow key the next one', () => {
  const widest = slideDiceChoice(DEFAULT_DICE, 20_000);
  expect(widest.target).toBe(DICE_TARGETS.at(-1));
  expect(slideDiceChoice(widest, widest.target - 1).target).toBe(DICE_TARGETS.at(-2));
  expect(slideDiceChoice(DEFAULT_DICE, 2_001).target).toBe(DICE_TARGETS[diceTargetIndex(2_001)]);
});
