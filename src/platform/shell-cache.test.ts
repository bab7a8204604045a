import { describe, expect, it } from 'vitest';
import { createShellCache, type ShellCacheOptions, type ShellFile } from './shell-cache.ts';

const ORIGIN = 'https://perya.test';

/** The browser's caches, as far as the worker uses them. */
function fakeCaches() {
  const stores = new Map<string, Map<string, Response>>();
  const match = (key: string, names: Iterable<string>): Response | undefined => {
    for (const name of names) {
      const found = stores.get(name)?.get(key);
      if (found) return found.clone();
    }
    return undefined;
  };
  const caches = {
    keys: async () => [...stores.keys()],
    delete: async (name: string) => stores.delete(name),
    match: async (key: string, { cacheName }: MultiCacheQueryOptions = {}) =>
      match(key, cacheName === undefined ? stores.keys() : [cacheName]),
    open: async (name: string) => {
      const store = stores.get(name) ?? new Map<string, Response>();
      stores.set(name, store);
      return { put: async (key: string, response: Response) => void store.set(key, response) };
    },
  };
  return { stores, caches: caches as unknown as ShellCacheOptions['caches'] };
}

/** A site that counts what is fetched; without a network every fetch fails. */
function fakeSite(pages: Record<string, string>) {
  const fetched: string[] = [];
  const site = { pages, fetched, isOnline: true, fetch: undefined as never as ShellCacheOptions['fetch'] };
  site.fetch = async (url, { cache }) => {
    if (!site.isOnline) throw new TypeError('Failed to fetch');
    const path = url.slice(ORIGIN.length);
    fetched.push(cache === undefined ? path : `${path} (${cache})`);
    const body = site.pages[path];
    return new Response(body ?? 'missing', { status: body === undefined ? 404 : 200 });
  };
  return site;
}

const FILES: readonly ShellFile[] = [
  { path: '/index.html', revision: '1' },
  { path: '/app.html', revision: '1' },
  { path: '/assets/shell-1.js' },
];

function begin(
  pages: Record<string, string> = {
    '/index.html': 'page 1',
    '/app.html': 'empty page 1',
    '/assets/shell-1.js': 'shell 1',
  },
) {
  const browser = fakeCaches();
  const site = fakeSite(pages);
  const shellOf = (version: string, files: readonly ShellFile[]) =>
    createShellCache({ files, version, origin: ORIGIN, caches: browser.caches, fetch: site.fetch });
  return { ...browser, site, shellOf, shell: shellOf('one', FILES) };
}

const navigate = (path: string) => ({ method: 'GET', mode: 'navigate', url: `${ORIGIN}${path}` }) as const;
const load = (path: string) => ({ method: 'GET', mode: 'cors', url: `${ORIGIN}${path}` }) as const;

describe('the shell without a network', () => {
  it.each([
    ['/', 'page 1'],
    ['/index.html', 'page 1'],
    ['/?type=slots', 'empty page 1'],
    ['/jackpot', 'empty page 1'],
    ['/member/vip?from=home', 'empty page 1'],
    ['/jackpot?invite=a.b', 'empty page 1'],
    ['/apple', 'empty page 1'],
  ])('a page at %s is the kept %s', async (path, text) => {
    const { shell, site } = begin();
    await shell.fill();
    site.isOnline = false;
    expect(await (await shell.respond(navigate(path)))?.text()).toBe(text);
  });

  it('a file of the shell is the kept file', async () => {
    const { shell, site } = begin();
    await shell.fill();
    site.isOnline = false;
    expect(await (await shell.respond(load('/assets/shell-1.js')))?.text()).toBe('shell 1');
  });
});

it.each([
  '/app/v1/refreshData',
  '/art/manifest.json',
  '/tiles/1.webp',
  '/docs/api',
  '/dev',
  '/build.json?t=1',
])('%s is left to the network, however it is asked for', async (path) => {
  const { shell } = begin();
  await shell.fill();
  expect(shell.respond(navigate(path))).toBeUndefined();
  expect(shell.respond(load(path))).toBeUndefined();
});

it('what is sent, what another site has and what is no page is left to the network', () => {
  const { shell } = begin();
  expect(shell.respond({ ...navigate('/'), method: 'POST' })).toBeUndefined();
  expect(shell.respond({ ...navigate('/'), url: 'https://other.test/' })).toBeUndefined();
  expect(shell.respond(load('/jackpot'))).toBeUndefined();
});

it('a page past the browser’s own cache, a file with a hash in its name through it', async () => {
  const { shell, site } = begin();
  await shell.fill();
  expect(site.fetched).toEqual(['/index.html (reload)', '/app.html (reload)', '/assets/shell-1.js']);
});

it('is not filled when a file cannot be had', async () => {
  const { shell } = begin({ '/index.html': 'page 1', '/app.html': 'empty page 1' });
  await expect(shell.fill()).rejects.toThrow('/assets/shell-1.js could not be fetched: 404');
});

it('what the browser has thrown away comes from the network', async () => {
  const { shell, stores } = begin();
  await shell.fill();
  stores.get('perya-shell-one')?.clear();
  expect(await (await shell.respond(navigate('/')))?.text()).toBe('page 1');
});

describe('a new build', () => {
  const NEXT: readonly ShellFile[] = [
    { path: '/index.html', revision: '2' },
    { path: '/app.html', revision: '1' },
    { path: '/assets/shell-1.js' },
  ];

  it('waits with its own page while the old one keeps its, and fetches only what has changed', async () => {
    const { shell, shellOf, site } = begin();
    await shell.fill();
    site.pages['/index.html'] = 'page 2';
    site.fetched.length = 0;
    const next = shellOf('two', NEXT);
    await next.fill();
    expect(site.fetched).toEqual(['/index.html (reload)']);
    expect(await (await shell.respond(navigate('/')))?.text()).toBe('page 1');
    expect(await (await next.respond(navigate('/')))?.text()).toBe('page 2');
    expect(await (await next.respond(load('/assets/shell-1.js')))?.text()).toBe('shell 1');
  });

  it('takes the place of every older one when it begins', async () => {
    const { shell, shellOf, stores } = begin();
    await shell.fill();
    stores.set('workbox-precache-v2', new Map());
    const next = shellOf('two', NEXT);
    await next.fill();
    await next.removeOthers();
    expect([...stores.keys()]).toEqual(['perya-shell-two']);
  });
});
