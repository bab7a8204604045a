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

/** The CPU rasters pictures of one size always alike; software GL reuses copies scaled for another size. */
export const PAGE_FLAGS = ['--disable-gpu-rasterization'];

/** Unchanged frames after which a page counts as settled: without pending timers and animations, and otherwise. */
const STABLE_FRAMES = { resting: 8, waiting: 24 };
/** Frames after which a page that still changes is given up. */
const MAX_FRAMES = 1_500;
/** Scale of a page's baseline, whose sheet is large: it is for viewing only, as its fingerprint covers every pixel. */
const BASELINE_SCALE = 1 / 2;
/** VIP themes (src/ui/tokens.css). */
const THEMES = [1, 2, 3, 4, 5, 6];

/** A photograph of a page in one viewport and one state. */
interface Capture {
  readonly state: PageState;
  readonly png: Buffer;
  /** Markup of the page itself, without the shell around it. */
  readonly markup: string;
  readonly problems: readonly string[];
  readonly themes: readonly Buffer[];
}

/** Photographs the pages of a lobby, one after the other. */
export interface PageCamera {
  /**
   * Photographs a page from the real server with a stopped clock, in every viewport and in every state that changes
   * it, on one sheet; and on another in the other VIP themes, if it has one.
   */
  capture(view: PageView): Promise<{ pictures: Picture[]; seen: PageSeen }>;
}

/**
 * Opens a page camera: each page has a profile for each viewport, whose cache serves the files to every state after
 * the first.
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
  // Popups are suppressed: only the page itself is photographed.
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

/** A page in one viewport, with a record of what it fetched. */
interface Visit {
  readonly context: BrowserContext;
  readonly lobby: LobbyTarget;
  readonly view: PageView;
  readonly viewport: Viewport;
  readonly seen: { readonly fetched: Set<string>; readonly requests: ServerRequest[] };
}

/** Captures a page in one viewport in all its states, `full` first. */
async function captureStates(visit: Visit): Promise<Capture[]> {
  const [loading, full] = await captureVisit(visit, 'loading');
  const captures = [full];
  if (loading && full && loading.markup !== full.markup) {
    // A page that waits for no answer looks the same with all answers.
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

/** Captures a page in the second edition's layout, on a phone with all its data; empty if it has none. */
async function captureSecondEdition(visit: Visit): Promise<Capture[]> {
  const { secondPath } = visit.view;
  if (secondPath === undefined || visit.viewport.name !== 'phone') return [];
  const [, full] = await captureVisit({ ...visit, view: { ...visit.view, path: secondPath } }, 'loading');
  return full ? [full] : [];
}

/** Captures a page in a state; after `loading` also the result of letting the answers through. */
async function captureVisit(
  { context, lobby, view, seen }: Visit,
  state: Exclude<PageState, 'full'>,
): Promise<Capture[]> {
  const { page, pageProblems } = await openPage(context);
  try {
    const tools = await context.newCDPSession(page);
    // Clears the profile's storage except the cache: data of the previous session is removed.
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

/** Waits until no request is pending and nothing changes any more; returns the problems if that never happens. */
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
 * Runs on the page: true once the app is there, every call is answered, what is visible is loaded, and nothing has
 * changed for the required frames: `resting` if no timer and no animation is active, else `waiting`. False after
 * `most` frames. It declares no named function: the compiler of this file would insert a helper that the page does
 * not have.
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
    // The effect of a timer may show frames later.
    if (own.fired !== fired) unchanged = 0;
    fired = own.fired;
    // Pending answers are awaited without a limit.
    if (!own.hasAsked || own.calls > 0 || !(own.isHolding || own.isStreamOpen)) frame = unchanged = 0;
    enough = own.timers.size > 0 || document.getAnimations().length > 0 ? waiting : resting;
  }
  watch.disconnect();
  // A font or a picture that is decoded late would change the photograph.
  await document.fonts.ready;
  const seen = [...document.images].filter((image) => image.getBoundingClientRect().top < innerHeight);
  await Promise.all(seen.map((image) => image.decode().catch(() => undefined)));
  return unchanged >= enough;
}

/** Runs on the page: replaces seeds, hashes and round numbers that are new every time with zeros of the same length. */
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

/** Runs on the page: returns its markup, without generated ids, and its VIP theme. */
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
 * Repaints the page from scratch: a picture that was decoded for another size, during layout, would be resampled into
 * slightly different pixels.
 */
async function repaint(page: Page, tools: CDPSession): Promise<void> {
  await page.evaluate(() => document.documentElement.style.setProperty('visibility', 'hidden', 'important'));
  await page.screenshot({ clip: { x: 0, y: 0, width: 1, height: 1 } });
  await tools.send('Memory.simulatePressureNotification', { level: 'critical' });
  await page.evaluate(() => document.documentElement.style.removeProperty('visibility'));
}
