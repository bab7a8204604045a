import type { Locator, Page } from '@playwright/test';
import { HALLOWEEN } from '../../fair/slots/halloween.ts';
import { settleDeposit } from '../../server/games/rounds.ts';
import { chooseOutcome } from '../../server/slots/test-kit.ts';
import { barriers } from './support/axe.ts';
import { chooseDrop } from './support/game-fixtures.ts';
import { gameFrame } from './support/hall-game.ts';
import { expect, test } from './support/journey.ts';
import { variantOf } from './support/variant.ts';

/**
 * Tests of parts of a page whose code cannot be loaded without a network: the page works without the part, which loads
 * when the network is back.
 */

test.use({ world: 'demo', contextOptions: { reducedMotion: 'reduce' } });

test.beforeEach(({ consoleGuard }) => {
  consoleGuard.allow('ERR_INTERNET_DISCONNECTED');
});

/** Blocks the code of one part of a page, and the check for a newer build; returns a function that unblocks both. */
async function lose(page: Page, part: string): Promise<() => Promise<void>> {
  const lost = [`**/assets/${part}-*.js`, '**/build.json*'];
  for (const path of lost) await page.route(path, (route) => route.abort('internetdisconnected'));
  return async () => {
    for (const path of lost) await page.unroute(path);
  };
}

/** Switches the browser's network off and on, at which the page loads missing code. */
async function reconnect(page: Page): Promise<void> {
  const context = page.context();
  await context.setOffline(true);
  await page.waitForFunction(() => !navigator.onLine);
  await context.setOffline(false);
}

/** Presses the retry button, unless the page has already retried by itself. */
async function askAgain(missing: Locator): Promise<void> {
  await missing
    .getByRole('button', { name: 'Try again' })
    .click({ timeout: 5_000 })
    .catch(() => undefined);
  await expect(missing).toBeHidden();
}

test('a page works while the code of an overlay is missing, and the overlay loads when the network is back', async ({
  page,
}) => {
  const find = await lose(page, 'modal-host');
  const asked = page.waitForEvent('requestfailed', (request) => request.url().includes('/modal-host-'));
  await page.goto('/');
  await asked;
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(page.getByRole('link', { name: 'Create an account' }).first()).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await find();
  await reconnect(page);
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
});

test('if the code of a menu fails to load, the page says so, and a retry loads the menu', async ({
  page,
}) => {
  const find = await lose(page, 'menu-sheet');
  await page.goto('/');
  await page.getByRole('button', { name: 'Menu' }).click();
  const missing = page.getByRole('alertdialog', { name: 'This didn’t load' });
  await expect(missing).toBeVisible();
  expect(await barriers(page)).toEqual([]);
  await missing.getByRole('button', { name: 'Close' }).click();
  await expect(missing).toBeHidden();
  await page.getByRole('button', { name: 'Menu' }).click();
  await find();
  await askAgain(missing);
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
});

test('if the code of a page fails to load, a message appears in its place, other pages stay reachable, and a retry loads the page', async ({
  page,
  logIn,
}) => {
  await logIn();
  const find = await lose(page, 'bonus-page');
  await page.goto('/');
  const bar = page.getByRole('navigation', { name: 'Main' });
  await bar.getByRole('link', { name: 'Bonus' }).click();
  const missing = page.getByRole('alert').filter({ hasText: 'This didn’t load' });
  await expect(missing).toBeVisible();
  expect(await barriers(page)).toEqual([]);
  await bar.getByRole('link', { name: 'Home' }).click();
  await expect(page.getByRole('region', { name: 'Today' })).toBeVisible();
  await bar.getByRole('link', { name: 'Bonus' }).click();
  await expect(missing).toBeVisible();
  await find();
  await askAgain(missing);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

const said = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text }).first();

test(
  'halloween: free spins are announced and paid even if their pictures fail to load',
  variantOf('halloween'),
  async ({ page, db, player, logIn }) => {
    await settleDeposit(db, { userId: player.id, amount: 10_000, channel: 'GCash', at: Date.now() });
    const before = await player.coins();
    await logIn();
    await lose(page, 'line-parts');
    const who = { userId: player.id, game: 'halloween-slots' } as const;
    await chooseOutcome(db, who, HALLOWEEN, ({ spins }) => spins.length === 9);
    await page.goto('/activity/halloween');
    const answer = page.waitForResponse('**/halloweenSlotsClick');
    const spin = page.getByRole('button', { name: 'Spin for ₱1.00', exact: true });
    await spin.click();
    const { outcome } = await (await answer).json();
    await expect(said(page, 'With 8 free spins.')).toBeVisible();
    await expect(spin).toBeEnabled();
    expect(await player.coins()).toBe(before - 100 + outcome.total);
  },
);

test(
  'coinPusher: if the code that animates a falling coin fails to load, the coin is on the table at once, and the drop is paid',
  variantOf('coinPusher'),
  async ({ page, db, player, logIn }) => {
    await settleDeposit(db, { userId: player.id, amount: 1_000, channel: 'GCash', at: Date.now() });
    const before = await player.coins();
    await logIn();
    await lose(page, 'drop-parts');
    await chooseDrop(db, player.id, { x: 500, pesos: 2 });
    await page.goto('/activity/coin-pusher');
    const drop = page.getByRole('button', { name: 'Drop a coin for ₱1', exact: true });
    await drop.click();
    await expect(said(page, 'Over the edge: ₱2.00.')).toBeVisible();
    await expect(drop).toBeEnabled();
    expect(await player.coins()).toBe(before + 100);
  },
);

test.describe('hall game', () => {
  test.use({ hall: true });

  test('if the code of the rules fails to load, the page says so below the game, and a retry loads it', async ({
    page,
    logIn,
  }) => {
    await logIn();
    const find = await lose(page, 'rules-dialog');
    await page.setViewportSize({ width: 844, height: 390 });
    await page.goto('/game/start?gameId=2002');
    const frame = gameFrame(page);
    await frame.getByRole('button', { name: 'Rules and odds' }).click();
    const missing = frame.getByRole('alert').filter({ hasText: 'We can’t reach the game' });
    await expect(missing).toBeInViewport();
    await find();
    await askAgain(missing);
    await expect(frame.getByRole('dialog')).toBeVisible();
  });
});
