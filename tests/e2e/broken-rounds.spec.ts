import type { Page } from '@playwright/test';
import { expect, test } from './support/journey.ts';
import { onlyRain } from './support/rains.ts';
import { boughtRounds, pendingOf, RIDES, type Ride } from './support/rides.ts';

const OFFLINE = 'No connection. We are trying again.';
const UNHEARD = /^We have not heard back yet\. Your \w+ is safe: check the result when you are connected\.$/;

const mainButton = (page: Page, { button }: Ride) => page.getByRole('button', { name: button });
const checkButton = (page: Page) => page.getByRole('button', { name: 'Check result', exact: true });

async function open(page: Page, ride: Ride): Promise<void> {
  await page.goto(ride.path);
  await expect(page.locator(`canvas[data-scene=${ride.scene}][data-ready=true]`)).toBeVisible();
  await expect(mainButton(page, ride)).toBeEnabled();
}

/**
 * Waits until the result is told, and asks for it where a round waits for that. Never by the main button, which buys the
 * next round as soon as this one is over.
 */
async function isTold(page: Page, { ends, told }: Ride): Promise<void> {
  const result = page.getByRole('status').filter({ hasText: told }).first();
  if (ends instanceof RegExp) await page.getByRole('button', { name: ends }).click();
  await expect(async () => {
    if (ends === 'Escape') await page.keyboard.press('Escape');
    await expect(result).toBeVisible({ timeout: 700 });
  }).toPass();
}

test.use({ world: 'demo', contextOptions: { reducedMotion: 'reduce' } });

test.beforeEach(async ({ db, logIn }) => {
  await onlyRain(db, Date.now() - 1);
  await logIn();
});

test('without a network every page says that nothing is lost, and one round is bought when it is checked', async ({
  page,
  context,
  db,
  player,
  consoleGuard,
}) => {
  consoleGuard.allow('ERR_INTERNET_DISCONNECTED');
  for (const ride of RIDES) {
    const { game } = ride;
    await test.step(game, async () => {
      await open(page, ride);
      const before = { ...(await boughtRounds(db, player.id, game)), coins: await player.coins() };
      await context.setOffline(true);
      await expect(page.getByText(OFFLINE)).toBeVisible();
      await mainButton(page, ride).click();
      await expect(page.getByRole('alert').filter({ hasText: UNHEARD })).toBeVisible();
      await expect(checkButton(page)).toBeEnabled();
      expect(await boughtRounds(db, player.id, game)).toMatchObject({ count: before.count });

      await context.setOffline(false);
      await expect(page.getByText(OFFLINE)).toBeHidden();
      await checkButton(page).click();
      await isTold(page, ride);
      await expect.poll(() => pendingOf(page, game)).toBeNull();
      const after = await boughtRounds(db, player.id, game);
      expect(after.count).toBe(before.count + 1);
      expect(await player.coins()).toBe(before.coins + after.net - before.net);
    });
  }
});

test('a double click buys once wherever something can be bought again', async ({ page, db, player }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url().split('/').at(-1) ?? ''));
  for (const ride of RIDES.filter(({ isSingle }) => isSingle !== true)) {
    const { game, call } = ride;
    await test.step(game, async () => {
      await open(page, ride);
      const before = await boughtRounds(db, player.id, game);
      await mainButton(page, ride).dblclick();
      await isTold(page, ride);
      await expect.poll(() => pendingOf(page, game)).toBeNull();
      expect(await boughtRounds(db, player.id, game)).toMatchObject({ count: before.count + 1 });
      expect(asked.filter((name) => name === call)).toHaveLength(1);
    });
  }
  await test.step('diamonds for coins', async () => {
    await page.goto('/activity/lottery/product');
    const coins = await player.coins();
    await page.getByLabel('Diamonds', { exact: true }).fill('100');
    await page.getByRole('button', { name: 'Change into ₱10.00', exact: true }).dblclick();
    await expect(page.getByText('₱10.00 are in your wallet.')).toBeVisible();
    expect(await player.coins()).toBe(coins + 1_000);
    expect(asked.filter((name) => name === 'diamondExchangeCoin')).toHaveLength(1);
  });
  await test.step('cards for diamonds', async () => {
    await page.getByRole('button', { name: /^Scratch cards, 1: 50 diamonds$/ }).dblclick();
    await expect(page.getByText('Added to your pile: 1.')).toBeVisible();
    expect(asked.filter((name) => name === 'diamondExchangeScratchcard')).toHaveLength(1);
  });
});

test('on a slow network a page opens, the round is still being checked, and it ends well', async ({
  page,
  context,
  db,
  player,
}) => {
  await page.goto('/');
  const row = page.locator('section').filter({ has: page.getByRole('heading', { name: 'At the fair' }) });
  await expect(row.getByRole('link', { name: 'Slot Shack' })).toBeVisible();
  const network = await context.newCDPSession(page);
  // The usual figures of slow 3G: 400 kbit/s and 400 ms.
  const slow = { offline: false, latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 };
  await network.send('Network.emulateNetworkConditions', slow);
  await row.getByRole('link', { name: 'Slot Shack' }).click();
  const ride = RIDES.find(({ game }) => game === 'slotshack');
  if (!ride) throw new Error('no slotshack');
  // The reels can be used before their picture is there.
  await expect(mainButton(page, ride)).toHaveAttribute('aria-disabled', 'false');
  const before = await boughtRounds(db, player.id, ride.game);
  await network.send('Network.emulateNetworkConditions', { ...slow, latency: 4_000 });
  await mainButton(page, ride).click();
  await expect(page.getByRole('status').filter({ hasText: 'Still checking…' })).toBeVisible();
  await network.send('Network.emulateNetworkConditions', slow);
  await isTold(page, ride);
  expect(await boughtRounds(db, player.id, ride.game)).toMatchObject({ count: before.count + 1 });
});
