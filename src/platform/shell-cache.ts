import { withinStorageTime } from './storage-time.ts';

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

/** Longest time to write one fetched file to the cache, ms; many are written at the same time. */
const WRITE_MS = 20_000;

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

  const match = (path: string, cacheName?: string): Promise<Response | undefined> =>
    withinStorageTime(caches.match(`${origin}${path}`, cacheName === undefined ? undefined : { cacheName }));

  /** Returns the list of the build that is served; a failed read is forgotten, so that the next one tries again. */
  function readKept(): Promise<ShellList | undefined> {
    kept ??= match(LIST, CACHE).then(async (list) => (await list?.json()) as ShellList | undefined);
    kept.catch(() => {
      kept = undefined;
    });
    return kept;
  }

  /** Writes a file to a cache. Its body is read first, so that the time limit does not include the network. */
  async function write(cache: Cache, path: string, response: Response): Promise<void> {
    const { status, statusText, headers } = response;
    const whole = new Response(await response.arrayBuffer(), { status, statusText, headers });
    await withinStorageTime(cache.put(`${origin}${path}`, whole), { ms: WRITE_MS });
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
    const before = await readKept();
    const list = await fetchList();
    if (list.version === before?.version) return;
    const cache = await withinStorageTime(caches.open(cacheOf(list)));
    await Promise.all(
      list.files.map(async (path) => {
        const known = HASHED.test(path) ? await match(path) : undefined;
        await write(cache, path, known ?? (await fetchFile(path)));
      }),
    );
    if ((await fetchList()).version !== list.version)
      throw new Error('Another build came while this one was fetched: its pages may be among the files.');
    const stored = new Response(JSON.stringify(list), { headers: { 'content-type': 'application/json' } });
    await write(await withinStorageTime(caches.open(CACHE)), LIST, stored);
    kept = Promise.resolve(list);
    // The previous build stays, because pages of it may still be open.
    const stay = new Set([CACHE, cacheOf(list), ...(before === undefined ? [] : [cacheOf(before)])]);
    const others = (await withinStorageTime(caches.keys())).filter((name) => !stay.has(name));
    await Promise.all(others.map((name) => withinStorageTime(caches.delete(name))));
  }

  async function findSteady(path: string): Promise<Response | undefined> {
    const list = await readKept();
    return list === undefined ? undefined : match(path, cacheOf(list));
  }

  /**
   * Responds with a cached file. Fetches it if it is missing in the cache, for example because the browser freed space, or
   * if the cache fails or gives no answer.
   */
  const respondWith = async (path: string, finding: Promise<Response | undefined>): Promise<Response> =>
    (await finding.catch(() => undefined)) ?? fetch(`${origin}${path}`, { credentials: 'same-origin' });

  const readSteady = (path: string): Promise<Response> => respondWith(path, findSteady(path));
  /** Reads a file from the cache of any build: an open page may belong to a previous one. */
  const readHashed = (path: string): Promise<Response> => respondWith(path, match(path));

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
