/** A build as shell.json describes it. */
export interface ShellList {
  readonly version: string;
  /** Paths of the files of the lobby's shell, from the site's root, with a leading slash. */
  readonly files: readonly string[];
}

/** A service worker's cache of the lobby. */
export interface ShellCache {
  /**
   * Caches the newest build unless it is cached already; from then on pages are served from it. Fetches only files
   * that no other build has cached. Rejects, and leaves everything as it was, when a file cannot be fetched.
   */
  update(): Promise<void>;
  /** Returns the response to a request for the shell; undefined for any other request. */
  respond(request: Pick<Request, 'method' | 'mode' | 'url'>): Promise<Response> | undefined;
}

/** Options of a shell cache. */
export interface ShellCacheOptions {
  readonly origin: string;
  readonly caches: Pick<CacheStorage, 'delete' | 'keys' | 'match' | 'open'>;
  readonly fetch: (url: string, init: RequestInit) => Promise<Response>;
}

/** The lobby in its initial state, and the page of all other addresses. */
const LOBBY = '/index.html';
const ANY_PAGE = '/app.html';

/** Files that keep their names while their content changes from build to build. */
const STEADY = new Set([LOBBY, ANY_PAGE, '/manifest.webmanifest']);

/** Kinds of files that a shell may have; their names contain their content's hash. */
const HASHED = /^\/assets\/(?:[^/]*\.(?:js|css|woff2)|satellite-antenna-[^/]*\.webp)$/;

/** Addresses of the server or of files: never a page of the lobby. */
const NOT_A_PAGE = /^\/(?:app|art|tiles|docs|dev)(?:\/|$)|\.\w+$/;

const LIST = '/shell.json';
/** Cache of the current build's list. Those of the builds' files have the version after a dash. */
const CACHE = 'perya-shell';
const cacheOf = ({ version }: ShellList): string => `${CACHE}-${version}`;

/**
 * Creates the cache of the lobby's shell. Each build has its own cache. The worker stays the same from build to
 * build, so that no page ever waits for one worker to replace another: Chromium lets a request at that moment hang.
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
    // The browser's own cache may hold an older file under an unhashed name.
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
    await (await caches.open(CACHE)).put(`${origin}${LIST}`, Response.json(list));
    kept = Promise.resolve(list);
    // Pages of the previous build may still be open.
    const stay = new Set([CACHE, cacheOf(list), ...(before === undefined ? [] : [cacheOf(before)])]);
    const others = (await caches.keys()).filter((name) => !stay.has(name));
    await Promise.all(others.map((name) => caches.delete(name)));
  }

  // The browser may have evicted a missing file to free space.
  const fromNetwork = (path: string) => fetch(`${origin}${path}`, { credentials: 'same-origin' });

  async function readSteady(path: string): Promise<Response> {
    const list = await (kept ??= readKept());
    const found =
      list === undefined ? undefined : caches.match(`${origin}${path}`, { cacheName: cacheOf(list) });
    return (await found) ?? fromNetwork(path);
  }

  /** From any build: an open page may belong to a previous one. */
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
