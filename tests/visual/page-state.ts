import type { Page } from '@playwright/test';
import { ErrorCode } from '../../contract/errors.ts';
import { LIVE_PATH } from '../../contract/live.ts';
import { recordedBody, type ServerRequest } from './inputs/server-requests.ts';
import { API_PREFIX } from '../../src/platform/api-path.ts';

/**
 * State in which a page is photographed: with all data; before any answer; as for a new player, with every list
 * empty; with every call failed.
 */
export type PageState = 'full' | 'loading' | 'empty' | 'error';

/** The server's answer when it fails internally (contract/errors.ts). */
const FAILED = {
  errcode: ErrorCode.internalError,
  message: 'Something went wrong on our side. Nothing was charged. Please try again.',
};
/** Path of packed art. */
const ART = '/art/';
/** Length, ms, from which timers never fire on a page with a stopped clock: nothing changes by itself or times out. */
const LONG_TIMER = 2_000;

/** The requests of a page that is kept in a state. */
export interface StateRequests {
  /** Requested files, except art: paths with their queries. */
  readonly fetched: ReadonlySet<string>;
  /** Returns the calls and live streams that the server answered. */
  answered(): Promise<Omit<ServerRequest, 'who'>[]>;
  /** Returns whether every requested file has arrived; calls are tracked by the page itself (`window.photographed`). */
  isIdle(): boolean;
  /** Resolves as soon as `isIdle` is true. */
  whenIdle(): Promise<void>;
  /** Ends `loading`: all held requests continue, and the page becomes `full`. */
  release(): Promise<void>;
}

/** State that a page records about itself. */
export interface PhotographedPage {
  /** Number of pending calls; `timers` holds those that will fire soon. */
  calls: number;
  /** Whether the app has requested anything: before that, its first screen is shown without it. */
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
 * Keeps a page in a state, between it and the real server: answers are held back, emptied or replaced by errors.
 * Scenes never get their art, so that their fallbacks in the DOM are shown, without motion. All of this happens
 * inside the page: intercepting requests from outside would disable the cache, and every file would be fetched and
 * compiled again.
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
    // The compiler of this file inserts calls of `__name` for named functions.
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

/** Settings of `keepState`, as the page has none of our modules. */
interface StateSettings {
  readonly state: Exclude<PageState, 'full'>;
  /** An error answer as JSON. */
  readonly failed: string;
  /** Value of LONG_TIMER. */
  readonly long: number;
  readonly api: string;
  readonly live: string;
  readonly art: string;
}

/**
 * Keeps the page that it runs on in a state; it runs before anything else of the page, and references nothing of this
 * file, which is why it is one long function. Its record is `window.photographed`. Answers arrive in the order of
 * their requests, and those that were held sorted by path: otherwise it would be random which of two wins is shown
 * first.
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
    // Without answers there is no stream either.
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
  // Beacons are only for statistics and affect no picture.
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
      // The maintenance page redirects as soon as the house is open.
      const text =
        location.pathname === '/maintenance'
          ? config.replace('"maintenance":false', '"maintenance":true')
          : config;
      const shown = state === 'empty' ? JSON.stringify(emptied(JSON.parse(text))) : text;
      await turn;
      return new Response(shown, { status, statusText, headers });
    } finally {
      // In a separate task: the caller has read the answer by then.
      startTimeout(() => {
        if (!isStream) own.calls -= 1;
        end();
      });
    }
  };
}

/** Returns the same answer with empty lists: fields named `list` in the contract, or lists of objects. */
export function withoutLists(answer: unknown): unknown {
  if (Array.isArray(answer)) return answer.map(withoutLists);
  if (typeof answer !== 'object' || answer === null) return answer;
  return Object.fromEntries(
    Object.entries(answer)
      // Cursor of a list's next page (contract/call.ts).
      .filter(([key]) => !(key === 'next' && 'pages' in answer))
      .map(([key, value]): [string, unknown] => {
        if (Array.isArray(value) && (key === 'list' || key.endsWith('List'))) return [key, []];
        return [key, key === 'pages' && typeof value === 'number' ? Math.min(value, 1) : withoutLists(value)];
      }),
  );
}
