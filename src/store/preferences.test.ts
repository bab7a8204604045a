import { expect, it } from 'vitest';
import { defaultPreferences, parsePreferences } from './preferences.ts';

it('reads what was stored and mends what is odd', () => {
  expect(parsePreferences(undefined)).toEqual(defaultPreferences);
  expect(parsePreferences('not json')).toEqual(defaultPreferences);
  expect(parsePreferences('{"locale":"fil","sound":false,"turbo":"yes","more":1}')).toEqual({
    ...defaultPreferences,
    locale: 'fil',
    sound: false,
  });
});

it.each([
  [['fil-PH', 'en'], 'fil'],
  [['tl', 'en-US'], 'fil'],
  [['en-PH', 'fil'], 'en'],
  [['de', 'fil'], 'fil'],
  [['de'], 'en'],
  [[], 'en'],
] as const)('speaks the first language of %j that it can: %s', (languages, locale) => {
  expect(parsePreferences(undefined, languages).locale).toBe(locale);
  expect(parsePreferences('{"turbo":true}', languages).locale).toBe(locale);
  expect(parsePreferences('{"locale":"en"}', languages).locale).toBe('en');
});

it('knows what a device chose under the older names', () => {
  expect(parsePreferences('{"still":true,"kind":true}')).toEqual({
    ...defaultPreferences,
    reduceMotion: true,
    calmMode: true,
  });
  expect(parsePreferences('{"still":true,"reduceMotion":false}').reduceMotion).toBe(false);
});

it('speaks the language of the cookie, whatever the device stored before or the browser prefers', () => {
  expect(parsePreferences('{"locale":"en","turbo":true}', ['en'], 'fil')).toEqual({
    ...defaultPreferences,
    locale: 'fil',
    turbo: true,
  });
  expect(parsePreferences(undefined, ['fil'], 'en').locale).toBe('en');
  expect(parsePreferences('not json', ['en'], 'fil').locale).toBe('fil');
});

it('checks with the player every hour, or as often as was chosen out of what is offered', () => {
  expect(parsePreferences(undefined).checkMinutes).toBe(60);
  expect(parsePreferences('{"checkMinutes":15}').checkMinutes).toBe(15);
  expect(parsePreferences('{"checkMinutes":100000}').checkMinutes).toBe(60);
});
