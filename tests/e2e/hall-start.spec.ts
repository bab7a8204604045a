import type { Page } from '@playwright/test';
import { BEGIN_ROUND, gameFrame } from './support/hall-game.ts';
import { expect, test } from './support/journey.ts';

/** What a game of the hall fetches until it can be played, and what is fetched before it is asked for (docs/performance.md). */

/** Scripts of a game, and with pictures and all until the first bet: of each kind of game, and the lightest and heaviest of them. */
const MOST_SCRIPTS = 14;
const MOST_FILES = 36;
/** Comes when the device has a moment: on a slow one after the first bet could be placed, on a quick one before. */
const SOUND = /^\/assets\/howler-|-sound-\w+\.\w+$/;
const GAMES = [
  ['a game of one draw', 2002],
  ['a game of steps', 2003],
  ['a machine with reels', 1001],
] as const;

test.use({ world: 'demo', hall: true, contextOptions: { reducedMotion: 'reduce' } });

/** Paths that are asked of any origin but the lobby's, as they come. */
function askedOfStudio(page: Page, lobby: string): string[] {
  const paths: string[] = [];
  page.on('request', (request) => {
    const { origin, pathname } = new URL(request.url());
    if (origin !== new URL(lobby).origin) paths.push(pathname);
  });
  return paths;
}

for (const [kind, gameId] of GAMES)
  test(`${kind} begins with few files, and on one WebGL context`, async ({ page, server, logIn }) => {
    await page.addInitScript(() => {
      const own: unknown = Reflect.get(HTMLCanvasElement.prototype, 'getContext');
      const held = new Set<unknown>();
      Object.defineProperty(HTMLCanvasElement.prototype, 'getContext', {
        value(this: HTMLCanvasElement, kindOfContext: string, ...options: unknown[]): unknown {
          const context: unknown = Reflect.apply(own as () => unknown, this, [kindOfContext, ...options]);
          if (kindOfContext.startsWith('webgl') && context !== null) held.add(context);
          document.documentElement.dataset['contexts'] = String(held.size);
          return context;
        },
      });
    });
    await logIn();
    const paths = askedOfStudio(page, server.url);
    await page.goto(`/game/start?gameId=${gameId}`);
    const frame = gameFrame(page);
    await expect(frame.locator('canvas[data-ready=true]')).toBeVisible();
    await expect(frame.getByRole('button', { name: BEGIN_ROUND, disabled: false }).first()).toBeVisible();
    const files = paths.filter((path) => !SOUND.test(path));
    const scripts = files.filter((path) => path.endsWith('.js'));
    expect(scripts.length, scripts.join('\n')).toBeGreaterThan(5);
    expect(scripts.length, scripts.join('\n')).toBeLessThanOrEqual(MOST_SCRIPTS);
    expect(files.length, files.join('\n')).toBeLessThanOrEqual(MOST_FILES);
    await expect(frame.locator('html')).toHaveAttribute('data-contexts', '1');
  });

test('a game’s sheet fetches what its frame begins with, and a tile that is only seen fetches nothing', async ({
  page,
  server,
  logIn,
}) => {
  await logIn();
  const paths = askedOfStudio(page, server.url);
  await page.goto('/game/search?q=dice');
  const tile = page.getByRole('button', { name: /^Dice,/ });
  await expect(tile).toBeVisible();
  await page.waitForLoadState('load');
  expect(paths).toEqual([]);
  await tile.click();
  const play = page.getByRole('dialog', { name: 'Dice' }).getByRole('link', { name: 'Play', exact: true });
  await expect(play).toBeVisible();
  await expect
    .poll(() => paths.map((path) => /^\/assets\/(app|engine|libraries)-[\w-]{8}\.js$/.exec(path)?.[1]))
    .toEqual(expect.arrayContaining(['app', 'engine', 'libraries']));
  // Nothing of it runs: no game is opened, and the studio is asked for nothing.
  expect(paths.filter((path) => path.startsWith('/studio/'))).toEqual([]);
  await play.click();
  await expect(gameFrame(page).getByRole('button', { name: BEGIN_ROUND }).first()).toBeVisible();
});
