/** Version and files of a build, as listed in shell.json. */
export interface ShellList {
  readonly version: string;
  /** Paths of the files that the lobby needs offline, with a leading slash. */
  readonly files: readonly string[];
}

/** A service worker's cache of the files that the lobby needs offline. */
export interface ShellCache {
  /**
   * Caches the newest build unless it is cached; from then on pages are served from the cache. Fetches only files that
   * no other build has cached. If a file cannot be fetched, rejects and leaves the cache unchanged.
   */
  update(): Promise<void>;
  /** Returns the response to a request for a page or a cached kind of file; undefined for all other requests. */
  respond(request: Pick<Request, 'method' | 'mode' | 'url'>): Promise<Response> | undefined;
}

/** Origin, caches and fetch of a shell cache. */
export interface ShellCacheOptions {
  readonly origin: string;
  readonly caches: Pick<CacheStorage, 'delete' | 'keys' | 'match' | 'open'>;
  readonly fetch: (url: string, init: RequestInit) => Promise<Response>;
}

/** Two documents: LOBBY is the prerendered lobby, ANY_PAGE the empty page for all other addresses. */
const LOBBY = '/index.html';
const ANY_PAGE = '/app.html';

/** Files whose names stay the same while their content changes from build to build. */
const STEADY = new Set([LOBBY, ANY_PAGE, '/manifest.webmanifest']);

/** Paths of cached files whose names contain a hash of their content. */
const HASHED = /^\/assets\/(?:[^/]*\.(?:js|css|woff2)|satellite-antenna-[^/]*\.webp)$/;

/** Paths of the server or of files, which are never pages of the lobby. */
const NOT_A_PAGE = /^\/(?:app|art|tiles|docs|dev)(?:\/|$)|\.\w+$/;

const LIST = '/shell.json';
/** Cache with the current build's list of files. The caches of the files append a dash and the build's version. */
const CACHE = 'perya-shell';
const cacheOf = ({ version }: ShellList): string => `${CACHE}-${version}`;

/**
 * Creates the cache of the lobby's files, with one browser cache for each build. The worker's own file stays the same
 * from build to build, so no worker ever replaces another: Chromium lets requests hang while that happens.
 */
export function createShellCache({ origin, caches, fetch }: ShellCacheOptions): ShellCache {
  let kept: Promise<ShellList | undefined> | undefined;
  let updating: Promise<void> | undefined;

  async function readKept(): Promise<ShellList | undefined> {
    return (await (await caches.match(`${origin}${LIST}`, { cacheName: CACHE }))?.json()) as
      | ShellList
      | undefined;
  }

  async function fetchFile(path: string): Promise<Response> {
    // For names without a hash, the browser's own HTTP cache may hold an older file: go past it.
    const init: RequestInit = {
      credentials: 'same-origin',
      ...(HASHED.test(path) ? {} : { cache: 'reload' }),
    };
    const response = await fetch(`${origin}${path}`, init);
    if (!response.ok) throw new Error(`${path} could not be fetched: ${response.status}`);
    return response;
  }

  const fetchList = async (): Promise<ShellList> => (await (await fetchFile(LIST)).json()) as ShellList;

  async function fetchNewest(): Promise<void> {
    const before = await (kept ??= readKept());
    const list = await fetchList();
    if (list.version === before?.version) return;
    const cache = await caches.open(cacheOf(list));
    await Promise.all(
      list.files.map(async (path) => {
        const url = `${origin}${path}`;
        const known = HASHED.test(path) ? await caches.match(url) : undefined;
        await cache.put(url, known ?? (await fetchFile(path)));
      }),
    );
    if ((await fetchList()).version !== list.version)
      throw new Error('Another build came while this one was fetched: its pages may be among the files.');
    await (await caches.open(CACHE)).put(`${origin}${LIST}`, new Response(JSON.stringify(list)));
    kept = Promise.resolve(list);
    // The previous build stays, because pages of it may still be open.
    const stay = new Set([CACHE, cacheOf(list), ...(before === undefined ? [] : [cacheOf(before)])]);
    const others = (await caches.keys()).filter((name) => !stay.has(name));
    await Promise.all(others.map((name) => caches.delete(name)));
  }

  // Fetches a file that is missing in the cache, for example because the browser freed space.
  const fromNetwork = (path: string) => fetch(`${origin}${path}`, { credentials: 'same-origin' });

  async function readSteady(path: string): Promise<Response> {
    const list = await (kept ??= readKept());
    const found =
      list === undefined ? undefined : caches.match(`${origin}${path}`, { cacheName: cacheOf(list) });
    return (await found) ?? fromNetwork(path);
  }

  /** Reads a file from the cache of any build: an open page may belong to a previous one. */
  async function readHashed(path: string): Promise<Response> {
    return (await caches.match(`${origin}${path}`)) ?? fromNetwork(path);
  }

  return {
    update: () =>
      (updating ??= fetchNewest().finally(() => {
        updating = undefined;
      })),
    respond({ method, mode, url }) {
      const { origin: asked, pathname, search } = new URL(url);
      if (method !== 'GET' || asked !== origin) return undefined;
      if (STEADY.has(pathname)) return readSteady(pathname);
      if (HASHED.test(pathname)) return readHashed(pathname);
      if (mode !== 'navigate' || NOT_A_PAGE.test(pathname)) return undefined;
      return readSteady(pathname === '/' && search === '' ? LOBBY : ANY_PAGE);
    },
  };
}
