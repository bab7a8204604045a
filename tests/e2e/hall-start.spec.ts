import type { Page } from '@playwright/test';
import { BEGIN_ROUND, gameFrame } from './support/hall-game.ts';
import { expect, test } from './support/journey.ts';

/** Tests of what a hall game fetches until it is playable, and what is prefetched (docs/performance.md). */

/**
 * Most scripts of a game, and most files including pictures until the first bet: one game of each kind, with the
 * lightest and heaviest.
 */
const MOST_SCRIPTS = 14;
const MOST_FILES = 36;
/** Loaded when the device is idle: on a slow one after the first bet is possible, on a fast one before. */
const SOUND = /^\/assets\/howler-|-sound-\w+\.\w+$/;
const GAMES = [
  ['a game of one draw', 2002],
  ['a game of steps', 2003],
  ['a machine with reels', 1001],
] as const;

test.use({ world: 'demo', hall: true, contextOptions: { reducedMotion: 'reduce' } });

/** Collects the paths requested from any origin except the lobby's. */
function askedOfGameServer(page: Page, lobby: string): string[] {
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
    const paths = askedOfGameServer(page, server.url);
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

test('a game’s sheet prefetches the first files of its frame, and a visible tile prefetches nothing', async ({
  page,
  server,
  logIn,
}) => {
  await logIn();
  const paths = askedOfGameServer(page, server.url);
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
  // Nothing is executed: no game is opened, and the game server receives no request.
  expect(paths.filter((path) => path.startsWith('/studio/'))).toEqual([]);
  await play.click();
  await expect(gameFrame(page).getByRole('button', { name: BEGIN_ROUND }).first()).toBeVisible();
});
