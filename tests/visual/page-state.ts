import type { Page, Route } from '@playwright/test';
import { ErrorCode } from '../../contract/errors.ts';
import { LIVE_PATH } from '../../contract/live.ts';
import { recordedBody, type ServerRequest } from './inputs/server-requests.ts';
import { API_PREFIX } from '../../src/platform/api-path.ts';

/**
 * The state a page is photographed in: with everything there; before any answer; as somebody new sees it, with every
 * list empty; with every call failed.
 */
export type PageState = 'full' | 'loading' | 'empty' | 'error';

/** What the server says when something fails on its side (contract/errors.ts). */
const FAILED = {
  errcode: ErrorCode.internalError,
  message: 'Something went wrong on our side. Nothing was charged. Please try again.',
};
/** Timers of this length or longer, ms, never fire on a page whose clock stands: nothing changes by itself or times out. */
const LONG_TIMER = 2_000;

/** The requests of a page that is kept in a state. */
export interface StateRequests {
  /** Files that were asked for, except art: paths with their queries. */
  readonly fetched: ReadonlySet<string>;
  /** Calls and live streams that the server answered. */
  readonly answered: readonly Omit<ServerRequest, 'who'>[];
  /** Whether everything that this state lets through has arrived. */
  isIdle(): boolean;
  /** Resolves as soon as `isIdle`. */
  whenIdle(): Promise<void>;
  /** Ends `loading`: all held requests go on, and the page becomes `full`. */
  release(): void;
}

/**
 * Keeps a page in a state, between it and the real server: answers are held back, emptied or turned into failures.
 * Scenes never get their art, so that the fallback of each in the DOM stands still in its place.
 */
export async function applyPageState(
  page: Page,
  state: Exclude<PageState, 'full'>,
  now: number,
): Promise<StateRequests> {
  let isHolding = state === 'loading';
  let isStreamOpen = false;
  const held: (() => void)[] = [];
  const pending = new Set<unknown>();
  const fetched = new Set<string>();
  const answered: Omit<ServerRequest, 'who'>[] = [];
  page.on('request', (request) => {
    const { pathname, search, protocol } = new URL(request.url());
    if (isCall(pathname) || pathname === LIVE_PATH || isArt(pathname)) return;
    pending.add(request);
    if (protocol.startsWith('http')) fetched.add(pathname + search);
  });
  const isIdle = (): boolean => pending.size === 0 && (isHolding || isStreamOpen || state === 'error');
  let idle: (() => void)[] = [];
  const tellIdle = (): void => {
    if (!isIdle()) return;
    for (const resolve of idle) resolve();
    idle = [];
  };
  const end = (request: unknown): void => {
    pending.delete(request);
    tellIdle();
  };
  page.on('requestfinished', end);
  page.on('requestfailed', end);
  page.on('response', (response) => {
    if (new URL(response.url()).pathname === LIVE_PATH) isStreamOpen = true;
    tellIdle();
  });

  await page.addInitScript(stopLongTimers, LONG_TIMER);
  await page.route(({ pathname }) => isArt(pathname), hold);
  await page.route(
    ({ pathname }) => isCall(pathname) || pathname === LIVE_PATH,
    async (route) => {
      const request = route.request();
      const { pathname, search } = new URL(request.url());
      const isStream = pathname === LIVE_PATH;
      if (isHolding) await new Promise<void>((resolve) => void held.push(resolve));
      if (state !== 'error')
        answered.push({
          method: request.method(),
          path: pathname + search,
          body: recordedBody(request.postData()),
        });
      if (isStream) return state === 'error' ? hold() : route.continue();
      pending.add(request);
      if (state === 'empty') return fulfillEmptied(route);
      if (state === 'error') return route.fulfill({ json: { ...FAILED, serverTime: now } });
      return route.continue();
    },
  );
  return {
    fetched,
    answered,
    isIdle,
    whenIdle: () => (isIdle() ? Promise.resolve() : new Promise((resolve) => void idle.push(resolve))),
    release() {
      isHolding = false;
      for (const resume of held.splice(0)) resume();
    },
  };
}

/** Runs on the page before anything else. */
function stopLongTimers(long: number): void {
  const { setTimeout: originalTimeout, setInterval: originalInterval } = window;
  window.setTimeout = ((...args: Parameters<typeof originalTimeout>) =>
    (args[1] ?? 0) >= long ? 0 : originalTimeout(...args)) as typeof originalTimeout;
  window.setInterval = ((...args: Parameters<typeof originalInterval>) =>
    (args[1] ?? 0) >= long ? 0 : originalInterval(...args)) as typeof originalInterval;
}

const isCall = (pathname: string): boolean => pathname.startsWith(API_PREFIX) && pathname !== LIVE_PATH;

const isArt = (pathname: string): boolean => pathname.startsWith('/art/');

/** Never answers; the page's end ends it. */
const hold = (): Promise<void> => new Promise(() => undefined);

async function fulfillEmptied(route: Route): Promise<void> {
  const response = await route.fetch();
  const answer: unknown = await response.json();
  await route.fulfill({ response, json: withoutLists(answer) });
}

/** The same answer with nothing in its lists: what the contract calls `list`, or a list of something. */
export function withoutLists(answer: unknown): unknown {
  if (Array.isArray(answer)) return answer.map(withoutLists);
  if (typeof answer !== 'object' || answer === null) return answer;
  return Object.fromEntries(
    Object.entries(answer)
      // Where a list's next page begins (contract/call.ts).
      .filter(([key]) => !(key === 'next' && 'pages' in answer))
      .map(([key, value]): [string, unknown] => {
        if (Array.isArray(value) && (key === 'list' || key.endsWith('List'))) return [key, []];
        return [key, key === 'pages' && typeof value === 'number' ? Math.min(value, 1) : withoutLists(value)];
      }),
  );
}
