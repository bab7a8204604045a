import { expect, it } from 'vitest';
import { defaultPreferences, parsePreferences } from './preferences.ts';

it('stored preferences are read, and invalid values are replaced by the defaults', () => {
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
] as const)('of the browser’s languages %j, the first supported one is %s', (languages, locale) => {
  expect(parsePreferences(undefined, languages).locale).toBe(locale);
  expect(parsePreferences('{"turbo":true}', languages).locale).toBe(locale);
  expect(parsePreferences('{"locale":"en"}', languages).locale).toBe('en');
});

it('preferences stored under their older names are read', () => {
  expect(parsePreferences('{"still":true,"kind":true}')).toEqual({
    ...defaultPreferences,
    reduceMotion: true,
    calmMode: true,
  });
  expect(parsePreferences('{"still":true,"reduceMotion":false}').reduceMotion).toBe(false);
});

it('the language of the cookie takes precedence over stored preferences and the browser’s languages', () => {
  expect(parsePreferences('{"locale":"en","turbo":true}', ['en'], 'fil')).toEqual({
    ...defaultPreferences,
    locale: 'fil',
    turbo: true,
  });
  expect(parsePreferences(undefined, ['fil'], 'en').locale).toBe('en');
  expect(parsePreferences('not json', ['en'], 'fil').locale).toBe('fil');
});

it('the reality check comes every 60 minutes, or at the chosen interval if it is one of those on offer', () => {
  expect(parsePreferences(undefined).checkMinutes).toBe(60);
  expect(parsePreferences('{"checkMinutes":15}').checkMinutes).toBe(15);
  expect(parsePreferences('{"checkMinutes":100000}').checkMinutes).toBe(60);
});

it.each([
  [0, 0],
  [35, 35],
  [100, 100],
  [101, 100],
  [-1, 100],
  [12.5, 100],
  ['50', 100],
])('a stored volume of %j is %d per cent', (stored, volume) => {
  const { effectsVolume, musicVolume } = parsePreferences(
    JSON.stringify({ effectsVolume: stored, musicVolume: stored }),
  );
  expect([effectsVolume, musicVolume]).toEqual([volume, volume]);
});
