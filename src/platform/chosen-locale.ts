import type { Locale } from '../../contract/errors.ts';
import { localeCookie, localeInCookies } from '../../contract/locale-cookie.ts';

/** Returns the language that was chosen in this browser; undefined before a choice or without cookies. */
export const readChosenLocale = (): Locale | undefined => localeInCookies(globalThis.document?.cookie);

/** Stores the chosen language in a cookie for a year; the server reads the cookie too. */
export function keepChosenLocale(locale: Locale): void {
  document.cookie = localeCookie(locale, location.protocol === 'https:');
}
