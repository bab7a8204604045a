// @vitest-environment happy-dom
import { afterEach, expect, it } from 'vitest';
import { href } from '../pages/href.ts';
import { addresses } from '../pages/pages.ts';
import { isOfSecondEdition } from '../platform/edition.ts';

afterEach(() => history.replaceState(null, '', '/'));

it('an address belongs to the second edition of the lobby only if it contains v2', () => {
  for (const { path } of addresses) expect(isOfSecondEdition(path), path).toBe(/\bv2\b/.test(path));
});

it('a link leads to the edition of the current address if its page has two editions', () => {
  history.replaceState(null, '', '/member');
  expect([href('home'), href('records'), href('faq')]).toEqual(['/', '/wallets/record', '/faq']);
  history.replaceState(null, '', '/member/v2');
  expect([href('home'), href('records'), href('faq')]).toEqual(['/v2', '/v2/wallets/record', '/faq']);
});
