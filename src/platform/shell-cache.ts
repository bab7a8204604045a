/** A file of the lobby's shell, as the build lists it. */
export interface ShellFile {
  /** From the site's root, with its slash. */
  readonly path: string;
  /** Changes with the content of a file whose name does not. */
  readonly revision?: string;
}

/** What a service worker keeps of one build. */
export interface ShellCache {
  /** Fetches what no earlier build has left here. Rejects when a file cannot be had. */
  fill(): Promise<void>;
  /** Deletes what other builds have left. */
  removeOthers(): Promise<void>;
  /** Returns the response to a request for the shell; undefined when it is for anything else. */
  respond(request: Pick<Request, 'method' | 'mode' | 'url'>): Promise<Response> | undefined;
}

/** What a shell cache is made of; `version` names the build. */
export interface ShellCacheOptions {
  readonly files: readonly ShellFile[];
  readonly version: string;
  readonly origin: string;
  readonly caches: Pick<CacheStorage, 'delete' | 'keys' | 'match' | 'open'>;
  readonly fetch: (url: string, init: RequestInit) => Promise<Response>;
}

/** The lobby as it begins, and the page of all other addresses. */
const LOBBY = '/index.html';
const ANY_PAGE = '/app.html';

/** Addresses that are the server's, or a file's: never a page of the lobby. */
const NOT_A_PAGE = /^\/(?:app|art|tiles|docs|dev)(?:\/|$)|\.\w+$/;

/**
 * Creates the cache of one build's shell. Each build has a cache of its own, so that pages of an older build keep
 * theirs until the new worker takes over; a file that both have is fetched once.
 */
export function createShellCache(options: ShellCacheOptions): ShellCache {
  const { files, version, origin, caches, fetch } = options;
  const name = `perya-shell-${version}`;
  const keys = new Map(
    files.map(({ path, revision }) => [
      path,
      `${origin}${path}${revision === undefined ? '' : `?revision=${revision}`}`,
    ]),
  );

  async function fetchFile({ path, revision }: ShellFile): Promise<Response> {
    // A name that stays may stand for an older file in the browser's own cache.
    const init: RequestInit = {
      credentials: 'same-origin',
      ...(revision === undefined ? {} : { cache: 'reload' }),
    };
    const response = await fetch(`${origin}${path}`, init);
    if (!response.ok) throw new Error(`${path} could not be fetched: ${response.status}`);
    return response;
  }

  async function read(path: string): Promise<Response> {
    const kept = await caches.match(keys.get(path) ?? path, { cacheName: name });
    // The browser may have thrown it away to make room.
    return kept ?? fetch(`${origin}${path}`, { credentials: 'same-origin' });
  }

  return {
    async fill() {
      const cache = await caches.open(name);
      await Promise.all(
        files.map(async (file) => {
          const key = keys.get(file.path) ?? file.path;
          await cache.put(key, (await caches.match(key)) ?? (await fetchFile(file)));
        }),
      );
    },
    async removeOthers() {
      const others = (await caches.keys()).filter((other) => other !== name);
      await Promise.all(others.map((other) => caches.delete(other)));
    },
    respond({ method, mode, url }) {
      const { origin: asked, pathname, search } = new URL(url);
      if (method !== 'GET' || asked !== origin) return undefined;
      if (keys.has(pathname)) return read(pathname);
      if (mode !== 'navigate' || NOT_A_PAGE.test(pathname)) return undefined;
      return read(pathname === '/' && search === '' ? LOBBY : ANY_PAGE);
    },
  };
}
