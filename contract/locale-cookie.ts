import type { Locale } from './errors.ts';

/* The chosen language as a cookie, so that the server can render the lobby's first screen in it. */

const NAME = 'perya.locale';
/** Lifetime of the cookie in seconds: 365 days (docs/product-rules.md, Limits). */
const KEPT_S = 365 * 86_400;

/** Returns the language that the cookie header names; undefined if it names none or one that is not supported. */
export function localeInCookies(cookies: string | undefined): Locale | undefined {
  const [, value] = /(?:^|;\s*)perya\.locale=(\w+)/.exec(cookies ?? '') ?? [];
  return value === 'en' || value === 'fil' ? value : undefined;
}

/** Returns a cookie that stores a language for 365 days. */
export const localeCookie = (locale: Locale, isSecure: boolean): string =>
  `${NAME}=${locale}; Max-Age=${KEPT_S}; Path=/; SameSite=Lax${isSecure ? '; Secure' : ''}`;
