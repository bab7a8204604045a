import type { Locale } from './errors.ts';

/* The chosen language as a cookie, so that the server can render the lobby's first screen in it. */

const NAME = 'perya.locale';
/** 365 days (docs/product-rules.md, Limits), in seconds. */
const KEPT_S = 365 * 86_400;

/** Returns the language named by the cookies, undefined if none or an unsupported one. */
export function localeInCookies(cookies: string | undefined): Locale | undefined {
  const [, value] = /(?:^|;\s*)perya\.locale=(\w+)/.exec(cookies ?? '') ?? [];
  return value === 'en' || value === 'fil' ? value : undefined;
}

/** Returns a cookie that stores a language for another year. */
export const localeCookie = (locale: Locale, isSecure: boolean): string =>
  `${NAME}=${locale}; Max-Age=${KEPT_S}; Path=/; SameSite=Lax${isSecure ? '; Secure' : ''}`;
