import { gameFrame as frame, visitFigure as figure } from './support/hall-game.ts';
import { expect, test } from './support/journey.ts';
import { logInWith } from './support/login-form.ts';

const DICE = 2002;

// Cookies and stores of the game's frame are closed to it, as where a browser keeps nothing for sites within sites.
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

test('where a browser blocks what sites within sites would keep, a game opens, plays and is paid', async ({
  page,
  server,
  player,
}) => {
  const before = await player.coins();
  // By its number the lobby is another site than the studio, which is called by its name.
  const lobby = server.url.replace('localhost', '127.0.0.1');
  await page.goto(`${lobby}/auth/login`);
  await logInWith(page, player);
  await expect(page).toHaveURL(`${lobby}/`);
  await page.goto(`${lobby}/game/start?gameId=${DICE}`);
  await frame(page)
    .getByRole('button', { name: /^Roll for/ })
    .click();
  await expect(figure(page, 'Rounds')).toHaveText('1');
  await expect(async () => expect(await player.coins()).not.toBe(before)).toPass();
  const studio = page.frames().find((one) => one !== page.mainFrame());
  expect(new URL(studio?.url() ?? '').hostname).toBe('localhost');
  const foreign = (await page.context().cookies()).filter(({ domain }) => domain !== '127.0.0.1');
  expect(foreign).toEqual([]);
  await page.reload();
  await expect(figure(page, 'Rounds')).toHaveText('0');
});
