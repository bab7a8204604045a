import { JackpotView } from './support/jackpot-page.ts';
import { expect, test } from './support/journey.ts';
import { logInWith } from './support/login-form.ts';
import { CELL, type Player } from './support/player.ts';
import { startServer } from './support/server.ts';
import { variantOf } from './support/variant.ts';

const WON = JackpotView.won(18_800);
const NO_ANSWER = 'No answer yet. Your spin is safe. Check the result once you’re back online.';

/** Expects that the player has one stored draw, and that the wallet got the prize of this draw once. */
async function paidOnce(player: Player): Promise<void> {
  expect(await player.draws()).toHaveLength(1);
  expect(await player.coins()).toBe(18_800);
}

test.beforeEach(async ({ player, logIn }) => {
  await player.grant(3);
  await player.fixNextDraw({ cell: CELL.coin188 });
  await logIn();
});

test(
  'jackpot: after a reload before the response, the result of the spin is shown exactly once',
  variantOf('jackpot'),
  async ({ page, player, jackpot, liveRegions }) => {
    await jackpot.open(3);
    const letGo = await player.holdDraws();
    await jackpot.hub.click();
    await player.drawWaits();
    await page.reload();
    await letGo();
    await jackpot.expectAnnounced(WON);
    await jackpot.ready(2);
    await paidOnce(player);

    await page.reload();
    await jackpot.ready(2);
    expect(await jackpot.pendingSpin()).toBeNull();
    expect(liveRegions.times(WON)).toBe(1);
    await paidOnce(player);
  },
);

test('if the page is reloaded while the light still runs, the result of the spin is shown once', async ({
  page,
  player,
  jackpot,
  liveRegions,
}) => {
  await jackpot.open(3);
  await jackpot.spin();
  await page.reload();
  await jackpot.expectAnnounced(WON);
  await jackpot.ready(2);
  expect(await jackpot.pendingSpin()).toBeNull();
  expect(liveRegions.times(WON)).toBe(1);
  await paidOnce(player);
});

test('when the session ends in mid-spin, the log-in form opens, and the result is shown after log-in', async ({
  page,
  player,
  jackpot,
  liveRegions,
}) => {
  await jackpot.open(3);
  let letGo = (): void => {};
  const held = new Promise<void>((resolve) => (letGo = resolve));
  await page.route('**/receiveDrawChance', async (route) => {
    await held;
    await route.continue();
  });
  const asked = page.waitForRequest('**/receiveDrawChance');
  await jackpot.hub.click();
  await asked;
  await player.revokeSessions();
  letGo();
  await expect(page).toHaveURL('/auth/login?redirect=%2Factivity%2Fjackpot');
  await expect(page.getByText('You’ve been logged out. Please log in again.')).toBeVisible();
  await page.unroute('**/receiveDrawChance');

  await logInWith(page, player);
  await expect(page).toHaveURL('/activity/jackpot');
  await jackpot.expectAnnounced(WON);
  await jackpot.ready(2);
  expect(liveRegions.times(WON)).toBe(1);
  await paidOnce(player);
});

test('when the network fails in mid-spin, the result of that spin is shown once the network is back', async ({
  context,
  page,
  player,
  jackpot,
  consoleGuard,
}) => {
  consoleGuard.allow('ERR_INTERNET_DISCONNECTED');
  await page.clock.install();
  await jackpot.open(3);
  const letGo = await player.holdDraws();
  await jackpot.hub.click();
  await player.drawWaits();
  await context.setOffline(true);
  await expect(page.getByText('No connection. Trying again…')).toBeVisible();
  // As on a phone in a tunnel, pending requests hang until their time-out.
  await page.clock.fastForward(10_000);
  await page.getByRole('alertdialog', { name: 'Tips' }).getByRole('button', { name: 'OK' }).click();
  await expect(page.getByText(NO_ANSWER)).toBeVisible();
  await letGo();
  await context.setOffline(false);
  await expect(page.getByText('No connection. Trying again…')).toBeHidden();
  await jackpot.check.click();
  await jackpot.expectAnnounced(WON);
  await jackpot.offers(2);
  await paidOnce(player);
});

test(
  'jackpot: on a time-out, a tip with the required wording appears, and the result is shown afterwards',
  variantOf('jackpot'),
  async ({ page, player, jackpot }) => {
    await page.clock.install();
    await jackpot.open(3);
    const letGo = await player.holdDraws();
    await jackpot.hub.click();
    await player.drawWaits();
    await page.clock.fastForward(10_000);
    const tip = page.getByRole('alertdialog', { name: 'Tips' });
    await expect(
      tip.getByText('The request has timed out, please try again later', { exact: true }),
    ).toBeVisible();
    await letGo();
    await tip.getByRole('button', { name: 'OK' }).click();
    await expect(tip).toBeHidden();
    await jackpot.check.click();
    await jackpot.expectAnnounced(WON);
    await paidOnce(player);
  },
);

test.describe('server that is killed', () => {
  test.use({ inFolder: true });

  test(
    'jackpot: the result of a spin is kept when the server is killed in mid-spin and restarted',
    variantOf('jackpot'),
    async ({ page, server, worldDatabase, player, jackpot, consoleGuard, liveRegions }) => {
      consoleGuard.allow(
        'ERR_CONNECTION_REFUSED',
        'ERR_CONNECTION_RESET',
        'ERR_CONNECTION_CLOSED',
        'ERR_SOCKET_NOT_CONNECTED',
        'ERR_EMPTY_RESPONSE',
        'ERR_INCOMPLETE_CHUNKED_ENCODING',
      );
      await jackpot.open(3);
      const letGo = await player.holdDraws();
      await jackpot.hub.click();
      await player.drawWaits();
      await server.kill();
      await letGo();
      await expect(page.getByText(NO_ANSWER)).toBeVisible();

      const again = await startServer(worldDatabase.place, { port: Number(new URL(server.url).port) });
      try {
        expect(again.url).toBe(server.url);
        await jackpot.check.click();
        await jackpot.expectAnnounced(WON);
        await jackpot.offers(2);
        await paidOnce(player);
        await page.reload();
        await jackpot.ready(2);
        expect(await jackpot.pendingSpin()).toBeNull();
        expect(liveRegions.times(WON)).toBe(1);
        await paidOnce(player);
      } finally {
        await again.end();
      }
      expect(again.log()).not.toContain('"level":50');
    },
  );
});
