import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type Destination,
  destinationOf,
  REDIRECT_ENDS,
  type ServerRedirects,
} from '../../contract/redirects.ts';
import { isPage } from '../pages/href.ts';
import { addresses, type PageName } from '../pages/pages.ts';
import { safeRedirect } from '../platform/redirect.ts';

/** Names of the pages that guards and other pages redirect to. */
const ENDS: ReadonlySet<PageName> = new Set([
  'home',
  'search',
  'login',
  'bonus',
  'selfLimited',
  'maintenance',
  'missing',
]);
const ORIGIN = 'https://perya.test';
const lead = (redirects: ServerRedirects, path: string): Destination | undefined =>
  destinationOf(redirects, path, ORIGIN);
const one = (to: string): Destination | undefined => lead([{ path: '/promo', to }], '/promo');
const within = (to: string): Destination => ({ isOutside: false, to });
const outside = (to: string): Destination => ({ isOutside: true, to });

describe('a redirect of the configuration', () => {
  it('leads to a path of this site, with its query, or to another site', () => {
    expect(one('/bonus/event?a=1#b')).toEqual(within('/bonus/event?a=1#b'));
    expect(one('/')).toEqual(within('/'));
    expect(one('https://blog.example/fair?x=1')).toEqual(outside('https://blog.example/fair?x=1'));
    expect(one('http://blog.example')).toEqual(outside('http://blog.example/'));
    expect(one('https://perya.test/vip?a=1')).toEqual(within('/vip?a=1'));
  });

  it('applies to its own path only, regardless of case and a final slash', () => {
    const redirects = [{ path: '/promo', to: '/vip' }];
    expect(lead(redirects, '/promo/')).toEqual(within('/vip'));
    expect(lead(redirects, '/Promo')).toEqual(within('/vip'));
    expect(lead(redirects, '/promo/more')).toBeUndefined();
    expect(lead([], '/promo')).toBeUndefined();
  });

  it.each([
    'javascript:alert(1)',
    'JavaScript:alert(1)',
    ' javascript:alert(1)',
    'data:text/html,x',
    'blob:https://perya.test/1',
    '//evil.example',
    '/\\evil.example',
    'https:evil.example',
    'https:/evil.example',
    'https:///evil.example',
    'https://\\evil.example',
    'https://perya.test@evil.example/',
    'https://perya.test//evil.example/..//x',
    'vip',
    '',
    'ftp://evil.example/',
    'https://',
  ])('to %j is ignored', (to) => {
    expect(one(to)).toBeUndefined();
  });

  it('is followed through a chain, and ignored in a cycle', () => {
    const chain = [
      { path: '/a', to: '/b?x=1' },
      { path: '/b', to: '/vip' },
    ];
    expect(lead(chain, '/a')).toEqual(within('/vip'));
    expect(lead([...chain, { path: '/vip', to: '/A/' }], '/a')).toBeUndefined();
    expect(one('/promo?again=1')).toBeUndefined();
  });

  it('is ignored if it starts at a page that guards redirect to, or leads to a page that will redirect back to it', () => {
    const ends = addresses.filter(({ name }) => ENDS.has(name)).map(({ path }) => path);
    expect([...REDIRECT_ENDS].toSorted()).toEqual(ends.map((path) => path.toLowerCase()).toSorted());
    for (const path of ends) expect(lead([{ path, to: '/vip' }], path), path).toBeUndefined();
    expect(one('/auth/login')).toEqual(within('/auth/login'));
    expect(one('/auth/login?redirect=/promo')).toBeUndefined();
    expect(one('/maintenance?back=/promo')).toBeUndefined();
  });

  it('leads only to http, https or this site, also for hostile input', () => {
    const pieces = fc.constantFrom(
      '/',
      '\\',
      '.',
      '..',
      '%2e',
      '\t',
      '\n',
      ' ',
      '@',
      ':',
      '?',
      '#',
      'a',
      'evil.example',
      'perya.test',
      'javascript:',
      'https://',
      'http:',
      'data:',
      'HTTPS://',
    );
    const target = fc.oneof(
      fc.array(pieces, { maxLength: 10 }).map((parts) => parts.join('')),
      fc.webUrl(),
      fc.string(),
    );
    fc.assert(
      fc.property(target, (to) => {
        const found = one(to);
        if (found === undefined) return;
        const url = new URL(found.to, ORIGIN);
        expect(['http:', 'https:']).toContain(url.protocol);
        expect(url.origin === ORIGIN).toBe(!found.isOutside);
        if (!found.isOutside) expect(safeRedirect(found.to, ORIGIN)).toBe(found.to);
        else expect([url.username, url.password]).toEqual(['', '']);
      }),
      { numRuns: 5_000 },
    );
  });

  it('leads guests and players, together with all guards, to a page in a limited number of steps, for any list of redirects', () => {
    const path = fc.constantFrom(
      '/promo',
      ...addresses.map((address) => address.path).filter((at) => !at.includes(':')),
    );
    const to = fc.oneof(
      path,
      fc.tuple(path, path).map(([at, back]) => `${at}?redirect=${back}`),
      fc.tuple(path, path).map(([at, back]) => `${at}?back=${back}`),
    );
    const list = fc.array(fc.record({ path, to }), { maxLength: 12 });
    fc.assert(
      fc.property(list, path, fc.boolean(), (redirects, start, isPlayer) => {
        let at = start;
        // At most one step for each redirect, and one more that a guard adds to each.
        for (let steps = 0; steps < 2 * redirects.length + 4; steps++) {
          const next = step(redirects, at, isPlayer);
          if (next === undefined || next === at) return;
          at = next;
        }
        throw new Error(`round in a circle at ${at}`);
      }),
      { numRuns: 5_000 },
    );
  });
});

/**
 * Returns the next address of a visitor: the target of a redirect, else of the page's guard; undefined if the page is
 * shown.
 */
function step(redirects: ServerRedirects, at: string, isPlayer: boolean): string | undefined {
  const { pathname, searchParams, search } = new URL(at, ORIGIN);
  const isLogin = isPage('login', pathname);
  const asked = isLogin
    ? new URL(safeRedirect(searchParams.get('redirect'), ORIGIN), ORIGIN).pathname
    : pathname;
  const found = lead(redirects, asked);
  if (found !== undefined) return found.to;
  const page = addresses.find(({ path }) => path === pathname);
  if (page === undefined || page.name === 'missing') return undefined;
  if (page.name === 'maintenance') return safeRedirect(searchParams.get('back'), ORIGIN);
  if (page.guard === 'guests')
    return isPlayer ? safeRedirect(searchParams.get('redirect'), ORIGIN) : undefined;
  if (page.guard === 'open' || isPlayer) return undefined;
  return `/auth/login?redirect=${encodeURIComponent(`${pathname}${search}`)}`;
}
