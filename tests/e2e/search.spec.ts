import type { Page } from '@playwright/test';
import { barriers } from './support/axe.ts';
import { expect, test } from './support/journey.ts';
import { logInWith } from './support/login-form.ts';
import { variantOf } from './support/variant.ts';

test.use({ viewport: { width: 390, height: 844 }, contextOptions: { reducedMotion: 'reduce' } });

const field = (page: Page) => page.getByRole('searchbox', { name: 'Search games' });
const tile = (page: Page, title: string) =>
  page.getByRole('button', { name: new RegExp(`^${title}, return to player`) });
const found = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text });

test('a player finds a game despite typos, filters the results, and returns to them', async ({
  page,
  logIn,
}) => {
  await logIn();
  await page.goto('/');
  await page.getByRole('link', { name: 'Search games' }).click();
  await expect(field(page)).toBeFocused();
  await field(page).fill('palenkge');
  await expect(tile(page, 'Palengke Punch')).toBeVisible();
  await expect(found(page, '1 game for “palenkge”')).toBeVisible();
  await expect(page).toHaveURL('/game/search?q=palenkge');
  expect(await barriers(page)).toEqual([]);

  await tile(page, 'Palengke Punch').click();
  await expect(page.getByRole('dialog', { name: 'Palengke Punch' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Clear', exact: true }).click();
  await expect(page.getByRole('button', { name: 'palenkge' })).toBeVisible();

  await page.getByRole('button', { name: 'Filters' }).click();
  const filters = page.getByRole('dialog', { name: 'Filters' });
  await filters.getByLabel('Originals').check();
  await filters.getByLabel('New', { exact: true }).check();
  expect(await barriers(page)).toEqual([]);
  await filters.getByRole('button', { name: /^Show \d+ games$/ }).click();
  await expect(filters).toBeHidden();
  await page.getByRole('combobox', { name: 'Sort' }).selectOption('Name');
  const address = '/game/search?type=originals&has=new&sort=name';
  await expect(page).toHaveURL(address);
  await expect(tile(page, 'Towers')).toBeVisible();

  await page.reload();
  await expect(tile(page, 'Towers')).toBeVisible();
  await expect(tile(page, 'Crash')).toHaveCount(0);
  await page.getByRole('link', { name: 'Me', exact: true }).click();
  await expect(page).toHaveURL('/member');
  await page.goBack();
  await expect(page).toHaveURL(address);
  await page.getByRole('button', { name: 'Remove filter: New' }).click();
  await expect(tile(page, 'Crash')).toBeVisible();
});

test(
  'search: without a match, similar results are shown; a player can delete past searches',
  variantOf('search'),
  async ({ page }) => {
    await page.goto('/game/search?q=tigre+zzzzzz');
    await expect(page.getByRole('heading', { name: 'Nothing found for “tigre zzzzzz”' })).toBeVisible();
    await expect(tile(page, 'Tigre Trove')).toBeVisible();

    await field(page).fill('tigre');
    await field(page).press('Enter');
    await page.getByRole('button', { name: 'Clear', exact: true }).click();
    const recent = page.getByRole('region', { name: 'Recent searches' });
    await recent.getByRole('button', { name: 'tigre' }).click();
    await expect(tile(page, 'Tigre Trove')).toBeVisible();
    await page.getByRole('button', { name: 'Clear', exact: true }).click();
    await recent.getByRole('button', { name: 'Clear searches' }).click();
    await expect(recent).toBeHidden();
  },
);

test('a guest who opens a game from the search logs in and returns to that game', async ({
  page,
  player,
}) => {
  await page.goto('/v2/game/search?q=halloween');
  await tile(page, 'Halloween Night').click();
  await expect(page).toHaveURL(/\/auth\/login\/v2\?redirect=/);
  await logInWith(page, player);
  await expect(page.getByRole('dialog', { name: 'Halloween Night' })).toBeVisible();
  await expect(page).toHaveURL('/v2/game/search?q=halloween');
});
