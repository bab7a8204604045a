/**
 * Puts every mock (drawn design) of `docs/mocks` beside the same screen of the built product, in a window of the same
 * size: each pair in a file of its own, and all pairs on one sheet.
 *
 *   npm run pairs                              after `npm run build`
 *   npm run pairs -- --only home-320x640       only this one
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import type { Browser, Page } from '@playwright/test';
import sharp from 'sharp';
import { en } from '../../src/i18n/en.ts';
import { noteStartUp } from '../note-start-up.ts';
import { API_PREFIX } from '../../src/platform/api-path.ts';
import { PREFERENCES_KEY, TOKEN_KEY } from '../../src/store/stored-keys.ts';
import { openBrowser } from './browser.ts';
import { LOBBY_NOW } from './lobby-clock.ts';
import { type Lobby, openLobby } from './lobby-server.ts';
import { type Pair, pairs, sizeOf } from './pair-list.ts';
import { ROOT } from './static-server.ts';

const MOCKS = join(ROOT, 'docs/mocks');
const FOLDER = join(ROOT, 'dist/pairs');
/** Gaps between a mock and its screen, and between pairs, px. */
const GAP = { inside: 8, between: 40 } as const;
/** Number of pairs per row of the sheet. */
const COLUMNS = 4;
const BACKGROUND = '#6b6b76';
/** Text that a page shows without a network. */
const OFFLINE = en['offline.title'];
/** Longest wait for a page, ms: enough for a scene on a slow machine. */
const PATIENCE = 60_000;
/** A page is photographed after this number of equal polls, half a second apart. */
const LOOKS = 4;

/** A picture with its size, px. */
interface Sized {
  readonly png: Buffer;
  readonly width: number;
  readonly height: number;
}

/** Arranges pictures in rows of `columns` each; returns the joined picture. */
async function compose(pictures: readonly Sized[], columns: number, gap: number): Promise<Sized> {
  let [top, width, height] = [0, 0, 0];
  const placed = [];
  for (let start = 0; start < pictures.length; start += columns) {
    let left = 0;
    for (const { png, ...size } of pictures.slice(start, start + columns)) {
      placed.push({ input: png, left, top });
      width = Math.max(width, left + size.width);
      height = Math.max(height, top + size.height);
      left += size.width + gap;
    }
    top = height + gap;
  }
  const png = await sharp({ create: { width, height, channels: 3, background: BACKGROUND } })
    .composite(placed)
    .png()
    .toBuffer();
  return { png, width, height };
}

/** Opens the product's screen for a mock and returns a screenshot of the window. */
async function photograph(browser: Browser, lobby: Lobby, pair: Pair): Promise<Buffer> {
  const { path, who, locale = 'en', answers } = pair;
  const size = sizeOf(pair);
  const isPhone = size.width < size.height;
  const context = await browser.newContext({
    baseURL: lobby.address,
    viewport: size,
    isMobile: isPhone,
    hasTouch: isPhone,
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
    locale: 'en-PH',
    timezoneId: 'Asia/Manila',
  });
  try {
    await context.clock.setFixedTime(LOBBY_NOW);
    const stored: Record<string, string> = { [PREFERENCES_KEY]: JSON.stringify({ locale }) };
    if (who === 'player') {
      const { account, password } = lobby.login;
      const answer = await context.request.post(`${API_PREFIX}accountLogin`, {
        data: { account, password, loginType: 2 },
      });
      stored[TOKEN_KEY] = (await answer.json()).token;
    }
    await context.addInitScript((entries) => {
      for (const [key, value] of entries) localStorage.setItem(key, value);
    }, Object.entries(stored));
    await context.addInitScript(noteStartUp);
    // Switches the browser itself offline, since the page has another message for an unreachable server.
    if (answers === 'offline')
      await context.addInitScript(() => {
        Object.defineProperty(Navigator.prototype, 'onLine', { value: false });
      });
    const page = await context.newPage();
    if (answers !== undefined)
      await page.route(`**${API_PREFIX}**`, (route) =>
        answers === 'offline' ? route.abort('internetdisconnected') : undefined,
      );
    // Reports to the maintenance page that maintenance goes on, since otherwise it would redirect.
    if (path === '/maintenance')
      await page.route(`**${API_PREFIX}anonymous/appConfig`, async (route) => {
        const response = await route.fetch();
        await route.fulfill({ response, json: { ...(await response.json()), maintenance: true } });
      });
    await page.goto(path);
    if (answers === 'offline')
      await page.getByRole('heading', { name: OFFLINE }).waitFor({ timeout: PATIENCE });
    await settle(page, answers !== undefined);
    return await page.screenshot();
  } finally {
    await context.close();
  }
}

/** Waits until the page, its pictures and its scenes are loaded. */
async function settle(page: Page, isWaiting: boolean): Promise<void> {
  await page.waitForFunction(
    ({ waits, looks }) => {
      const images = [...document.images];
      const isBusy = document.querySelector('[aria-busy=true], canvas[data-ready=false]') !== null;
      const isLoaded = images.every(
        (image) => image.complete || image.getBoundingClientRect().top > innerHeight,
      );
      // Pictures that load late are transparent until they come into view. Once their number no longer grows, all are
      // loaded.
      const { dataset } = document.documentElement;
      const come = String(images.filter(({ src }) => !src.startsWith('data:')).length);
      const isSame = dataset['come'] === come && isLoaded && document.querySelector('h1') !== null;
      dataset['same'] = String(isSame && (waits || !isBusy) ? Number(dataset['same'] ?? 0) + 1 : 0);
      dataset['come'] = come;
      return Number(dataset['same']) >= looks;
    },
    { waits: isWaiting, looks: LOOKS },
    { timeout: PATIENCE, polling: 500 },
  );
  await page.evaluate(() => document.fonts.ready);
}

const { values: options } = parseArgs({ options: { only: { type: 'string' } } });
const chosen = pairs.filter(({ mock }) => options.only === undefined || mock === options.only);
if (chosen.length === 0) throw new Error(`--only is one of ${pairs.map(({ mock }) => mock).join(', ')}`);

await mkdir(FOLDER, { recursive: true });
const lobby = await openLobby();
const browser = await openBrowser();
try {
  const made: Sized[] = [];
  for (const pair of chosen) {
    const size = sizeOf(pair);
    const mock = await sharp(join(MOCKS, `${pair.mock}.webp`))
      .png()
      .toBuffer();
    const screen = await photograph(browser, lobby, pair);
    const sides = [mock, screen].map((png) => ({ png, ...size }));
    const both = await compose(sides, 2, GAP.inside);
    await writeFile(join(FOLDER, `${pair.mock}.png`), both.png);
    made.push(both);
    console.log(pair.mock);
  }
  // Wide pairs have rows of their own at the end of the sheet.
  const isWide = ({ width }: Sized): boolean => width > 2 * 800;
  const narrow = made.filter((one) => !isWide(one));
  const rows = narrow.length > 0 ? [await compose(narrow, COLUMNS, GAP.between)] : [];
  const sheet = await compose([...rows, ...made.filter(isWide)], 1, GAP.between);
  const file = join(FOLDER, 'pairs.png');
  await writeFile(file, sheet.png);
  console.log(`\n${relative(ROOT, file)}: mocks at the left, the product at the right`);
} finally {
  await browser.close();
  await lobby.close();
}
