import { gameFrame as frame, visitFigure as figure } from './support/hall-game.ts';
import { expect, test } from './support/journey.ts';
import { logInWith } from './support/login-form.ts';

const DICE = 2002;

// Blocks cookies and storage in the game's frame, as a browser that blocks third-party storage does.
test.use({
  world: 'demo',
  hall: true,
  pace: 8,
  launchOptions: async ({ launchOptions }, use) =>
    use({
      ...launchOptions,
      args: [...(launchOptions.args ?? []), '--test-third-party-cookie-phaseout'],
    }),
});

test('in a browser that blocks third-party storage, a game opens, and its rounds are played and paid', async ({
  page,
  server,
  player,
}) => {
  const before = await player.coins();
  // Opens the lobby by its IP address, so that the game server, opened by host name, is another site.
  const lobby = server.url.replace('localhost', '127.0.0.1');
  await page.goto(`${lobby}/auth/login`);
  await logInWith(page, player);
  await expect(page).toHaveURL(`${lobby}/`);
  await page.goto(`${lobby}/game/start?gameId=${DICE}`);
  await frame(page)
    .getByRole('button', { name: /^Roll for/ })
    .click();
  await expect(figure(page, 'Rounds')).toHaveText('1');
  await expect.poll(() => player.coins()).not.toBe(before);
  const gameServer = page.frames().find((one) => one !== page.mainFrame());
  expect(new URL(gameServer?.url() ?? '').hostname).toBe('localhost');
  const foreign = (await page.context().cookies()).filter(({ domain }) => domain !== '127.0.0.1');
  expect(foreign).toEqual([]);
  await page.reload();
  await expect(figure(page, 'Rounds')).toHaveText('0');
});
