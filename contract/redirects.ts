import type { ConfigKeys } from './config.ts';

/** The redirects that the app's configuration lists. */
export type ServerRedirects = NonNullable<ConfigKeys['redirects']>;

/** Target of a redirect: an address of this site, or one of another site, which needs a full navigation. */
export interface Destination {
  readonly isOutside: boolean;
  readonly to: string;
}

/** Paths that guards and pages navigate to, in lower case. They are never redirected, since that could loop. */
export const REDIRECT_ENDS: ReadonlySet<string> = new Set([
  '/',
  '/v2',
  '/game/search',
  '/v2/game/search',
  '/auth/login',
  '/auth/accountlogin',
  '/auth/login/v2',
  '/bonus',
  '/bonus/index',
  '/bonus/event',
  '/bonus/event/v2',
  '/v2/bonus',
  '/v2/bonus/event',
  '/member/self-limited',
  '/maintenance',
  '/error/404',
]);

/** Matches a path with exactly one leading slash: a browser resolves it on this site, never on another host. */
const OWN_PATH = /^\/(?![/\\])/;

/**
 * Returns an address of this site as a browser resolves it, "/" for any other target. For example, "/.//evil.example"
 * becomes "//evil.example", which is another site (docs/product-rules.md, Guards).
 */
export function ownAddress(target: string | null, origin: string): string {
  if (target === null || !OWN_PATH.test(target)) return '/';
  try {
    const url = new URL(target, origin);
    return url.origin === origin && OWN_PATH.test(url.pathname)
      ? `${url.pathname}${url.search}${url.hash}`
      : '/';
  } catch {
    return '/';
  }
}

/**
 * Returns the final target of a path after all redirects (docs/product-rules.md, Guards); undefined if no redirect
 * applies, if the redirects loop, or if the target is not a valid address.
 */
export function destinationOf(
  redirects: ServerRedirects,
  pathname: string,
  origin: string,
): Destination | undefined {
  const seen = new Set<string>();
  let at = plainPath(pathname, origin);
  let found: Destination | undefined;
  for (;;) {
    const path = at;
    const next = redirects.find((redirect) => plainPath(redirect.path, origin) === path);
    if (path === undefined || next === undefined || REDIRECT_ENDS.has(path)) return found;
    if (seen.has(path)) return undefined;
    seen.add(path);
    found = readDestination(next.to, origin);
    if (found === undefined || found.isOutside) return found;
    if (leadsOn(found.to, origin)) return undefined;
    at = plainPath(found.to, origin);
  }
}

/**
 * Returns a path in the form in which routes are compared: lower case, without a trailing slash. Returns undefined if
 * it is not a path of this site.
 */
function plainPath(address: string, origin: string): string | undefined {
  const safe = ownAddress(address, origin);
  if (safe === '/' && address !== '/') return undefined;
  return new URL(safe, origin).pathname.toLowerCase().replace(/(?<=.)\/+$/, '');
}

/** Returns a URL; undefined if the text is none. URL.canParse is newer than the oldest browsers that we support. */
function parseUrl(text: string): URL | undefined {
  try {
    return new URL(text);
  } catch {
    return undefined;
  }
}

function readDestination(target: string, origin: string): Destination | undefined {
  const own = ownAddress(target, origin);
  if (own !== '/' || target === '/') return { isOutside: false, to: own };
  // Only a full URL is accepted: a target that a browser would first complete or normalise is refused.
  const url = /^https?:\/\/[^/\\]/i.test(target) ? parseUrl(target) : undefined;
  if (url === undefined) return undefined;
  if (!/^https?:$/.test(url.protocol) || url.username !== '' || url.password !== '') return undefined;
  if (url.origin !== origin) return { isOutside: true, to: url.href };
  const path = `${url.pathname}${url.search}${url.hash}`;
  const within = ownAddress(path, origin);
  return within !== '/' || path === '/' ? { isOutside: false, to: within } : undefined;
}

/** Returns whether an address would itself forward the visitor elsewhere. */
function leadsOn(address: string, origin: string): boolean {
  return (
    plainPath(address, origin) === '/maintenance' || new URL(address, origin).searchParams.has('redirect')
  );
}
