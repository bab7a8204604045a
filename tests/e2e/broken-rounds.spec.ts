import type { Page } from '@playwright/test';
import { expect, test } from './support/journey.ts';
import { onlyRain } from './support/rains.ts';
import { pageAt, variantOf } from './support/variant.ts';
import { boughtRounds, pendingOf, GAME_FIXTURES, type GameFixture } from './support/game-fixtures.ts';

const OFFLINE = 'No connection. Trying again…';
const NO_ANSWER = /^No answer yet\. Your \w+ is safe\. Check the result once you’re back online\.$/;

const mainButton = (page: Page, { button }: GameFixture) => page.getByRole('button', { name: button });
const checkButton = (page: Page) => page.getByRole('button', { name: 'Check result', exact: true });

async function open(page: Page, fixture: GameFixture): Promise<void> {
  await page.goto(fixture.path);
  await expect(page.locator(`canvas[data-scene=${fixture.scene}][data-ready=true]`)).toBeVisible();
  await expect(mainButton(page, fixture)).toBeEnabled();
}

/**
 * Waits until the result is announced; presses the button that finishes the round if the game has one. Never presses
 * the main button, which would buy the next round once this round is over.
 */
async function waitForResult(page: Page, { finish, announcement }: GameFixture): Promise<void> {
  const result = page.getByRole('status').filter({ hasText: announcement }).first();
  if (finish !== undefined) await page.getByRole('button', { name: finish }).click();
  await expect(result).toBeVisible();
}

test.use({ world: 'demo', pace: 8, contextOptions: { reducedMotion: 'reduce' } });

test.beforeEach(async ({ db, logIn }) => {
  await onlyRain(db, Date.now() - 1);
  await logIn();
});

for (const fixture of GAME_FIXTURES) {
  const { game, call, path, isSingle, opensResumed } = fixture;
  const variant = variantOf(pageAt(path));

  test(
    `${pageAt(path)}: ${game}: without a network the page says that nothing is lost; once the network is back, the check button plays the round once`,
    variant,
    async ({ page, context, db, player, consoleGuard }) => {
      consoleGuard.allow('ERR_INTERNET_DISCONNECTED');
      await open(page, fixture);
      const before = { ...(await boughtRounds(db, player.id, game)), coins: await player.coins() };
      await context.setOffline(true);
      await mainButton(page, fixture).click();
      await expect(page.getByRole('alert').filter({ hasText: NO_ANSWER })).toBeVisible();
      await expect(page.getByText(OFFLINE)).toBeVisible();
      await expect(checkButton(page)).toBeEnabled();
      expect(await boughtRounds(db, player.id, game)).toMatchObject({ count: before.count });

      await context.setOffline(false);
      await expect(page.getByText(OFFLINE)).toBeHidden();
      await checkButton(page).click();
      if (opensResumed !== undefined) await page.getByRole('button', { name: opensResumed }).click();
      await waitForResult(page, fixture);
      await expect.poll(() => pendingOf(page, game)).toBeNull();
      const after = await boughtRounds(db, player.id, game);
      expect(after.count).toBe(before.count + 1);
      expect(await player.coins()).toBe(before.coins + after.net - before.net);
    },
  );

  if (isSingle === true) continue;
  test(
    `${pageAt(path)}: ${game}: a double click buys only one round`,
    variant,
    async ({ page, db, player }) => {
      let asked = 0;
      page.on('request', (request) => {
        if (request.url().endsWith(`/${call}`)) asked++;
      });
      await open(page, fixture);
      const before = await boughtRounds(db, player.id, game);
      await mainButton(page, fixture).dblclick();
      await waitForResult(page, fixture);
      await expect.poll(() => pendingOf(page, game)).toBeNull();
      expect(await boughtRounds(db, player.id, game)).toMatchObject({ count: before.count + 1 });
      expect(asked).toBe(1);
    },
  );
}

test('a double click exchanges diamonds for coins only once', async ({ page, player }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url().split('/').at(-1) ?? ''));
  await page.goto('/activity/lottery/product');
  const coins = await player.coins();
  await page.getByLabel('Diamonds', { exact: true }).fill('100');
  await page.getByRole('button', { name: 'Get ₱10.00', exact: true }).click();
  await page.getByRole('button', { name: 'Pay 100 diamonds', exact: true }).dblclick();
  await expect(page.getByText('₱10.00 is in your wallet.')).toBeVisible();
  expect(await player.coins()).toBe(coins + 1_000);
  expect(asked.filter((name) => name === 'diamondExchangeCoin')).toHaveLength(1);

  await page.getByRole('button', { name: 'Back to the mall' }).click();
  await page.getByRole('button', { name: /^1 scratch card for 50 diamonds$/ }).click();
  await page.getByRole('button', { name: 'Pay 50 diamonds', exact: true }).dblclick();
  await expect(page.getByText('1 card added.')).toBeVisible();
  expect(asked.filter((name) => name === 'diamondExchangeScratchcard')).toHaveLength(1);
});

test('on a slow network another page opens while the round is still being checked, and the round completes', async ({
  page,
  context,
  db,
  player,
}) => {
  await page.goto('/');
  const row = page.locator('section').filter({ has: page.getByRole('heading', { name: 'At the fair' }) });
  await expect(row.getByRole('link', { name: 'Slot Shack' })).toBeVisible();
  const network = await context.newCDPSession(page);
  // Throttles to slow 3G: 400 kbit/s, which is 50,000 bytes per second, and 400 ms.
  const slow = { offline: false, latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 };
  await network.send('Network.emulateNetworkConditions', slow);
  await row.getByRole('link', { name: 'Slot Shack' }).click();
  const fixture = GAME_FIXTURES.find(({ game }) => game === 'slotshack');
  if (!fixture) throw new Error('no slotshack');
  // The button works even before the picture of the reels has loaded.
  await expect(mainButton(page, fixture)).toHaveAttribute('aria-disabled', 'false');
  const before = await boughtRounds(db, player.id, fixture.game);
  // Holds the response back until the page reports that it waits.
  let arrive = (): void => undefined;
  const isUnderWay = new Promise<void>((resolve) => (arrive = resolve));
  await page.route(`**/${fixture.call}`, async (route) => {
    const response = await route.fetch();
    await isUnderWay;
    await route.fulfill({ response });
  });
  await mainButton(page, fixture).click();
  await expect(page.getByRole('status').filter({ hasText: 'Still checking…' })).toBeVisible();
  arrive();
  await waitForResult(page, fixture);
  expect(await boughtRounds(db, player.id, fixture.game)).toMatchObject({ count: before.count + 1 });
});
