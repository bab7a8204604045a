import { expect, it } from 'vitest';
import { defaultPreferences, parsePreferences } from './preferences.ts';

it('reads stored preferences and replaces invalid ones', () => {
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
] as const)('chooses the first supported language of %j: %s', (languages, locale) => {
  expect(parsePreferences(undefined, languages).locale).toBe(locale);
  expect(parsePreferences('{"turbo":true}', languages).locale).toBe(locale);
  expect(parsePreferences('{"locale":"en"}', languages).locale).toBe('en');
});

it('reads preferences stored under older names', () => {
  expect(parsePreferences('{"still":true,"kind":true}')).toEqual({
    ...defaultPreferences,
    reduceMotion: true,
    calmMode: true,
  });
  expect(parsePreferences('{"still":true,"reduceMotion":false}').reduceMotion).toBe(false);
});

it('uses the language of the cookie, whatever the device stored before or the browser prefers', () => {
  expect(parsePreferences('{"locale":"en","turbo":true}', ['en'], 'fil')).toEqual({
    ...defaultPreferences,
    locale: 'fil',
    turbo: true,
  });
  expect(parsePreferences(undefined, ['fil'], 'en').locale).toBe('en');
  expect(parsePreferences('not json', ['en'], 'fil').locale).toBe('fil');
});

it('runs the reality check every hour, or at another offered interval if chosen', () => {
  expect(parsePreferences(undefined).checkMinutes).toBe(60);
  expect(parsePreferences('{"checkMinutes":15}').checkMinutes).toBe(15);
  expect(parsePreferences('{"checkMinutes":100000}').checkMinutes).toBe(60);
});
