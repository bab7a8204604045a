import { expect, it } from 'vitest';
import { addresses, pageList } from '../../src/pages/pages.ts';
import { pageViews } from './page-list.ts';

it('the list of photographed pages contains every page of the lobby', () => {
  const listed = new Set(pageViews(addresses).map(({ path }) => path));
  const own = pageList.map(([, { path }]) => path);
  expect(own.filter((path) => !path.includes(':') && !listed.has(path))).toEqual([]);
});

it('a second address of a page is photographed only if the page looks different there', () => {
  const views = pageViews([
    { path: '/wallets/record', guard: 'auth', name: 'records' },
    { path: '/v2/wallets/record', guard: 'auth', name: 'records' },
    { path: '/', guard: 'open', name: 'home' },
    { path: '/v2', guard: 'open', name: 'home' },
    { path: '/auth/login', guard: 'guests', name: 'login' },
    { path: '/auth/accountLogin', guard: 'guests', name: 'login' },
  ]);
  expect(views.map(({ name }) => name)).toEqual([
    'wallets-record',
    'home',
    'auth-login',
    'auth-accountlogin',
  ]);
});

it('a page that has an address in the second edition (/v2) is photographed there too', () => {
  const second = new Map(pageViews(addresses).map(({ path, secondPath }) => [path, secondPath]));
  expect(second.get('/')).toBe('/v2');
  expect(second.get('/member')).toBe('/member/v2');
  expect(second.get('/faq')).toBeUndefined();
});

it('pages for players are photographed with a player logged in, all others as a guest', () => {
  const asPlayer = new Map(pageViews(addresses).map(({ path, asPlayer: is }) => [path, is]));
  expect(asPlayer.get('/member')).toBe(true);
  expect(asPlayer.get('/auth/login')).toBe(false);
  expect(asPlayer.get('/')).toBe(false);
});

it('every photographed page has a file name of its own', () => {
  const files = pageViews(addresses).map(({ name }) => name);
  expect(new Set(files).size).toBe(files.length);
});
