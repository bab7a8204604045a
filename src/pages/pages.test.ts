import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { fillPath, href, isForPlay, isPage, loginHref } from './href.ts';
import { addresses, type Guard, pageList } from './pages.ts';

// The specification's list: a path followed by its marks.
const routes = readFileSync(new URL('routes.txt', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('/'))
  .map((line) => {
    const [path = '', ...marks] = line.split(' ');
    return { path, guard: (marks.find((mark) => mark.endsWith('auth')) ?? 'open') as Guard };
  });

/** Pages that are not in the specification's list. */
const added = ['/fair', '/activity/red-packet-rain', '/auth/social'];

const guards = new Map(addresses.map(({ path, guard }) => [path, guard]));
const strength: Readonly<Record<Guard, number>> = { open: 0, guests: 0, 'activity-auth': 1, auth: 2 };

describe('pages', () => {
  it('have addresses of the specification, apart from the added ones', () => {
    const known = new Set([...routes.map(({ path }) => path), ...added]);
    expect(addresses.filter(({ path }) => !known.has(path))).toEqual([]);
  });

  it('have each address once', () => {
    expect(new Set(addresses.map(({ path }) => path)).size).toBe(addresses.length);
  });

  it('are guarded at least as strictly as in the specification', () => {
    const built = routes.filter(({ path }) => guards.has(path));
    expect(built.length).toBeGreaterThan(0);
    const weaker = built.filter(({ path, guard }) => strength[guards.get(path) ?? 'open'] < strength[guard]);
    expect(weaker).toEqual([]);
  });

  it("have their code in a feature's file that ends in -page", () => {
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
  it('is kept from games, deposits and activities, by all their addresses, and from nothing else', () => {
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
  it('lead to the page of all events when they point to an event that is over', () => {
    for (const path of ['/bonus/event', '/bonus/event/v2']) expect(isPage('bonus', path), path).toBe(true);
  });

  it('lead to the page’s own address', () => {
    expect(href('jackpot')).toBe('/activity/jackpot');
    expect(href('home')).toBe('/');
  });

  it('fill in the parameters of an address, escaped', () => {
    expect(fillPath('/feedback/record/:id', { id: 'a/b' })).toBe('/feedback/record/a%2Fb');
    expect(fillPath('/withdrawal/:name/:step', { name: 'gcash', step: '2' })).toBe('/withdrawal/gcash/2');
  });

  it('recognise a page by each of its addresses', () => {
    expect(isPage('home', '/v2')).toBe(true);
    expect(isPage('member', '/member/v2')).toBe(true);
    expect(isPage('home', '/member')).toBe(false);
  });

  it('keep the way back with its query through the log-in', () => {
    const query = new URL(loginHref('/?gameId=1001&x=a b'), 'https://perya.test').searchParams;
    expect(query.get('redirect')).toBe('/?gameId=1001&x=a b');
  });
});
