import type { Page } from '@playwright/test';
import { ErrorCode } from '../../contract/errors.ts';
import { LIVE_PATH } from '../../contract/live.ts';
import { recordedBody, type ServerRequest } from './inputs/server-requests.ts';
import { API_PREFIX } from '../../src/platform/api-path.ts';

/**
 * State in which a page is photographed. `full`: with all data. `loading`: before any answer. `empty`: with every list
 * empty, as for a new player. `error`: with every call failed.
 */
export type PageState = 'full' | 'loading' | 'empty' | 'error';

/** The server's answer to a call that fails internally (contract/errors.ts). */
const FAILED = {
  errcode: ErrorCode.internalError,
  message: 'Something went wrong on our side. Nothing was charged. Please try again.',
};
/** Path under which the server has the packed art of scenes. */
const ART = '/art/';
/**
 * Timers of this length or longer, ms, never fire, so that the page neither changes by itself nor runs into time-outs.
 */
const LONG_TIMER = 2_000;

/** Observes and releases the requests of a page that is kept in a state. */
export interface StateRequests {
  /** Requested files except art, as paths with their queries. */
  readonly fetched: ReadonlySet<string>;
  /** Returns the calls, and requests of the live stream, that the server has answered. */
  answered(): Promise<Omit<ServerRequest, 'who'>[]>;
  /** Returns whether every requested file has arrived. Calls do not count: `window.photographed` tracks them. */
  isIdle(): boolean;
  /** Resolves as soon as `isIdle` is true. */
  whenIdle(): Promise<void>;
  /** Ends the state `loading`: sends all held requests, so that the page becomes `full`. */
  release(): Promise<void>;
}

/** What a page kept in a state records, as `window.photographed`. */
export interface PhotographedPage {
  /** Number of pending calls. */
  calls: number;
  /** Whether the app has sent a call. Before that, the page shows only what the server rendered. */
  hasAsked: boolean;
  readonly timers: Set<unknown>;
  /** Number of timers fired so far. */
  fired: number;
  isHolding: boolean;
  isStreamOpen: boolean;
  readonly answered: { method: string; path: string; body: string | null }[];
  release(): void;
}

declare global {
  interface Window {
    photographed?: PhotographedPage;
  }
}

/**
 * Keeps a page in a state by holding back, emptying or replacing answers of the real server. Scenes never get their art,
 * so that the page shows their fallbacks, without motion. All of this happens inside of the page: intercepting requests
 * from outside would disable the browser's cache, so that every file would be fetched and compiled again.
 */
export async function applyPageState(
  page: Page,
  state: Exclude<PageState, 'full'>,
  now: number,
): Promise<StateRequests> {
  const pending = new Set<unknown>();
  const fetched = new Set<string>();
  page.on('request', (request) => {
    const { pathname, search, protocol } = new URL(request.url());
    if (isCall(pathname)) return;
    pending.add(request);
    if (protocol.startsWith('http')) fetched.add(pathname + search);
  });
  let idle: (() => void)[] = [];
  const end = (request: unknown): void => {
    pending.delete(request);
    if (pending.size > 0) return;
    for (const resolve of idle) resolve();
    idle = [];
  };
  page.on('requestfinished', end);
  page.on('requestfailed', end);

  const failed = JSON.stringify({ ...FAILED, serverTime: now });
  await page.addInitScript({
    // Defines `__name`, to which esbuild inserts calls for named functions.
    content: `const __name = (named) => named;
const withoutLists = ${withoutLists.toString()};
(${keepState.toString()})(${JSON.stringify({ state, failed, long: LONG_TIMER, api: API_PREFIX, live: LIVE_PATH, art: ART })}, withoutLists);`,
  });
  return {
    fetched,
    async answered() {
      const answered = await page.evaluate(() => window.photographed?.answered ?? []);
      return answered.map(({ method, path, body }) => ({ method, path, body: recordedBody(body) }));
    },
    isIdle: () => pending.size === 0,
    whenIdle: () =>
      pending.size === 0 ? Promise.resolve() : new Promise((resolve) => void idle.push(resolve)),
    release: () => page.evaluate(() => window.photographed?.release()),
  };
}

const isCall = (pathname: string): boolean => pathname.startsWith(API_PREFIX);

/** Arguments of `keepState`, which runs in the page and so cannot use constants of this file. */
interface StateSettings {
  readonly state: Exclude<PageState, 'full'>;
  /** The answer to every call in the state `error`, as JSON. */
  readonly failed: string;
  /** Value of LONG_TIMER. */
  readonly long: number;
  readonly api: string;
  readonly live: string;
  readonly art: string;
}

/**
 * Keeps the page in which it runs in a state, and creates `window.photographed`. Runs before any script of the page. It
 * is sent as text and may use nothing of this file, which is why it is one long function. Answers arrive in the order of
 * the requests, held ones sorted by path; otherwise it would be random which of two wins a page shows first.
 */
export function keepState(
  { state, failed, long, api, live, art }: StateSettings,
  emptied: (answer: unknown) => unknown,
): void {
  const { setTimeout: startTimeout, setInterval: startInterval, clearTimeout: endTimeout } = window;
  const { fetch: send } = window;
  const held: { readonly path: string; readonly goOn: () => void }[] = [];
  let turns: Promise<unknown> = Promise.resolve();
  const own: PhotographedPage = {
    calls: 0,
    hasAsked: false,
    timers: new Set(),
    fired: 0,
    isHolding: state === 'loading',
    // Counts as open in the state `error`, in which the stream never opens, so that the camera does not wait for it.
    isStreamOpen: state === 'error',
    answered: [],
    release() {
      own.isHolding = false;
      held.sort((a, b) => (a.path < b.path ? -1 : 1));
      for (const { goOn } of held.splice(0)) goOn();
    },
  };
  window.photographed = own;

  window.setTimeout = ((run: unknown, wait?: number, ...rest: unknown[]) => {
    if ((wait ?? 0) >= long || typeof run !== 'function') return 0;
    const timer = startTimeout(() => {
      own.timers.delete(timer);
      own.fired += 1;
      Reflect.apply(run, window, rest);
    }, wait);
    own.timers.add(timer);
    return timer;
  }) as typeof startTimeout;
  window.clearTimeout = (timer) => {
    own.timers.delete(timer);
    endTimeout(timer);
  };
  window.setInterval = ((...args: Parameters<typeof startInterval>) =>
    (args[1] ?? 0) >= long ? 0 : startInterval(...args)) as typeof startInterval;
  // Drops beacons, which are only for statistics and affect no picture.
  navigator.sendBeacon = () => true;

  window.fetch = async (input, init) => {
    const { pathname, search } = new URL(input instanceof Request ? input.url : input, location.href);
    if (pathname.startsWith(art)) return new Promise(() => undefined);
    if (!pathname.startsWith(api)) return send(input, init);
    const isStream = pathname === live;
    own.hasAsked = true;
    if (isStream && state === 'error') return new Promise(() => undefined);
    let turn = turns;
    let end = (): void => undefined;
    const queue = (): void => {
      turn = turns;
      turns = new Promise<void>((resolve) => {
        end = resolve;
      });
    };
    if (own.isHolding)
      await new Promise<void>((resolve) => {
        const goOn = (): void => {
          queue();
          resolve();
        };
        held.push({ path: pathname + search, goOn });
      });
    else queue();
    if (!isStream) own.calls += 1;
    try {
      if (state === 'error') {
        await turn;
        return new Response(failed, { headers: { 'content-type': 'application/json' } });
      }
      const body = typeof init?.body === 'string' ? init.body : null;
      own.answered.push({ method: init?.method ?? 'GET', path: pathname + search, body });
      const response = await send(input, init);
      if (isStream) {
        await turn;
        own.isStreamOpen = true;
        return response;
      }
      const { status, statusText, headers } = response;
      const config = await response.text();
      // On the maintenance page, reports that maintenance goes on, since otherwise the page would redirect.
      const text =
        location.pathname === '/maintenance'
          ? config.replace('"maintenance":false', '"maintenance":true')
          : config;
      const shown = state === 'empty' ? JSON.stringify(emptied(JSON.parse(text))) : text;
      await turn;
      return new Response(shown, { status, statusText, headers });
    } finally {
      // Uses a separate task, by which the caller has read the answer.
      startTimeout(() => {
        if (!isStream) own.calls -= 1;
        end();
      });
    }
  };
}

/** Returns an answer with all its lists empty: fields named `list` or ending with `List`. */
export function withoutLists(answer: unknown): unknown {
  if (Array.isArray(answer)) return answer.map(withoutLists);
  if (typeof answer !== 'object' || answer === null) return answer;
  return Object.fromEntries(
    Object.entries(answer)
      // Removes the cursor of a list's next page (contract/call.ts).
      .filter(([key]) => !(key === 'next' && 'pages' in answer))
      .map(([key, value]): [string, unknown] => {
        if (Array.isArray(value) && (key === 'list' || key.endsWith('List'))) return [key, []];
        return [key, key === 'pages' && typeof value === 'number' ? Math.min(value, 1) : withoutLists(value)];
      }),
  );
}
