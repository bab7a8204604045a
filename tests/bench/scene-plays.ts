import { noteStartUp } from '../note-start-up.ts';
import { createWorldDatabase } from '../e2e/support/world-database.ts';
import { GAME_FIXTURES } from '../e2e/support/game-fixtures.ts';
import { onlyRain } from '../e2e/support/rains.ts';
import { rememberLogin } from '../e2e/support/journey.ts';
import { playerOf } from '../e2e/support/player.ts';
import { startServer } from '../e2e/support/server.ts';
import { newTestFolder, removeTestFolders, TEST_FOLDER_ENV } from '../../server/testing/test-folder.ts';
import { openBrowser } from '../visual/browser.ts';
import type { Page } from '@playwright/test';
import { type PageCounts, watchPage } from './page-counts.ts';
import type { Row } from './table.ts';

/** A page with a scene, and what the bench presses there to play a round. */
interface PlayedPage {
  readonly path: string;
  readonly scene: string;
  readonly button: RegExp;
  /** Matches the announcement of any result in the live region. */
  readonly announcement: RegExp;
  /** Name of a second button that completes the round, if there is one. */
  readonly finish?: RegExp;
}

const JACKPOT: PlayedPage = {
  path: '/activity/jackpot',
  scene: 'lucky-jackpot',
  button: /^Spin, \d+ left$/,
  announcement: /^You (?:won|received)|^JACKPOT/i,
};

const PAGES: readonly PlayedPage[] = [
  JACKPOT,
  ...GAME_FIXTURES.filter(({ game }) => game !== 'halloween-lottery').map(
    ({ path, scene, button, announcement, finish }) => ({
      path,
      scene,
      button,
      announcement,
      ...(finish instanceof RegExp ? { finish } : {}),
    }),
  ),
];

/**
 * `IDLE_ENDS`: time after the last input until idle motion has ended (docs/scenes.md, Idle), ms. `WATCHED`: time for
 * which the page is then watched, ms.
 */
const IDLE_ENDS = 66_000;
const WATCHED = 10_000;
/** Time given to a page to load everything after it was opened, ms. */
const OPENED = 2_000;
/** Time watched after a result, ms: the scene celebrates, and the page fetches changed data again. */
const AFTER = 8_000;

/** Counts the activity of the real pages, during a round and during ten seconds at rest. */
export async function playRows(log: (line: string) => void, only?: readonly string[]): Promise<Row[]> {
  const folder = newTestFolder();
  process.env[TEST_FOLDER_ENV] = folder;
  const browser = await openBrowser();
  try {
    const world = await createWorldDatabase('demo');
    const server = await startServer(world.place);
    const db = await world.connect();
    const player = await playerOf(db, 'demo');
    await onlyRain(db, Date.now());
    try {
      const pages = PAGES.filter(({ scene }) => only === undefined || only.includes(scene));
      const measured: (readonly Row[])[] = [];
      const opened: (() => Promise<readonly Row[]>)[] = [];
      for (const played of pages) {
        log(`playing ${played.path}`);
        const context = await browser.newContext({
          viewport: { width: 390, height: 844 },
          serviceWorkers: 'block',
          baseURL: server.url,
        });
        await context.addInitScript(noteStartUp);
        await rememberLogin(context, server, player, { turbo: false });
        const page = await context.newPage();
        const counts = await watchPage(page);
        await page.goto(played.path);
        await page.locator(`canvas[data-scene="${played.scene}"][data-ready="true"]`).waitFor();
        measured.push(await playOnce(page, counts, played));
        opened.push(async () => {
          const rows = await restOf(page, counts, played);
          await context.close();
          return rows;
        });
      }
      // Waits until all pages have played, since a round on one page changes the balance on the other pages.
      const resting = await Promise.all(opened.map((rest) => rest()));
      return [...measured.flat(), ...resting.flat()];
    } finally {
      await db.close();
      await server.end();
      await world.close();
    }
  } finally {
    await browser.close();
    await removeTestFolders(folder);
  }
}

async function playOnce(page: Page, counts: PageCounts, played: PlayedPage): Promise<readonly Row[]> {
  const { scene, button, announcement, finish } = played;
  const press = page.getByRole('button', { name: button });
  await press.waitFor();
  await watch(page, OPENED);
  await counts.take();
  await press.click();
  if (finish) await page.getByRole('button', { name: finish }).click();
  await page.getByRole('status').filter({ hasText: announcement }).first().waitFor({ timeout: 60_000 });
  await watch(page, AFTER);
  const { glCalls, glMedian, glNames, commits, calls } = await counts.take();
  const [play, ...refetches] = calls;
  return [
    row(`${scene}: GL calls a frame on its page`, glCalls, 16, `median ${glMedian}; ${glNames.join(' ')}`),
    row(`${scene}: React commits of a play`, commits.length, 3, commits.join(' ')),
    row(`${scene}: calls after ${play ?? 'a play'}`, refetches.length, 1, refetches.join(', ')),
  ];
}

async function restOf(page: Page, counts: PageCounts, { scene }: PlayedPage): Promise<readonly Row[]> {
  await watch(page, IDLE_ENDS);
  await counts.take();
  await watch(page, WATCHED);
  const { frameCallbacks, commits } = await counts.take();
  return [
    row(`${scene}: animation frames in ten seconds of rest`, frameCallbacks, 0),
    row(`${scene}: React commits in ten seconds of rest`, commits.length, 0, commits.join(' ')),
  ];
}

/** Waits for `ms` milliseconds while the page's activity is counted. */
async function watch(page: Page, ms: number): Promise<void> {
  const until = (await page.evaluate(() => performance.now())) + ms;
  await page.waitForFunction((end) => performance.now() >= end, until, { polling: 250, timeout: 2 * ms });
}

const row = (what: string, value: number, limit: number, announcement = ''): Row => ({
  what,
  value: announcement === '' ? String(value) : `${value} (${announcement})`,
  goal: limit === 0 ? '0' : `≤ ${limit}`,
  ok: value <= limit,
});
