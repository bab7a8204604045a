import type { Locale } from '../../contract/errors.ts';
import { localeCookie, localeInCookies } from '../../contract/locale-cookie.ts';

/** Returns the language that was chosen in this browser; undefined before, and where there are no cookies. */
export const readChosenLocale = (): Locale | undefined => localeInCookies(globalThis.document?.cookie);

/** Keeps the chosen language for a year; the server reads it too. */
export function keepChosenLocale(locale: Locale): void {
  document.cookie = localeCookie(locale, location.protocol === 'https:');
}
