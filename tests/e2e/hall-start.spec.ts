import type { Page } from '@playwright/test';
import { BEGIN_ROUND, gameFrame } from './support/hall-game.ts';
import { expect, test } from './support/journey.ts';
import { gameVariantOf } from './support/variant.ts';

/** Tests of what a hall game fetches until it can be played, and of what is prefetched (docs/performance.md). */

const GAMES = [
  ['dice', 2002],
  ['mines', 2003],
  ['line-reels', 1001],
] as const;

test.use({ world: 'demo', hall: true, contextOptions: { reducedMotion: 'reduce' } });

/** Returns a list to which the paths of requests to any other origin than the lobby's are added. */
function askedOfGameServer(page: Page, lobby: string): string[] {
  const paths: string[] = [];
  page.on('request', (request) => {
    const { origin, pathname } = new URL(request.url());
    if (origin !== new URL(lobby).origin) paths.push(pathname);
  });
  return paths;
}

for (const [game, gameId] of GAMES)
  test(
    `${game}: the game starts with a single WebGL context`,
    gameVariantOf(game),
    async ({ page, logIn }) => {
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
      await page.goto(`/game/start?gameId=${gameId}`);
      const frame = gameFrame(page);
      await expect(frame.locator('canvas[data-ready=true]')).toBeVisible();
      await expect(frame.getByRole('button', { name: BEGIN_ROUND, disabled: false }).first()).toBeVisible();
      await expect(frame.locator('html')).toHaveAttribute('data-contexts', '1');
    },
  );

test('a game’s information sheet prefetches the first files of the game’s frame; a visible tile prefetches nothing', async ({
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
  // Prefetching does not open a game: the game server's API receives no request.
  expect(paths.filter((path) => path.startsWith('/studio/'))).toEqual([]);
  await play.click();
  await expect(gameFrame(page).getByRole('button', { name: BEGIN_ROUND }).first()).toBeVisible();
});
