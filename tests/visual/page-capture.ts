import type { Browser, BrowserContext, CDPSession, Page } from '@playwright/test';
import { noteStartUp } from '../note-start-up.ts';
import { TOKEN_KEY } from '../../src/store/stored-keys.ts';
import type { Picture } from './baselines.ts';
import { openPage } from './browser.ts';
import type { ServerRequest, Who } from './inputs/server-requests.ts';
import type { LobbyTarget, PageSeen } from './jobs.ts';
import { applyPageState, type PageState, type StateRequests } from './page-state.ts';
import { LOBBY_NOW } from './lobby-clock.ts';
import { type PageView, type Viewport, viewports } from './page-list.ts';
import { RANDOM_TEXT } from './random-text.ts';
import { composeSheet, type SheetRow } from './page-sheet.ts';

/** Chromium's flags for pages: the CPU scales a picture always alike, while software GL reuses scaled copies. */
export const PAGE_FLAGS = ['--disable-gpu-rasterization'];

/** Number of unchanged frames after which a page counts as settled: `waiting` while timers or animations are active. */
const STABLE_FRAMES = { resting: 8, waiting: 24 };
/** Number of frames after which a page that still changes counts as never settling. */
const MAX_FRAMES = 1_500;
/** Scale at which a page's large sheet is stored. It is only for viewing, since a fingerprint covers every pixel. */
const BASELINE_SCALE = 1 / 2;
/** Numbers of the VIP themes (src/ui/tokens.css). */
const THEMES = [1, 2, 3, 4, 5, 6];

/** A photograph of a page in one viewport and one state. */
interface Capture {
  readonly state: PageState;
  readonly png: Buffer;
  /** HTML of the page itself, without the shell around it. */
  readonly markup: string;
  readonly problems: readonly string[];
  readonly themes: readonly Buffer[];
}

/** Photographs the pages of a lobby, one after the other. */
export interface PageCamera {
  /**
   * Photographs a page of the real server with a stopped clock. The first sheet shows it in every viewport, and in every
   * state in which it looks different. If the page has a VIP theme, a second sheet shows it in the other themes.
   */
  capture(view: PageView): Promise<{ pictures: Picture[]; seen: PageSeen }>;
}

/**
 * Returns a camera for pages. It opens a browser profile for each page and viewport, whose cache serves the page's files
 * after the first state.
 */
export function openPageCamera(browser: Browser, lobby: LobbyTarget): PageCamera {
  return {
    async capture(view) {
      const contexts: BrowserContext[] = [];
      const contextFor = async (viewport: Viewport): Promise<BrowserContext> => {
        const context = await openContext(browser, viewport);
        contexts.push(context);
        return context;
      };
      try {
        return await capturePage(contextFor, lobby, view);
      } finally {
        await Promise.all(contexts.map((context) => context.close()));
      }
    },
  };
}

async function openContext(browser: Browser, { name, width, height }: Viewport): Promise<BrowserContext> {
  const isPhone = name === 'phone';
  const context = await browser.newContext({
    viewport: { width, height },
    deviceScaleFactor: 1,
    isMobile: isPhone,
    hasTouch: isPhone,
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
    locale: 'en-PH',
    timezoneId: 'Asia/Manila',
  });
  await context.clock.setFixedTime(LOBBY_NOW);
  // Keeps popups from opening, since only the page itself is photographed.
  await context.addInitScript(noteStartUp);
  return context;
}

async function capturePage(
  contextFor: (viewport: Viewport) => Promise<BrowserContext>,
  lobby: LobbyTarget,
  view: PageView,
): Promise<{ pictures: Picture[]; seen: PageSeen }> {
  const seen = { fetched: new Set<string>(), requests: [] as ServerRequest[] };
  const rows: SheetRow[] = [];
  const themedRows: SheetRow[] = [];
  const problems: string[] = [];
  for (const viewport of viewports) {
    const context = await contextFor(viewport);
    const captures = await captureStates({ context, lobby, view, viewport, seen });
    const second = await captureSecondEdition({ context, lobby, view, viewport, seen });
    rows.push({ viewport, pictures: [...captures, ...second].map(({ png }) => png) });
    themedRows.push({ viewport, pictures: captures.flatMap(({ themes }) => themes) });
    for (const capture of [...captures, ...second])
      problems.push(...capture.problems.map((problem) => `${viewport.name}, ${capture.state}: ${problem}`));
  }
  const pictures: Picture[] = [
    { name: `pages/${view.name}.png`, png: await composeSheet(rows), problems, part: BASELINE_SCALE },
  ];
  if (themedRows.some(({ pictures: any }) => any.length > 0))
    pictures.push({
      name: `pages/${view.name}-vip.png`,
      png: await composeSheet(themedRows),
      problems: [],
      part: BASELINE_SCALE,
    });
  const { name, path } = view;
  const { fetched, requests } = seen;
  return { pictures, seen: { name, path, fetched: [...fetched], requests } };
}

/** A page to photograph in one viewport; `seen` collects what it requests. */
interface Visit {
  readonly context: BrowserContext;
  readonly lobby: LobbyTarget;
  readonly view: PageView;
  readonly viewport: Viewport;
  readonly seen: { readonly fetched: Set<string>; readonly requests: ServerRequest[] };
}

/** Photographs a page in one viewport in all its states, beginning with `full`. */
async function captureStates(visit: Visit): Promise<Capture[]> {
  const [loading, full] = await captureVisit(visit, 'loading');
  const captures = [full];
  if (loading && full && loading.markup !== full.markup) {
    // A page that looks the same while its calls are pending does not depend on them, so it has no other states.
    captures.push(loading);
    for (const state of ['empty', 'error'] as const) captures.push(...(await captureVisit(visit, state)));
  }
  const seen = new Set<string>();
  return captures.filter((capture): capture is Capture => {
    if (!capture || seen.has(capture.markup)) return false;
    seen.add(capture.markup);
    return true;
  });
}

/** Photographs a page at its address in the second edition (/v2), on a phone with all data; empty if it has none. */
async function captureSecondEdition(visit: Visit): Promise<Capture[]> {
  const { secondPath } = visit.view;
  if (secondPath === undefined || visit.viewport.name !== 'phone') return [];
  const [, full] = await captureVisit({ ...visit, view: { ...visit.view, path: secondPath } }, 'loading');
  return full ? [full] : [];
}

/** Photographs a page in a state. After `loading`, lets the answers through and photographs `full` too. */
async function captureVisit(
  { context, lobby, view, seen }: Visit,
  state: Exclude<PageState, 'full'>,
): Promise<Capture[]> {
  const { page, pageProblems } = await openPage(context);
  try {
    const tools = await context.newCDPSession(page);
    // Removes what the page has stored in its previous state, but keeps the cache.
    await tools.send('Storage.clearDataForOrigin', {
      origin: lobby.address,
      storageTypes: 'cookies,local_storage,indexeddb,cache_storage',
    });
    if (view.asPlayer) await logIn(page, state === 'empty' ? lobby.newcomer : lobby.player);
    const requests = await applyPageState(page, state, LOBBY_NOW);
    const capture = async (as: PageState): Promise<Capture> => {
      const problems = await waitUntilSettled(page, requests);
      await page.evaluate(maskRandomText, RANDOM_TEXT);
      await repaint(page, tools);
      const png = await screenshot(page);
      const { markup, theme } = await page.evaluate(readPage);
      const themes = as === 'full' && theme !== null ? await captureThemes(page, theme) : [];
      return { state: as, png, markup, themes, problems: [...problems, ...pageProblems] };
    };
    await page.goto(`${lobby.address}${view.path}`, { waitUntil: 'commit' });
    const captures = [await capture(state)];
    if (state === 'loading') {
      await requests.release();
      captures.push(await capture('full'));
    }
    for (const address of requests.fetched) seen.fetched.add(address);
    const who: Who = !view.asPlayer ? 'guest' : state === 'empty' ? 'newcomer' : 'player';
    seen.requests.push(...(await requests.answered()).map((request) => ({ ...request, who })));
    return captures;
  } finally {
    await page.close();
  }
}

const logIn = (page: Page, token: string): Promise<unknown> =>
  page.addInitScript(({ key, value }) => localStorage.setItem(key, value), {
    key: TOKEN_KEY,
    value: token,
  });

const screenshot = (page: Page): Promise<Buffer> =>
  page.screenshot({ animations: 'disabled', caret: 'hide' });

/** Waits until no request is pending and the page no longer changes. Returns a problem if that never happens. */
async function waitUntilSettled(page: Page, requests: StateRequests): Promise<string[]> {
  await page.locator('#root > *').first().waitFor({ state: 'attached' });
  for (;;) {
    await requests.whenIdle();
    const isStable = await page.evaluate(waitForStableFrames, { ...STABLE_FRAMES, most: MAX_FRAMES });
    if (!isStable) return ['the page never settles'];
    if (requests.isIdle()) return [];
  }
}

/**
 * Runs in the page. Resolves to true once the app has started, every call has an answer, visible pictures are loaded,
 * and nothing has changed for `resting` frames, or `waiting` frames while a timer or animation is active. Resolves to
 * false after `most` frames. Contains no named function, since esbuild would insert calls to a helper that the page
 * lacks.
 */
async function waitForStableFrames({
  resting,
  waiting,
  most,
}: Record<'resting' | 'waiting' | 'most', number>): Promise<boolean> {
  let unchanged = 0;
  let enough = waiting;
  let fired = 0;
  const watch = new MutationObserver(() => {
    unchanged = 0;
  });
  watch.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
  for (let frame = 0; unchanged < enough && frame < most; frame++) {
    await new Promise(requestAnimationFrame);
    unchanged += 1;
    for (const image of document.images)
      if (!image.complete && image.getBoundingClientRect().top < innerHeight) unchanged = 0;
    const own = window.photographed;
    if (!own) throw new Error('nothing keeps this page in its state');
    // Counts again after a timer, whose effect may be visible only frames later.
    if (own.fired !== fired) unchanged = 0;
    fired = own.fired;
    // While answers are pending, no frames count, so that there is no time limit.
    if (!own.hasAsked || own.calls > 0 || !(own.isHolding || own.isStreamOpen)) frame = unchanged = 0;
    enough = own.timers.size > 0 || document.getAnimations().length > 0 ? waiting : resting;
  }
  watch.disconnect();
  // Waits for fonts and pictures to be decoded, which would change the photograph later.
  await document.fonts.ready;
  const seen = [...document.images].filter((image) => image.getBoundingClientRect().top < innerHeight);
  await Promise.all(seen.map((image) => image.decode().catch(() => undefined)));
  return unchanged >= enough;
}

/** Runs in the page: replaces random seeds, hashes and round numbers by zeros of the same length. */
function maskRandomText(pattern: string): void {
  const random = new RegExp(pattern, 'g');
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node.nodeValue ?? '';
    const plain = text.replaceAll(random, (found) => '0'.repeat(found.length));
    if (plain !== text) node.nodeValue = plain;
  }
  for (const input of document.querySelectorAll('input'))
    input.value = input.value.replaceAll(random, (found) => '0'.repeat(found.length));
}

/** Runs in the page: returns its HTML without generated ids, and its VIP theme. */
function readPage(): { markup: string; theme: string | null } {
  const own = document.querySelector('main') ?? document.body;
  return {
    markup: own.innerHTML.replaceAll(/ (?:id|for|name|aria-(?:[a-z]+by|controls))="[^"]*"/g, ''),
    theme: document.querySelector('[data-vip-theme]')?.getAttribute('data-vip-theme') ?? null,
  };
}

async function captureThemes(page: Page, current: string): Promise<Buffer[]> {
  const pictures: Buffer[] = [];
  for (const theme of THEMES) {
    if (String(theme) === current) continue;
    await page.evaluate((next) => {
      for (const element of document.querySelectorAll('[data-vip-theme]'))
        element.setAttribute('data-vip-theme', String(next));
    }, theme);
    pictures.push(await screenshot(page));
  }
  return pictures;
}

/**
 * Makes the browser paint the whole page again, since a picture that was decoded for another size during layout would
 * have slightly different pixels.
 */
async function repaint(page: Page, tools: CDPSession): Promise<void> {
  await page.evaluate(() => document.documentElement.style.setProperty('visibility', 'hidden', 'important'));
  await page.screenshot({ clip: { x: 0, y: 0, width: 1, height: 1 } });
  await tools.send('Memory.simulatePressureNotification', { level: 'critical' });
  await page.evaluate(() => document.documentElement.style.removeProperty('visibility'));
}
