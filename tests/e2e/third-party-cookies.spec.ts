import { gameFrame as frame, visitFigure as figure } from './support/hall-game.ts';
import { expect, test } from './support/journey.ts';
import { logInWith } from './support/login-form.ts';

const DICE = 2002;

// Cookies and storage of the game's frame are blocked, as in a browser that blocks third-party storage.
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

test('with third-party storage blocked, a game opens, plays and is paid', async ({
  page,
  server,
  player,
}) => {
  const before = await player.coins();
  // By IP address the lobby is another site than the game server, which is addressed by host name.
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
