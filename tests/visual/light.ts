import { ErrorCode } from '../../contract/errors.ts';
import type { Page, Route } from '@playwright/test';
import { LIVE_PATH } from '../../contract/live.ts';
import { API_PREFIX } from '../../src/platform/api-path.ts';

/**
 * The light a page is seen in: with everything there; with no answer come yet; as somebody new sees it, with every list
 * empty; with every call failed.
 */
export type Light = 'full' | 'loading' | 'empty' | 'error';

/** What the server says when something fails on its side (contract/errors.ts). */
const FAILED = {
  errcode: ErrorCode.internalError,
  message: 'Something went wrong on our side. Nothing was charged. Please try again.',
};
/** Timers of this length or longer, ms, never end on a page whose clock stands: nothing changes by itself or gives up. */
const LONG = 2_000;

/** What passes between a page and the server. */
export interface Traffic {
  /** Whether everything that this light lets through has come. */
  isQuiet(): boolean;
  /** Ends `loading`: from now on the page is in full light. */
  release(): void;
}

/**
 * Puts a page into a light, between it and the real server: answers are held back, emptied or turned into failures.
 * Scenes never get their art, so that the picture of each in the DOM stands still in its place.
 */
export async function illuminate(page: Page, light: Exclude<Light, 'full'>, now: number): Promise<Traffic> {
  let isDark = light === 'loading';
  let isLive = false;
  const held: (() => void)[] = [];
  const underWay = new Set<unknown>();
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (!isCall(pathname) && pathname !== LIVE_PATH && !isArt(pathname)) underWay.add(request);
  });
  page.on('requestfinished', (request) => underWay.delete(request));
  page.on('requestfailed', (request) => underWay.delete(request));
  page.on('response', (response) => {
    if (new URL(response.url()).pathname === LIVE_PATH) isLive = true;
  });

  await page.addInitScript(stopLongTimers, LONG);
  await page.route(({ pathname }) => isArt(pathname), hold);
  await page.route(
    ({ pathname }) => isCall(pathname) || pathname === LIVE_PATH,
    async (route) => {
      const isStream = new URL(route.request().url()).pathname === LIVE_PATH;
      if (isDark) await new Promise<void>((resolve) => void held.push(resolve));
      if (isStream) return light === 'error' ? hold() : route.continue();
      underWay.add(route.request());
      if (light === 'empty') return emptied(route);
      if (light === 'error') return route.fulfill({ json: { ...FAILED, serverTime: now } });
      return route.continue();
    },
  );
  return {
    isQuiet: () => underWay.size === 0 && (isDark || isLive || light === 'error'),
    release() {
      isDark = false;
      for (const go of held.splice(0)) go();
    },
  };
}

/** Runs on the page before anything else. */
function stopLongTimers(long: number): void {
  const { setTimeout: later, setInterval: often } = window;
  window.setTimeout = ((...args: Parameters<typeof later>) =>
    (args[1] ?? 0) >= long ? 0 : later(...args)) as typeof later;
  window.setInterval = ((...args: Parameters<typeof often>) =>
    (args[1] ?? 0) >= long ? 0 : often(...args)) as typeof often;
}

const isCall = (pathname: string): boolean => pathname.startsWith(API_PREFIX) && pathname !== LIVE_PATH;

const isArt = (pathname: string): boolean => pathname.startsWith('/art/');

/** Never answers; the page's end ends it. */
const hold = (): Promise<void> => new Promise(() => undefined);

async function emptied(route: Route): Promise<void> {
  const response = await route.fetch();
  const answer: unknown = await response.json();
  await route.fulfill({ response, json: withoutLists(answer) });
}

/** The same answer with nothing in its lists: what the contract calls `list`, or a list of something. */
export function withoutLists(answer: unknown): unknown {
  if (Array.isArray(answer)) return answer.map(withoutLists);
  if (typeof answer !== 'object' || answer === null) return answer;
  return Object.fromEntries(
    Object.entries(answer).map(([key, value]): [string, unknown] => {
      if (Array.isArray(value) && (key === 'list' || key.endsWith('List'))) return [key, []];
      return [key, key === 'pages' && typeof value === 'number' ? Math.min(value, 1) : withoutLists(value)];
    }),
  );
}
