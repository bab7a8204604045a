import { expect, it } from 'vitest';
import { addresses } from '../../src/pages/pages.ts';
import { pageViews } from './page-list.ts';

it('every page of the product is on the list', () => {
  const listed = new Set(pageViews(addresses).map(({ path }) => path));
  const own = addresses.map(({ path }) => path.replaceAll(/\/(v2|index)\b/g, '') || '/');
  expect(own.filter((path) => !path.includes(':') && !listed.has(path))).toEqual([]);
});

it('another spelling of the same page is not another page', () => {
  const views = pageViews([
    { path: '/wallets/record', guard: 'auth', name: 'records' },
    { path: '/v2/wallets/record', guard: 'auth', name: 'records' },
    { path: '/', guard: 'open', name: 'home' },
    { path: '/v2', guard: 'open', name: 'home' },
  ]);
  expect(views.map(({ name }) => name)).toEqual(['wallets-record', 'home']);
});

it('pages for players are seen as a player, pages for guests as a guest', () => {
  const asPlayer = new Map(pageViews(addresses).map(({ path, asPlayer: is }) => [path, is]));
  expect(asPlayer.get('/member')).toBe(true);
  expect(asPlayer.get('/auth/login')).toBe(false);
  expect(asPlayer.get('/')).toBe(false);
});

it('no two pages share a file', () => {
  const files = pageViews(addresses).map(({ name }) => name);
  expect(new Set(files).size).toBe(files.length);
});
