import type { Page } from '@playwright/test';
import { SECTORS, recomputeSector } from '../../fair/daily-spin.ts';
import type { Database } from '../../server/db/database.ts';
import { chooseRoundSeed } from '../../server/slots/test-kit.ts';
import { expect, test } from './support/journey.ts';
import { HELD, setScenePace } from './support/scene-pace.ts';
import { variantOf } from './support/variant.ts';

const WON = 'You won ₱10.00.';
const TEN_PESOS = SECTORS.findIndex(({ amount }) => amount === 1_000);

const wheel = (page: Page) => page.locator('canvas[data-scene=daily-spin][data-ready=true]');
const spinButton = (page: Page) => page.getByRole('button', { name: 'Spin', exact: true });
const usedButton = (page: Page) => page.getByRole('button', { name: 'Used today', exact: true });
const announcement = (page: Page, text: string) =>
  expect(page.getByRole('status').filter({ hasText: text }).first()).toBeVisible();
const balance = (page: Page) => page.locator('[data-balance]');
const pending = (page: Page) => page.evaluate(() => localStorage.getItem('perya.pending.daily-spin'));

/** Chooses a secret seed for the player's next daily spin with which the spin wins ₱10. */
const chooseTenPesos = (db: Database, userId: number): Promise<void> =>
  chooseRoundSeed(
    db,
    { userId, game: 'daily-spin' },
    ({ seed, clientSeed, nonce }) => recomputeSector(seed, clientSeed, nonce) === TEN_PESOS,
  );

test.use({ world: 'demo' });

// Uses the fixture `liveRegions` here, so that it records from the first page on.
test.beforeEach(async ({ page, db, player, logIn, liveRegions: _ }) => {
  await chooseTenPesos(db, player.id);
  await logIn();
  await page.goto('/activity/spin');
  await expect(wheel(page)).toBeVisible();
  await expect(spinButton(page)).toHaveAttribute('aria-disabled', 'false');
});

test(
  'the prize of the daily spin is shown, then added to the visible balance; the spin is stored with its proof and used up',
  { tag: '@drawn' },
  async ({ page, player, liveRegions }) => {
    const before = await player.coins();
    const shownBefore = await balance(page).getAttribute('aria-label');
    // Almost stops the scene, since in turbo the wheel would stop before the checks of the spin are done.
    await setScenePace(page, HELD);
    const answer = page.waitForResponse('**/dailySpin');
    await spinButton(page).click();
    expect((await (await answer).json()).amount).toBe(1_000);
    // The server has already paid, but the page announces nothing before the wheel has stopped.
    expect(await player.coins()).toBe(before + 1_000);
    expect(await balance(page).getAttribute('aria-label')).toBe(shownBefore);
    expect(liveRegions.times(WON)).toBe(0);

    const skip = page.getByRole('button', { name: 'Show the result now' });
    await expect(skip).toBeVisible();
    await setScenePace(page, 1);
    await skip.click();
    await announcement(page, WON);
    await expect(balance(page)).not.toHaveAttribute('aria-label', shownBefore ?? '');
    await expect(usedButton(page)).toHaveAttribute('aria-disabled', 'true');
    expect(await pending(page)).toBeNull();

    await page.getByRole('tab', { name: 'My record' }).click();
    const record = page.getByRole('tabpanel');
    await expect(record.getByText('+₱10.00')).toHaveCount(1);
    await record.getByRole('button', { name: 'Proof' }).click();
    const sheet = page.getByRole('dialog', { name: 'Proof of this round' });
    await expect(sheet).toContainText('daily-spin-1');
    await expect(sheet).toContainText('Checked on this device: the seed gives the code.');
  },
);

test(
  'dailySpin: a spin interrupted by a reload is shown after the reload, and paid once',
  variantOf('dailySpin'),
  async ({ page, player }) => {
    const before = await player.coins();
    const answer = page.waitForResponse('**/dailySpin');
    await spinButton(page).click();
    await answer;
    await page.reload();
    await announcement(page, 'Here’s the spin you left.');
    await announcement(page, WON);
    await expect(usedButton(page)).toHaveAttribute('aria-disabled', 'true');
    expect(await pending(page)).toBeNull();
    expect(await player.coins()).toBe(before + 1_000);
  },
);

test('a double click on the button of the daily wheel spins the wheel once', async ({
  page,
  db,
  player,
  liveRegions,
}) => {
  let asked = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/dailySpin')) asked++;
  });
  await spinButton(page).dblclick();
  await announcement(page, WON);
  await expect(usedButton(page)).toBeVisible();
  expect(asked).toBe(1);
  expect(liveRegions.times(WON)).toBe(1);
  const { rows } = await db.query<{ count: number }>(
    `select count(*)::int as count from fair_rounds where user_id = $1 and game = 'daily-spin'`,
    [player.id],
  );
  expect(rows).toEqual([{ count: 1 }]);
});
