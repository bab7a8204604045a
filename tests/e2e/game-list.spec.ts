import type { Page, Response } from '@playwright/test';
import { gameList } from '../../server/config/game-list.ts';
import { expect, test } from './support/journey.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const isConfig = (response: Response): boolean => response.url().endsWith('/app/v1/anonymous/appConfig');

/** What the lobby is told of the games when it opens: the keys of the answer that speak of them. */
async function toldOfGames(page: Page, open: () => Promise<unknown>): Promise<string[]> {
  const answer = page.waitForResponse(isConfig);
  await open();
  const told: object = await (await answer).json();
  return Object.keys(told).filter((key) => key.startsWith('games'));
}

test('the list of games comes whole once, then not at all, and after a change only what has changed', async ({
  page,
  db,
}) => {
  const searchAll = () => page.goto('/game/search');
  const first = page.getByRole('button', { name: /^Ginto Kingdom, return to player/ });
  expect(await toldOfGames(page, searchAll)).toEqual(['games']);
  await expect(first).toBeVisible();
  await expect
    .poll(async () => {
      const told = await toldOfGames(page, () => page.reload());
      return told;
    })
    .toEqual([]);
  await expect(first).toBeVisible();

  // As if this device held the list of an older build, in which the first game was another and one more stood.
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
                version: 'older',
                games: [...others, { ...one, id: 999_999, title: 'A title that is gone' }],
              },
              'list',
            ).onsuccess = () => resolve();
          };
        };
      }),
  );
  expect(await toldOfGames(page, () => page.reload())).toEqual(['gamesDelta']);
  await expect(first).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: `${gameList.games.length} games` })).toBeVisible();
});
