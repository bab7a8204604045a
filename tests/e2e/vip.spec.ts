import { barriers } from './support/axe.ts';
import { expect, test } from './support/journey.ts';
import { pressIfThere } from './support/press-if-there.ts';
import { variantOf } from './support/variant.ts';

test.use({ world: 'demo', contextOptions: { reducedMotion: 'reduce' } });

test('gifts, awards and the rebate of a VIP level are claimed once each, even by several presses, and are recorded', async ({
  context,
  page,
  player,
  logIn,
}) => {
  await logIn();
  let coins = await player.coins();
  await page.goto('/vip');
  await expect(page.getByRole('heading', { name: 'VIP 4', exact: true })).toBeVisible();
  const other = await context.newPage();
  await other.goto('/vip');
  const claim = 'Claim ₱58: Gift of VIP 4';
  await expect(other.getByRole('button', { name: claim })).toBeVisible();
  expect(await barriers(page)).toEqual([]);

  await page.getByRole('button', { name: claim }).dblclick();
  await expect.poll(() => player.coins()).toBe(coins + 58_00);
  coins += 58_00;
  await expect(page.getByRole('button', { name: claim })).toHaveCount(0);
  // The other tab still offers the gift. The server refuses, nothing is paid, and the page does not change.
  const stale = other.getByRole('button', { name: claim });
  await pressIfThere(stale);
  await expect(stale).toHaveCount(0);
  expect(await player.coins()).toBe(coins);

  await page.getByRole('link', { name: /^Rebate / }).click();
  await page.getByRole('button', { name: /^Claim ₱[\d,.]+$/ }).click();
  await expect(page.getByText('You can claim once it reaches ₱1.', { exact: false })).toBeVisible();
  expect(await player.coins()).toBeGreaterThan(coins);
  await page.goto('/vip/rebate/record');
  await expect(page.getByRole('listitem')).toHaveCount(1);
  expect(await barriers(page)).toEqual([]);
});

test(
  'vipLevels: a guest sees the benefits of each level, and after logging in sees their own level',
  variantOf('vipLevels'),
  async ({ page }) => {
    await page.goto('/vip/level');
    await expect(page.getByRole('columnheader', { name: 'VIP 10' })).toBeAttached();
    expect(await barriers(page)).toEqual([]);
    await page.getByRole('link', { name: 'Log in to see your own level.' }).click();
    await expect(page).toHaveURL(/\/auth\/login\?redirect=%2Fvip$/);
  },
);
