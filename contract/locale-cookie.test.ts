import { expect, it } from 'vitest';
import { localeCookie, localeInCookies } from './locale-cookie.ts';

it.each([
  [undefined, undefined],
  ['', undefined],
  ['perya.locale=fil', 'fil'],
  ['perya.locale=en', 'en'],
  ['a=b; perya.locale=fil; c=d', 'fil'],
  ['a=b;perya.locale=fil', 'fil'],
  ['perya.locale=de', undefined],
  ['perya.locale=', undefined],
  ['perya.locale=filipino', undefined],
  ['other.perya.locale=fil', undefined],
  ['a=perya.locale=fil', undefined],
  ['peryaxlocale=fil', undefined],
] as const)('the cookie header %j names the language %s', (cookies, locale) => {
  expect(localeInCookies(cookies)).toBe(locale);
});

it('the language cookie is kept for 365 days, is sent to every page of this site, and is Secure on https', () => {
  expect(localeCookie('fil', false)).toBe('perya.locale=fil; Max-Age=31536000; Path=/; SameSite=Lax');
  expect(localeCookie('en', true)).toBe('perya.locale=en; Max-Age=31536000; Path=/; SameSite=Lax; Secure');
});

it('a language written to the cookie is read back', () => {
  for (const locale of ['en', 'fil'] as const)
    expect(localeInCookies(localeCookie(locale, true).split(';', 1)[0])).toBe(locale);
});
