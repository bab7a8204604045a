import { expect, it } from 'vitest';
import { KARERA } from '../../../fair/shared/karera.ts';
import {
  kareraChanceOf,
  kareraChoiceOf,
  kareraChoiceText,
  DEFAULT_KARERA,
  kareraMultiplierOf,
  KARERA_RETURNS,
  withBetKind,
  withRunner,
} from './karera-view-model.ts';

it('a Karera bet takes one runner, or for an exacta the first and the second runner in order', () => {
  expect(kareraChoiceOf(withRunner(DEFAULT_KARERA, 3))).toEqual({ kind: 'win', runner: 3 });
  const first = withBetKind(withRunner(DEFAULT_KARERA, 3), 'exacta');
  expect(kareraChoiceOf(first)).toBeUndefined();
  const pair = withRunner(first, 5);
  expect(kareraChoiceOf(pair)).toEqual({ kind: 'exacta', first: 3, second: 5 });
  // Pressing a picked runner again removes that runner; a third runner replaces both.
  expect(kareraChoiceOf(withRunner(pair, 3))).toBeUndefined();
  expect(withRunner(pair, 1).runners).toEqual([1]);
  expect(kareraChoiceOf(withBetKind(pair, 'place'))).toEqual({ kind: 'place', runner: 3 });
});

it('Karera states the payouts and probabilities of its rules', () => {
  expect(kareraMultiplierOf({ kind: 'win', runner: 0 })).toBe(330);
  expect(kareraChanceOf({ kind: 'win', runner: 0 })).toBe(300_000);
  expect(kareraMultiplierOf({ kind: 'exacta', first: 5, second: 4 })).toBe(25_245);
  expect(KARERA_RETURNS).toEqual([984_868, 990_000]);
  for (const kind of ['win', 'place'] as const)
    for (let runner = 0; runner < 6; runner++)
      expect(() => KARERA.readChoice({ kind, runner })).not.toThrow();
  expect(kareraChoiceText({ kind: 'exacta', first: 2, second: 0 }, 'Exacta')).toBe('Exacta 3–1');
});
