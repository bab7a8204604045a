import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { JackpotView } from './support/jackpot-page.ts';
import { expect, test } from './support/journey.ts';
import { CELL } from './support/player.ts';
import { HELD, setScenePace } from './support/scene-pace.ts';

const balance = (page: Page, amount: string) =>
  page.getByRole('link', { name: `Balance ${amount}. See your wallet records` });

test('a win updates the balance at once in another tab, but in the spinning tab only when the result is shown', async ({
  context,
  page,
  player,
  logIn,
  jackpot,
}) => {
  await player.grant(1);
  await player.fixNextDraw({ cell: CELL.coin188 });
  await logIn({ turbo: false });
  const other = await context.newPage();
  await other.goto('/');
  await expect(balance(other, '₱0.00')).toBeVisible();
  await jackpot.open(1);
  // Almost stops the scene until both tabs have been checked.
  await setScenePace(page, HELD);
  await jackpot.spin();
  await expect(balance(other, '₱188.00')).toBeVisible();
  // The live stream has reached both tabs by now, but this tab holds the new balance back while the light runs.
  await expect(jackpot.skip).toBeVisible();
  await expect(balance(page, '₱0.00')).toBeVisible();
  await setScenePace(page, 1);
  // Brings the tab to the front, since a background tab draws nothing, and a press would wait for that.
  await page.bringToFront();
  await jackpot.pressSkip();
  await jackpot.expectAnnounced(JackpotView.won(18_800));
  await expect(balance(page, '₱188.00')).toBeVisible();
});

test('a log-out in one tab also logs the player out in the other tab', async ({ context, page, logIn }) => {
  await logIn();
  await page.goto('/member');
  const other = await context.newPage();
  await other.goto('/wallets/record');
  await expect(other.getByRole('heading', { name: 'Wallet records' })).toBeVisible();
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(page).toHaveURL(/\/auth\/login/);
  await expect(other).toHaveURL('/auth/login?redirect=%2Fwallets%2Frecord');
});

test('a spin that is pressed in two tabs at the same time is played once, and no other spin is used later', async ({
  context,
  page,
  player,
  logIn,
  jackpot,
}) => {
  await player.grant(4);
  await player.fixNextDraw({ cell: CELL.coin20 });
  await logIn();
  const other = new JackpotView(await context.newPage());
  await page.bringToFront();
  await jackpot.open(4);
  await other.page.bringToFront();
  await other.open(4);
  const letGo = await player.holdDraws();
  await page.bringToFront();
  await jackpot.hub.click();
  await player.drawWaits();
  await other.page.bringToFront();
  await other.hub.click();
  await letGo();
  await page.bringToFront();
  await jackpot.expectAnnounced(JackpotView.won(2_000));
  await jackpot.offers(3);
  expect(await player.draws()).toHaveLength(1);

  await other.page.bringToFront();
  await other.page.reload();
  await other.ready(3);
  expect(await other.pendingSpin()).toBeNull();
  expect(await player.draws()).toHaveLength(1);
});

test.describe('a player with diamonds', () => {
  test.use({ world: 'demo' });

  test('six tabs share one live stream; if the tab that has opened the stream closes, another tab opens it again, and all tabs stay updated', async ({
    context,
    page,
    logIn,
  }) => {
    const streams: Page[] = [];
    context.on('request', (request) => {
      if (request.url().endsWith('/app/v1/live')) streams.push(request.frame().page());
    });
    await logIn();
    await page.goto('/');
    await expect(balance(page, '₱12,480.50')).toBeVisible();
    await expect.poll(() => streams.length).toBe(1);
    const others: Page[] = [];
    for (let nth = 0; nth < 5; nth++) {
      const tab = await context.newPage();
      await tab.goto('/');
      others.push(tab);
    }
    const exchange = async (from: Page): Promise<void> => {
      const token = await from.evaluate(() => localStorage.getItem('perya.token') ?? '');
      const answer = await context.request.post('/app/v1/diamondExchangeCoin', {
        data: { diamonds: 100, clientTxnId: randomUUID() },
        headers: { authorization: token },
      });
      expect(await answer.json()).toMatchObject({ errcode: 0 });
    };
    await exchange(page);
    for (const tab of [page, ...others]) await expect(balance(tab, '₱12,490.50')).toBeVisible();
    expect(streams).toEqual([page]);

    await page.close();
    await expect.poll(() => streams.length).toBe(2);
    const [first = page] = others;
    await exchange(first);
    for (const tab of others) await expect(balance(tab, '₱12,500.50')).toBeVisible();
    expect(streams).toHaveLength(2);
  });
});
