import type { BrowserContext, Page } from '@playwright/test';
import { barriers } from './support/axe.ts';
import { gameFrame } from './support/hall-game.ts';
import { expect, test } from './support/journey.ts';

/** Code of a part that does not come, because the network went: the page goes on, and the part comes when it is back. */

test.use({ world: 'demo', contextOptions: { reducedMotion: 'reduce' } });

test.beforeEach(({ consoleGuard }) => {
  consoleGuard.allow('ERR_INTERNET_DISCONNECTED');
});

/** Loses the code of a part, and whoever could say whether there is a newer build, until the network is back. */
async function lose(page: Page, part: string): Promise<() => Promise<void>> {
  const lost = [`**/assets/${part}-*.js`, '**/build.json*'];
  for (const path of lost) await page.route(path, (route) => route.abort('internetdisconnected'));
  return async () => {
    for (const path of lost) await page.unroute(path);
  };
}

/** The device hears that the network is back. */
async function reconnect(context: BrowserContext): Promise<void> {
  await context.setOffline(true);
  await context.setOffline(false);
}

test('a page goes on without what lies over it, which comes when the network is back', async ({
  context,
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
  await reconnect(context);
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
});

test('a menu whose code does not come says so, and comes when asked again', async ({ page }) => {
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
  await missing.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
});

test('a page whose code does not come says so in its place, the others are at hand, and it comes when asked again', async ({
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
  await missing.getByRole('button', { name: 'Try again' }).click();
  await expect(missing).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test.describe('in a game of the hall', () => {
  test.use({ hall: true });

  test('rules whose code does not come say so below the game, and come when asked again', async ({
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
    await missing.getByRole('button', { name: 'Try again' }).click();
    await expect(frame.getByRole('dialog')).toBeVisible();
    await expect(missing).toBeHidden();
  });
});
