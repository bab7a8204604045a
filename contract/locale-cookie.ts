import type { Locale } from './errors.ts';

/*
 * The language that somebody has chosen, as the browser keeps it and sends it along: the server can answer with the lobby's
 * first screen in it.
 */

const NAME = 'perya.locale';
/** 365 days (docs/product-rules.md, Limits), in seconds. */
const KEPT_S = 365 * 86_400;

/** Returns the language that cookies name; undefined when nobody has chosen one that the product speaks. */
export function localeInCookies(cookies: string | undefined): Locale | undefined {
  const [, value] = /(?:^|;\s*)perya\.locale=(\w+)/.exec(cookies ?? '') ?? [];
  return value === 'en' || value === 'fil' ? value : undefined;
}

/** Returns the cookie that keeps a language for another year. */
export const localeCookie = (locale: Locale, isSecure: boolean): string =>
  `${NAME}=${locale}; Max-Age=${KEPT_S}; Path=/; SameSite=Lax${isSecure ? '; Secure' : ''}`;
