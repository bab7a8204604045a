import { readStored, writeStored } from './storage.ts';

/*
 * Icons that are loaded as data: the server's lists name them as `set:name`, and the icon route returns their markup.
 */

/** SVG markup of an icon, and its size in the markup's units. */
export interface IconData {
  readonly body: string;
  readonly width: number;
  readonly height: number;
}

/** Loads icons by name, several of them in one request, and caches them. */
export interface IconLoader {
  /** Returns an icon if it is already loaded, otherwise undefined. */
  peek(name: string): IconData | undefined;
  /** Resolves to an icon; to undefined if it does not exist or does not arrive in time. Never rejects. */
  load(name: string): Promise<IconData | undefined>;
}

/** Hosts, fetch and cache of an icon loader. */
export interface IconLoaderOptions {
  /**
   * Hosts of the icon route in order of preference: the part of an address before `/icons/`. If there is only one host,
   * it is asked again after 750 ms without an answer.
   */
  readonly hosts: readonly string[];
  readonly fetch: (url: string, init: { readonly signal: AbortSignal }) => Promise<Response>;
  readonly kept?: {
    readonly read: () => string | undefined;
    readonly write: (text: string) => void;
  };
}

/** Maximum length of an icon request's address, in characters (docs/product-rules.md, Limits). */
const LONGEST_URL = 500;
/** Time without an answer after which the next host is asked, ms (docs/product-rules.md, Limits). */
const ROTATE_MS = 750;
/** Time after which icons count as missing, ms (docs/product-rules.md, Limits). */
const TIMEOUT_MS = 5_000;
/** Maximum number of requests for the same icons: a further one is sent after each 750 ms without an answer. */
const MOST_ATTEMPTS = 3;
/** Maximum number of icons in the device's cache. */
const MOST_KEPT = 60;

const NAME = /^([a-z\d]+(?:-[a-z\d]+)*):([a-z\d]+(?:-[a-z\d]+)*)$/;

/**
 * Returns the paths of requests for icons of one set. After a host of `hostLength` characters, no address exceeds
 * LONGEST_URL.
 */
export function iconPaths(prefix: string, names: readonly string[], hostLength = 0): string[] {
  const start = `/icons/${prefix}.json?icons=`;
  const longest = LONGEST_URL - hostLength;
  const urls: string[] = [];
  let url = '';
  for (const name of names) {
    if (url !== '' && url.length + 1 + name.length > longest) {
      urls.push(url);
      url = '';
    }
    url = url === '' ? `${start}${name}` : `${url},${name}`;
  }
  return url === '' ? urls : [...urls, url];
}

/** Creates a loader of icons, with the icons of the device's cache already loaded. */
export function createIconLoader({ hosts, fetch, kept }: IconLoaderOptions): IconLoader {
  const known = new Map<string, IconData>(readKept(kept?.read()));
  const waiting = new Map<string, Promise<IconData | undefined>>();
  /** Names of the next batch by set; it is sent in a microtask, after all current callers have added their icons. */
  const next = new Map<string, Set<string>>();
  let asked: Promise<void> | undefined;
  const hostLength = Math.max(...hosts.map(({ length }) => length));

  async function askNext(): Promise<void> {
    await Promise.resolve();
    asked = undefined;
    const sets = [...next];
    next.clear();
    await Promise.all(
      sets.flatMap(([prefix, names]) =>
        iconPaths(prefix, [...names].sort(), hostLength).map(async (path) => {
          for (const [name, icon] of await ask(path, hosts, fetch)) known.set(`${prefix}:${name}`, icon);
        }),
      ),
    );
    kept?.write(JSON.stringify([...known].slice(-MOST_KEPT)));
  }

  return {
    peek: (name) => known.get(name),
    load(name) {
      const [, prefix, own] = NAME.exec(name) ?? [];
      const here = known.get(name);
      if (here !== undefined || prefix === undefined || own === undefined) return Promise.resolve(here);
      const before = waiting.get(name);
      if (before !== undefined) return before;
      next.set(prefix, (next.get(prefix) ?? new Set()).add(own));
      const coming = (asked ??= askNext()).then(() => {
        waiting.delete(name);
        return known.get(name);
      });
      waiting.set(name, coming);
      return coming;
    },
  };
}

/** Asks one host after the other until one answers; resolves to an empty list if none answers in time. */
function ask(
  path: string,
  hosts: readonly string[],
  fetch: IconLoaderOptions['fetch'],
): Promise<readonly (readonly [string, IconData])[]> {
  return new Promise((resolve) => {
    const ended = new AbortController();
    const timers: ReturnType<typeof setTimeout>[] = [];
    const settle = (icons: readonly (readonly [string, IconData])[]): void => {
      for (const timer of timers) clearTimeout(timer);
      ended.abort();
      resolve(icons);
    };
    const attempt = async (index: number): Promise<void> => {
      try {
        const response = await fetch(`${hosts[index % hosts.length] ?? ''}${path}`, { signal: ended.signal });
        // A status below 500 means that the set does not exist on any host; after other failures the next host is
        // asked.
        if (response.ok) settle(readSet(await response.json()));
        else if (response.status < 500) settle([]);
      } catch {
        // A timer starts the next attempt.
      }
    };
    timers.push(setTimeout(() => settle([]), TIMEOUT_MS));
    for (let index = 1; index < MOST_ATTEMPTS; index++)
      timers.push(setTimeout(() => void attempt(index), index * ROTATE_MS));
    void attempt(0);
  });
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** Parses an answer of the icon route and drops invalid icons. */
function readSet(answer: unknown): (readonly [string, IconData])[] {
  if (!isRecord(answer) || !isRecord(answer['icons'])) return [];
  const { width = 16, height = 16 } = answer;
  return Object.entries(answer['icons']).flatMap(([name, icon]) => {
    const read = readIcon({ width, height, ...(isRecord(icon) ? icon : {}) });
    return read === undefined ? [] : [[name, read] as const];
  });
}

const readIcon = (icon: unknown): IconData | undefined => {
  if (!isRecord(icon)) return undefined;
  const { body, width, height } = icon;
  return typeof body === 'string' && typeof width === 'number' && typeof height === 'number'
    ? { body, width, height }
    : undefined;
};

function readKept(text: string | undefined): (readonly [string, IconData])[] {
  try {
    const entries: unknown = JSON.parse(text ?? '[]');
    if (!Array.isArray(entries)) return [];
    return entries.flatMap((entry: unknown) => {
      const [name, icon] = Array.isArray(entry) ? (entry as readonly unknown[]) : [];
      const read = readIcon(icon);
      return typeof name === 'string' && read !== undefined ? [[name, read] as const] : [];
    });
  } catch {
    return [];
  }
}

/** Returns an icon as a data URL for an img element, in which its markup can run no script. */
export const toPicture = ({ body, width, height }: IconData): string =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${body}</svg>`,
  )}`;

const KEPT_KEY = 'perya.icons';

/** Loader of the lobby's icons, which come from the lobby's own server. */
export const icons: IconLoader = createIconLoader({
  hosts: [''],
  fetch: (url, init) => fetch(url, init),
  kept: { read: () => readStored(KEPT_KEY), write: (text) => writeStored(KEPT_KEY, text) },
});
