import { expect, it } from 'vitest';
import { KARERA } from '../../../fair/shared/karera.ts';
import {
  chanceOf,
  choiceOf,
  choiceText,
  FIRST,
  paysOf,
  RETURNS,
  withKind,
  withRunner,
} from './karera-face.ts';

it('picks one runner, or two in order', () => {
  expect(choiceOf(withRunner(FIRST, 3))).toEqual({ kind: 'win', runner: 3 });
  const first = withKind(withRunner(FIRST, 3), 'exacta');
  expect(choiceOf(first)).toBeUndefined();
  const pair = withRunner(first, 5);
  expect(choiceOf(pair)).toEqual({ kind: 'exacta', first: 3, second: 5 });
  // A second press deselects it; a third runner starts over.
  expect(choiceOf(withRunner(pair, 3))).toBeUndefined();
  expect(withRunner(pair, 1).runners).toEqual([1]);
  expect(choiceOf(withKind(pair, 'place'))).toEqual({ kind: 'place', runner: 3 });
});

it('has the payouts and probabilities of the rules', () => {
  expect(paysOf({ kind: 'win', runner: 0 })).toBe(330);
  expect(chanceOf({ kind: 'win', runner: 0 })).toBe(300_000);
  expect(paysOf({ kind: 'exacta', first: 5, second: 4 })).toBe(25_245);
  expect(RETURNS).toEqual([984_868, 990_000]);
  for (const kind of ['win', 'place'] as const)
    for (let runner = 0; runner < 6; runner++)
      expect(() => KARERA.readChoice({ kind, runner })).not.toThrow();
  expect(choiceText({ kind: 'exacta', first: 2, second: 0 }, 'Exacta')).toBe('Exacta 3–1');
});
