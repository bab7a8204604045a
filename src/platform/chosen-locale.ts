import type { Locale } from '../../contract/errors.ts';
import { localeCookie, localeInCookies } from '../../contract/locale-cookie.ts';

/** Returns the language chosen in this browser; undefined before a choice, and without cookies. */
export const readChosenLocale = (): Locale | undefined => localeInCookies(globalThis.document?.cookie);

/** Stores the chosen language for a year; the server reads it too. */
export function keepChosenLocale(locale: Locale): void {
  document.cookie = localeCookie(locale, location.protocol === 'https:');
}
