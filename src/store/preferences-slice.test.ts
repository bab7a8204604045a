import { expect, it } from 'vitest';
import { defaultPreferences, parsePreferences } from './preferences-slice.ts';

it('reads what was stored and mends what is odd', () => {
  expect(parsePreferences(undefined)).toEqual(defaultPreferences);
  expect(parsePreferences('not json')).toEqual(defaultPreferences);
  expect(parsePreferences('{"locale":"fil","sound":false,"turbo":"yes","more":1}')).toEqual({
    ...defaultPreferences,
    locale: 'fil',
    sound: false,
  });
});

it('knows what a device chose under the older names', () => {
  expect(parsePreferences('{"still":true,"kind":true}')).toEqual({
    ...defaultPreferences,
    reduceMotion: true,
    calmMode: true,
  });
  expect(parsePreferences('{"still":true,"reduceMotion":false}').reduceMotion).toBe(false);
});
