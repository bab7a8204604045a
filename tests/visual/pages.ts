import type { Browser, BrowserContext, Page } from '@playwright/test';
import { TOKEN_KEY } from '../../src/store/session-slice.ts';
import type { Picture } from './baselines.ts';
import { openPage } from './browser.ts';
import type { LobbyPlace } from './job.ts';
import { illuminate, type Light, type Traffic } from './light.ts';
import { LOBBY_NOW } from './lobby.ts';
import { type PageView, type Screen, screens } from './page-list.ts';
import { type Row, sheetOf } from './sheet.ts';

/** The processor paints pictures of one size in one way; software GL keeps what it once scaled for another. */
export const PAGE_FLAGS = ['--disable-gpu-rasterization'];

/** Frames without any change after which a page has come to rest. */
const REST = 24;
/** Frames after which a page that still changes will never rest. */
const RESTLESS = 1_500;
/** A page's sheet is large: its baseline is this part of its size, for the eye; its fingerprint knows every pixel. */
const KEPT = 2 / 3;
/** VIP themes (src/ui/tokens.css). */
const THEMES = [1, 2, 3, 4, 5, 6];

/** A page as it stands on one screen in one light. */
interface Sight {
  readonly light: Light;
  readonly png: Buffer;
  /** What the page itself shows, without what surrounds it. */
  readonly markup: string;
  readonly problems: readonly string[];
  readonly themes: readonly Buffer[];
}

/**
 * Photographs a page from the real server with a standing clock, on every screen and in every light that changes it, on
 * one sheet; and on another what it looks like in the other VIP themes, if it wears one.
 */
export async function photographPage(
  browser: Browser,
  place: LobbyPlace,
  view: PageView,
): Promise<Picture[]> {
  const rows: Row[] = [];
  const dressed: Row[] = [];
  const problems: string[] = [];
  for (const screen of screens) {
    const sights = await seeIn(browser, place, view, screen);
    rows.push({ screen, pictures: sights.map(({ png }) => png) });
    dressed.push({ screen, pictures: sights.flatMap(({ themes }) => themes) });
    for (const sight of sights)
      problems.push(...sight.problems.map((problem) => `${screen.name}, ${sight.light}: ${problem}`));
  }
  const pictures: Picture[] = [
    { name: `pages/${view.name}.png`, png: await sheetOf(rows), problems, part: KEPT },
  ];
  if (dressed.some(({ pictures: any }) => any.length > 0))
    pictures.push({
      name: `pages/${view.name}-vip.png`,
      png: await sheetOf(dressed),
      problems: [],
      part: KEPT,
    });
  return pictures;
}

/** A page on one screen in all its lights, `full` first. */
async function seeIn(browser: Browser, place: LobbyPlace, view: PageView, screen: Screen): Promise<Sight[]> {
  const [loading, full] = await visit(browser, place, view, screen, 'loading');
  const sights = [full];
  if (loading && full && loading.markup !== full.markup) {
    // A page that waits for no answer shows the same whatever the answers are.
    sights.push(loading);
    for (const light of ['empty', 'error'] as const)
      sights.push(...(await visit(browser, place, view, screen, light)));
  }
  const seen = new Set<string>();
  return sights.filter((sight): sight is Sight => {
    if (!sight || seen.has(sight.markup)) return false;
    seen.add(sight.markup);
    return true;
  });
}

/** Looks at a page in a light; and where it was `loading`, at what it comes to when the answers are let through. */
async function visit(
  browser: Browser,
  place: LobbyPlace,
  view: PageView,
  screen: Screen,
  light: Exclude<Light, 'full'>,
): Promise<Sight[]> {
  const isPhone = screen.name === 'phone';
  const context = await browser.newContext({
    viewport: { width: screen.width, height: screen.height },
    deviceScaleFactor: 1,
    isMobile: isPhone,
    hasTouch: isPhone,
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
    locale: 'en-PH',
    timezoneId: 'Asia/Manila',
  });
  try {
    if (view.asPlayer) await logIn(context, light === 'empty' ? place.newcomer : place.player);
    const { page, complaints } = await openPage(context);
    const look = async (as: Light): Promise<Sight> => {
      const problems = await comeToRest(page, traffic);
      await page.evaluate(hideChance);
      await paintAnew(page);
      const png = await shoot(page);
      const { markup, theme } = await page.evaluate(readPage);
      const themes = as === 'full' && theme !== null ? await tryThemes(page, theme) : [];
      return { light: as, png, markup, themes, problems: [...problems, ...complaints] };
    };
    await page.clock.setFixedTime(LOBBY_NOW);
    const traffic = await illuminate(page, light, LOBBY_NOW);
    await page.goto(`${place.address}${view.path}`, { waitUntil: 'commit' });
    const first = await look(light);
    if (light !== 'loading') return [first];
    traffic.release();
    return [first, await look('full')];
  } finally {
    await context.close();
  }
}

const logIn = (context: BrowserContext, token: string): Promise<unknown> =>
  context.addInitScript(({ key, value }) => localStorage.setItem(key, value), {
    key: TOKEN_KEY,
    value: token,
  });

const shoot = (page: Page): Promise<Buffer> => page.screenshot({ animations: 'disabled', caret: 'hide' });

/** Waits until nothing is under way and nothing changes any more; answers what is wrong when that does not come. */
async function comeToRest(page: Page, traffic: Traffic): Promise<string[]> {
  await page.locator('#root > *').first().waitFor({ state: 'attached' });
  for (;;) {
    const isStill = await page.evaluate(waitForRest, { rest: REST, restless: RESTLESS });
    if (!isStill) return ['the page never comes to rest'];
    if (traffic.isQuiet()) return [];
  }
}

/**
 * Runs on the page: true once nothing has changed for `rest` frames and what is seen is loaded; false after `restless`.
 * It names no function of its own: what compiles this file would call a helper that the page does not have.
 */
async function waitForRest({ rest, restless }: { rest: number; restless: number }): Promise<boolean> {
  let still = 0;
  const watch = new MutationObserver(() => {
    still = 0;
  });
  watch.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
  for (let frame = 0; still < rest && frame < restless; frame++) {
    await new Promise(requestAnimationFrame);
    still += 1;
    for (const image of document.images)
      if (!image.complete && image.getBoundingClientRect().top < innerHeight) still = 0;
  }
  watch.disconnect();
  // A font or a picture that is decoded late would make another picture.
  await document.fonts.ready;
  const seen = [...document.images].filter((image) => image.getBoundingClientRect().top < innerHeight);
  await Promise.all(seen.map((image) => image.decode().catch(() => undefined)));
  return still >= rest;
}

/** Runs on the page: seeds, hashes and round numbers that are new every time become zeros of the same length. */
function hideChance(): void {
  const chance = /[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}|(?=[a-f]*\d)[0-9a-f]{12,}/g;
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node.nodeValue ?? '';
    const plain = text.replaceAll(chance, (found) => '0'.repeat(found.length));
    if (plain !== text) node.nodeValue = plain;
  }
  for (const input of document.querySelectorAll('input'))
    input.value = input.value.replaceAll(chance, (found) => '0'.repeat(found.length));
}

/** Runs on the page: what it shows itself, without what its parts are called, and the VIP theme it wears. */
function readPage(): { markup: string; theme: string | null } {
  const own = document.querySelector('main') ?? document.body;
  return {
    markup: own.innerHTML.replaceAll(/ (?:id|for|name|aria-(?:[a-z]+by|controls))="[^"]*"/g, ''),
    theme: document.querySelector('[data-vip-theme]')?.getAttribute('data-vip-theme') ?? null,
  };
}

async function tryThemes(page: Page, worn: string): Promise<Buffer[]> {
  const pictures: Buffer[] = [];
  for (const theme of THEMES) {
    if (String(theme) === worn) continue;
    await page.evaluate((put) => {
      for (const element of document.querySelectorAll('[data-vip-theme]'))
        element.setAttribute('data-vip-theme', String(put));
    }, theme);
    pictures.push(await shoot(page));
  }
  return pictures;
}

/**
 * Paints the page as if it had never been painted: a picture that was decoded for another size, while the page was still
 * finding its shape, would be resampled into slightly other pixels.
 */
async function paintAnew(page: Page): Promise<void> {
  const tools = await page.context().newCDPSession(page);
  await page.evaluate(() => document.documentElement.style.setProperty('visibility', 'hidden', 'important'));
  await page.screenshot();
  await tools.send('Memory.simulatePressureNotification', { level: 'critical' });
  await page.evaluate(() => document.documentElement.style.removeProperty('visibility'));
}
