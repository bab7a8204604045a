// @vitest-environment happy-dom
import { afterEach, expect, it } from 'vitest';
import { gamesHref, href } from '../pages/href.ts';
import { addresses } from '../pages/pages.ts';
import { homePath, isOfSecondEdition } from '../platform/edition.ts';

afterEach(() => history.replaceState(null, '', '/'));

it('an address belongs to the second edition of the lobby only if it contains v2', () => {
  for (const { path } of addresses) expect(isOfSecondEdition(path), path).toBe(/\bv2\b/.test(path));
});

it('a link leads to the edition of the current address if its page has two editions', () => {
  history.replaceState(null, '', '/member');
  expect([href('home'), href('records'), href('faq')]).toEqual(['/', '/wallets/record', '/faq']);
  expect([gamesHref('all'), homePath()]).toEqual(['/?type=all', '/']);
  history.replaceState(null, '', '/member/v2');
  expect([href('home'), href('records'), href('faq')]).toEqual(['/v2', '/v2/wallets/record', '/faq']);
  expect([gamesHref('all'), homePath()]).toEqual(['/v2?type=all', '/v2']);
});
