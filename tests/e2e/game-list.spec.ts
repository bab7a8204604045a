import type { Page, Response } from '@playwright/test';
import { gameList } from '../../server/config/game-list.ts';
import type { Database } from '../../server/db/database.ts';
import { expect, test } from './support/journey.ts';
import { isListKept } from './support/kept-list.ts';
import { variantOf } from './support/variant.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const GINTO = /^Ginto Kingdom, return to player/;
const SECOND = /^Tigre Trove, return to player/;

const isConfig = (response: Response): boolean => response.url().endsWith('/app/v1/anonymous/appConfig');

/** Opens the lobby, and returns the keys of the part about games in the server's answer. */
async function sentGameKeys(page: Page, open: () => Promise<unknown>): Promise<string[]> {
  const answer = page.waitForResponse(isConfig);
  await open();
  const config: object = await (await answer).json();
  return Object.keys(config).filter((key) => key.startsWith('games'));
}

/** Replaces the device's list of games by the list of an older build, with another first game and one more game. */
async function keepOlderList(page: Page, db: Database): Promise<void> {
  await db.query(`insert into game_lists (version, games, at)
    select 'older', games - '1001' || '{"999999": "gone"}', 0 from game_lists`);
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const request = indexedDB.open('perya', 1);
        request.onsuccess = () => {
          const store = request.result.transaction('games', 'readwrite').objectStore('games');
          const read = store.get('list');
          read.onsuccess = () => {
            const { games } = read.result;
            const [one, ...others] = games;
            store.put(
              {
                ...read.result,
                version: 'older',
                games: [...others, { ...one, id: 999_999, title: 'A title that is gone' }],
              },
              'list',
            ).onsuccess = () => resolve();
          };
        };
      }),
  );
}

test('the server sends the whole list of games once, then nothing, and after a change only the changes', async ({
  page,
  db,
}) => {
  const searchAll = () => page.goto('/game/search');
  const first = page.getByRole('button', { name: GINTO });
  expect(await sentGameKeys(page, searchAll)).toEqual(['games']);
  await expect(first).toBeVisible();
  await expect.poll(() => sentGameKeys(page, () => page.reload())).toEqual([]);
  await expect(first).toBeVisible();

  await keepOlderList(page, db);
  const registered = page.waitForRequest((request) => request.url().endsWith('/anonymous/preLogin2'));
  expect(await sentGameKeys(page, () => page.reload())).toEqual(['gamesDelta']);
  expect((await registered).postDataJSON()).toMatchObject({ gameListVersion: 'older' });
  await expect(first).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: `${gameList.games.length} games` })).toBeVisible();
});

/** Opens the lobby with all games, and waits until the device has stored their list. */
async function visit(page: Page): Promise<void> {
  await page.goto('/?type=all');
  await expect(page.getByRole('button', { name: GINTO })).toBeVisible();
  await expect.poll(() => isListKept(page)).toBe(true);
}

test('at a second visit the stored games are visible before the server responds, and no tile moves when it does', async ({
  page,
  db,
}) => {
  await visit(page);
  await keepOlderList(page, db);
  let answer: () => void = () => undefined;
  const asked = new Promise<void>((resolve) => (answer = resolve));
  await page.route('**/anonymous/appConfig', async (route) => {
    await asked;
    await route.continue();
  });
  await page.reload();
  const second = page.getByRole('button', { name: SECOND });
  await expect(second).toBeVisible();
  await expect(page.getByRole('button', { name: GINTO })).toHaveCount(0);
  await second.evaluate((tile) => (tile.dataset['before'] = ''));
  const tile = page.locator('[data-before]');
  const place = await tile.boundingBox();
  answer();
  await expect(page.getByRole('button', { name: GINTO })).toBeVisible();
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
  // The new list reuses the nodes of the stored list: no tile was removed and created again.
  await expect(tile).toHaveCount(1);
  expect(await tile.boundingBox()).toEqual(place);
});

test(
  'home: at a second visit the games are visible without a network',
  variantOf('home'),
  async ({ page, consoleGuard }) => {
    await visit(page);
    consoleGuard.allow('ERR_INTERNET_DISCONNECTED');
    await page.route('**/app/v1/**', (route) => route.abort('internetdisconnected'));
    const asked = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/appConfig'));
    await page.reload();
    await asked;
    await expect(page.getByRole('button', { name: GINTO })).toBeVisible();
    await page.getByRole('link', { name: 'Home' }).first().click();
    await expect(page.getByRole('heading', { name: 'All games' })).toBeVisible();
  },
);
