import type { Page } from '@playwright/test';
import { barriers } from './support/axe.ts';
import { settledPage } from './support/follow.ts';
import { expect, test } from './support/journey.ts';
import { onlyRain } from './support/rains.ts';
import { variantOf } from './support/variant.ts';

test.use({ world: 'demo', contextOptions: { reducedMotion: 'reduce' } });

const today = (page: Page) => page.getByRole('region', { name: 'Today' });

/** Returns the lower edge of the first game's tile and the upper edge of the bottom bar, CSS px. */
async function firstTile(page: Page): Promise<{ end: number; bar: number }> {
  const tile = await page
    .getByRole('button', { name: /return to player/ })
    .first()
    .boundingBox();
  const bar = await page.getByRole('navigation', { name: 'Main' }).boundingBox();
  return { end: (tile?.y ?? Number.NaN) + (tile?.width ?? 0), bar: bar?.y ?? Number.NaN };
}

test('a player sees today’s offers and the first games without scrolling', async ({ page, db, logIn }) => {
  await onlyRain(db, Date.now() + 3_600_000);
  await logIn();
  await page.goto('/');
  await expect(today(page).getByRole('link')).toHaveCount(4);
  await expect(today(page).getByRole('link', { name: /^Daily Spin Ready to spin/ })).toHaveAttribute(
    'href',
    '/activity/spin',
  );
  await expect(today(page).getByRole('link', { name: /^Red packets Rain in \d+:\d\d/ })).toBeVisible();
  await expect(today(page).getByRole('link', { name: /^Lucky Jackpot 3 spins ready/ })).toBeVisible();
  await expect(today(page).getByRole('link', { name: /^Daily visit 5 diamonds ready/ })).toHaveAttribute(
    'href',
    '/activity/sign-in',
  );
  const { end, bar } = await firstTile(page);
  expect(end).toBeLessThanOrEqual(bar);
  expect(await barriers(page)).toEqual([]);
});

test('the menu contains the bag and information pages, and shows terms, licence and age limit without scrolling', async ({
  page,
  logIn,
}) => {
  await page.goto('/');
  await expect(today(page).getByRole('link', { name: 'Create an account' })).toBeVisible();
  const { end, bar } = await firstTile(page);
  expect(end).toBeLessThanOrEqual(bar);
  await page.getByRole('button', { name: 'Menu' }).click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await expect(menu.getByText(/^For players 21 and older only/)).toBeVisible();
  await expect(menu.getByText('none, this is a demo')).toBeVisible();
  expect(await barriers(page)).toEqual([]);
  await menu.getByRole('link', { name: 'Terms of use' }).click();
  await expect(page).toHaveURL('/terms-of-use');
  await expect(menu).toBeHidden();

  await logIn();
  await settledPage(page);
  await page.goto('/');
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(menu.getByRole('heading', { name: 'My bag' })).toBeVisible();
  await menu.getByRole('link', { name: /3 jackpot spins/ }).click();
  await expect(page).toHaveURL('/activity/jackpot');
});

for (const { locale, typed, name, path } of [
  { locale: 'en', typed: 'coin push', name: 'Coin Pusher', path: '/activity/coin-pusher' },
  { locale: 'fil', typed: 'ampao', name: 'Ampao', path: '/activity/red-packet-rain' },
] as const)
  test(`search: the search finds activities, too: ${typed}`, variantOf('search'), async ({ page, logIn }) => {
    await logIn({ locale });
    // Opens the address that searches had before they got a page of their own.
    await page.goto(`/?q=${encodeURIComponent(typed)}`);
    await expect(page).toHaveURL(`/game/search?q=${encodeURIComponent(typed)}`);
    await page.getByRole('main').getByRole('link', { name, exact: true }).click();
    await expect(page).toHaveURL(path);
  });

test(
  'home: if the address chooses a kind of game, the link to this kind is scrolled into view',
  variantOf('home'),
  async ({ page }) => {
    await page.goto('/?type=scratch');
    await expect(page.getByRole('link', { name: 'Scratch', exact: true })).toBeInViewport({ ratio: 1 });
  },
);
