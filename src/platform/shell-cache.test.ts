import { describe, expect, it, vi } from 'vitest';
import { createShellCache, type ShellCacheOptions } from './shell-cache.ts';
import { STORAGE_MS } from './storage-time.ts';

const ORIGIN = 'https://perya.test';

/** Fakes the parts of the browser's CacheStorage that the worker uses. */
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

/** Fakes a site that records fetches; while it is not online, every fetch fails. */
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

const listOf = (version: string, files: readonly string[]) => JSON.stringify({ version, files });
const FILES = ['/index.html', '/app.html', '/assets/shell-1.js'];
const FIRST: Readonly<Record<string, string>> = {
  '/shell.json': listOf('one', FILES),
  '/index.html': 'page 1',
  '/app.html': 'empty page 1',
  '/assets/shell-1.js': 'shell 1',
};
const NEXT: Readonly<Record<string, string>> = {
  '/shell.json': listOf('two', [...FILES, '/assets/shell-2.js']),
  '/index.html': 'page 2',
  '/app.html': 'empty page 2',
  '/assets/shell-1.js': 'shell 1',
  '/assets/shell-2.js': 'shell 2',
};

function begin() {
  const browser = fakeCaches();
  const site = fakeSite({ ...FIRST });
  const start = () =>
    createShellCache({ origin: ORIGIN, caches: browser.caches, fetch: (url, init) => site.fetch(url, init) });
  return { ...browser, site, start, shell: start() };
}

const navigate = (path: string) => ({ method: 'GET', mode: 'navigate', url: `${ORIGIN}${path}` }) as const;
const load = (path: string) => ({ method: 'GET', mode: 'cors', url: `${ORIGIN}${path}` }) as const;

describe('the cached lobby without a network', () => {
  it.each([
    ['/', 'page 1'],
    ['/index.html', 'page 1'],
    ['/?type=slots', 'empty page 1'],
    ['/jackpot', 'empty page 1'],
    ['/member/vip?from=home', 'empty page 1'],
    ['/jackpot?invite=a.b', 'empty page 1'],
    ['/apple', 'empty page 1'],
  ])('serves a page for the address %s: the cached text "%s"', async (path, text) => {
    const { shell, site } = begin();
    await shell.update();
    site.isOnline = false;
    expect(await (await shell.respond(navigate(path)))?.text()).toBe(text);
  });

  it('serves a script of the build', async () => {
    const { shell, site } = begin();
    await shell.update();
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
])('requests for %s are left to the network, as pages and as files', async (path) => {
  const { shell } = begin();
  await shell.update();
  expect(shell.respond(navigate(path))).toBeUndefined();
  expect(shell.respond(load(path))).toBeUndefined();
});

it('POST requests, requests to other sites and requests for paths of pages by scripts are left to the network', () => {
  const { shell } = begin();
  expect(shell.respond({ ...navigate('/'), method: 'POST' })).toBeUndefined();
  expect(shell.respond({ ...navigate('/'), url: 'https://other.test/' })).toBeUndefined();
  expect(shell.respond(load('/jackpot'))).toBeUndefined();
});

it('pages are fetched past the browser’s own cache, and files with a hash in their name through it', async () => {
  const { shell, site } = begin();
  await shell.update();
  expect(site.fetched).toEqual([
    '/shell.json (reload)',
    '/index.html (reload)',
    '/app.html (reload)',
    '/assets/shell-1.js',
    '/shell.json (reload)',
  ]);
});

it('the lobby is not cached if one of its files cannot be fetched', async () => {
  const { shell, site, start } = begin();
  delete site.pages['/assets/shell-1.js'];
  await expect(shell.update()).rejects.toThrow('/assets/shell-1.js could not be fetched: 404');
  site.isOnline = false;
  await expect(start().respond(navigate('/'))).rejects.toThrow('Failed to fetch');
});

it('files that the browser has evicted from the cache are fetched from the network', async () => {
  const { shell, stores } = begin();
  await shell.update();
  stores.get('perya-shell-one')?.clear();
  expect(await (await shell.respond(navigate('/')))?.text()).toBe('page 1');
  stores.clear();
  expect(await (await shell.respond(load('/assets/shell-1.js')))?.text()).toBe('shell 1');
});

describe('a cache that fails', () => {
  it('is skipped if it gives no answer: files come from the network', async () => {
    vi.useFakeTimers();
    try {
      const { shell, caches } = begin();
      await shell.update();
      vi.spyOn(caches, 'match').mockReturnValue(new Promise(() => undefined));
      const page = shell.respond(navigate('/'));
      const script = shell.respond(load('/assets/shell-1.js'));
      await vi.advanceTimersByTimeAsync(STORAGE_MS);
      expect(await (await page)?.text()).toBe('page 1');
      expect(await (await script)?.text()).toBe('shell 1');
    } finally {
      vi.useRealTimers();
    }
  });

  it('is skipped for that page only, and read again for the next one', async () => {
    const { shell, caches, site, start } = begin();
    await shell.update();
    const restarted = start();
    vi.spyOn(caches, 'match').mockRejectedValueOnce(new DOMException('', 'UnknownError'));
    expect(await (await restarted.respond(navigate('/')))?.text()).toBe('page 1');
    site.isOnline = false;
    expect(await (await restarted.respond(navigate('/')))?.text()).toBe('page 1');
  });

  it('does not block later updates if it gives no answer to one', async () => {
    vi.useFakeTimers();
    try {
      const { shell, caches } = begin();
      const open = vi.spyOn(caches, 'open').mockReturnValueOnce(new Promise(() => undefined));
      const failed = shell.update().catch((error: unknown) => String(error));
      await vi.advanceTimersByTimeAsync(STORAGE_MS);
      expect(await failed).toContain('gave no answer');
      await shell.update();
      expect(open).toHaveBeenCalledTimes(3);
    } finally {
      vi.useRealTimers();
    }
  });
});

describe('a new build', () => {
  const answers = async (shell: ReturnType<typeof createShellCache>, path = '/') =>
    (await shell.respond(navigate(path)))?.text();

  it('is served when all its files are cached, and only files that no other build has cached are fetched', async () => {
    const { shell, site } = begin();
    await shell.update();
    site.pages = { ...NEXT };
    expect(await answers(shell)).toBe('page 1');
    site.fetched.length = 0;
    await shell.update();
    expect(site.fetched).not.toContain('/assets/shell-1.js');
    expect(site.fetched).toContain('/assets/shell-2.js');
    site.isOnline = false;
    expect(await answers(shell)).toBe('page 2');
    expect(await answers(shell, '/jackpot')).toBe('empty page 2');
  });

  it('leaves the previous build’s files in the cache for open pages, and deletes those of older builds', async () => {
    const { shell, site, stores } = begin();
    stores.set('workbox-precache-v2', new Map());
    await shell.update();
    site.pages = {
      ...NEXT,
      '/shell.json': listOf('two', ['/index.html', '/app.html', '/assets/shell-2.js']),
    };
    await shell.update();
    site.isOnline = false;
    expect(await (await shell.respond(load('/assets/shell-1.js')))?.text()).toBe('shell 1');
    site.isOnline = true;
    site.pages = { ...NEXT, '/shell.json': listOf('three', FILES) };
    await shell.update();
    expect([...stores.keys()].toSorted()).toEqual(['perya-shell', 'perya-shell-three', 'perya-shell-two']);
  });

  it('is not served if one of its files fails: the previous build stays, also after a restart of the worker', async () => {
    const { shell, site, start } = begin();
    await shell.update();
    site.pages = { ...NEXT };
    delete site.pages['/assets/shell-2.js'];
    await expect(shell.update()).rejects.toThrow('/assets/shell-2.js');
    expect(await answers(shell)).toBe('page 1');
    expect(await answers(start())).toBe('page 1');
  });

  it('is not served if the server’s build changes during the fetch; the newest build is served after the next update', async () => {
    const { shell, site } = begin();
    await shell.update();
    site.pages = { ...NEXT };
    const fetch = site.fetch;
    site.fetch = async (url, init) => {
      const response = await fetch(url, init);
      if (url.endsWith('/index.html')) site.pages['/shell.json'] = listOf('three', FILES);
      return response;
    };
    await expect(shell.update()).rejects.toThrow('Another build came');
    expect(await answers(shell)).toBe('page 1');
    await shell.update();
    expect(await answers(shell)).toBe('page 2');
  });

  it('is fetched once, however many pages ask for it at the same time', async () => {
    const { shell, site } = begin();
    await Promise.all([shell.update(), shell.update(), shell.update()]);
    expect(site.fetched.filter((path) => path.startsWith('/index.html'))).toHaveLength(1);
    site.fetched.length = 0;
    await shell.update();
    expect(site.fetched).toEqual(['/shell.json (reload)']);
  });
});
