import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { fillPath, href, isForPlay, isPage, loginHref } from './href.ts';
import { addresses, type Guard, pageList } from './pages.ts';

// The specification's list of addresses; a line is a path followed by its marks, such as `auth`.
const routes = readFileSync(new URL('routes.txt', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('/'))
  .map((line) => {
    const [path = '', ...marks] = line.split(' ');
    return { path, guard: (marks.find((mark) => mark.endsWith('auth')) ?? 'open') as Guard };
  });

/** Addresses that are not in the specification's list. */
const added = ['/fair', '/activity/red-packet-rain', '/auth/social'];

const guards = new Map(addresses.map(({ path, guard }) => [path, guard]));
const strength: Readonly<Record<Guard, number>> = { open: 0, guests: 0, 'activity-auth': 1, auth: 2 };

describe('pages', () => {
  it('have only addresses of the specification, apart from the three added ones', () => {
    const known = new Set([...routes.map(({ path }) => path), ...added]);
    expect(addresses.filter(({ path }) => !known.has(path))).toEqual([]);
  });

  it('share no address', () => {
    expect(new Set(addresses.map(({ path }) => path)).size).toBe(addresses.length);
  });

  it('have guards at least as strict as in the specification', () => {
    const built = routes.filter(({ path }) => guards.has(path));
    expect(built.length).toBeGreaterThan(0);
    const weaker = built.filter(({ path, guard }) => strength[guards.get(path) ?? 'open'] < strength[guard]);
    expect(weaker).toEqual([]);
  });

  it('have their code in files of src/features that end in -page.tsx', () => {
    const table = readFileSync(new URL('pages.ts', import.meta.url), 'utf8');
    const files = [...table.matchAll(/import\('(?<file>[^']+)'\)/g)].map(
      ({ groups }) => groups?.['file'] ?? '',
    );
    expect(files).toHaveLength(pageList.length);
    expect(files.filter((file) => !/^\.\.\/features\/[\w-]+\/[\w-]+-page\.tsx$/.test(file))).toEqual([]);
    expect(files.filter((file) => !existsSync(new URL(file, import.meta.url)))).toEqual([]);
  });
});

describe('a player on a break', () => {
  it('is kept from all addresses of games, deposits and activities, and from no other page', () => {
    const nothing = new URLSearchParams();
    const kept = addresses.filter(({ path }) => isForPlay(path, nothing)).map(({ path }) => path);
    expect(kept.filter((path) => !path.startsWith('/activity/'))).toEqual([
      '/game/start',
      '/rank',
      '/rank/v2',
      '/wallets',
      '/wallets/v2',
    ]);
    expect(addresses.filter(({ path }) => path.startsWith('/activity/') && !kept.includes(path))).toEqual([]);
    expect(isForPlay('/wallets', new URLSearchParams('name=withdraw'))).toBe(false);
    expect(isForPlay('/WALLETS/', new URLSearchParams('name=deposit'))).toBe(true);
  });
});

describe('links', () => {
  it('to an event that is over lead to the list of all events', () => {
    for (const path of ['/bonus/event', '/bonus/event/v2']) expect(isPage('bonus', path), path).toBe(true);
  });

  it('to a page lead to its main address', () => {
    expect(href('jackpot')).toBe('/activity/jackpot');
    expect(href('home')).toBe('/');
  });

  it('contain the parameters of the address, URL-encoded', () => {
    expect(fillPath('/feedback/record/:id', { id: 'a/b' })).toBe('/feedback/record/a%2Fb');
    expect(fillPath('/withdrawal/:name/:step', { name: 'gcash', step: '2' })).toBe('/withdrawal/gcash/2');
  });

  it('are recognised as a page’s by every address of that page', () => {
    expect(isPage('home', '/v2')).toBe(true);
    expect(isPage('member', '/member/v2')).toBe(true);
    expect(isPage('home', '/member')).toBe(false);
  });

  it('to the log-in contain the address to return to, with its query', () => {
    const query = new URL(loginHref('/?gameId=1001&x=a b'), 'https://perya.test').searchParams;
    expect(query.get('redirect')).toBe('/?gameId=1001&x=a b');
  });
});
