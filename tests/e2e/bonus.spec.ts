import { barriers } from './support/axe.ts';
import { expect, test } from './support/journey.ts';
import { variantOf } from './support/variant.ts';

test.use({ world: 'demo', contextOptions: { reducedMotion: 'reduce' } });

test('the reward of a task is paid once in spite of a network failure and a double click', async ({
  page,
  context,
  consoleGuard,
  db,
  player,
  logIn,
}) => {
  const diamonds = async (): Promise<number> => {
    const { rows } = await db.query<{ balance: number }>(
      `select balance from accounts where owner = $1 and name = 'diamonds'`,
      [player.id],
    );
    return rows[0]?.balance ?? 0;
  };
  const before = await diamonds();
  await logIn();
  await page.goto('/');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Bonus' }).click();
  await expect(page.getByRole('heading', { name: 'Daily visit' })).toBeVisible();
  expect(await barriers(page)).toEqual([]);
  await page.getByRole('link', { name: 'Rewards' }).click();
  await page.getByRole('link', { name: /^Finished tasks/ }).click();
  const collect = page.getByRole('button', { name: 'Collect 2 diamonds: Stop by today' });
  await expect(collect).toBeVisible();

  consoleGuard.allow('ERR_INTERNET_DISCONNECTED');
  await context.setOffline(true);
  await collect.click();
  await expect(page.getByText('No answer yet. Press again', { exact: false })).toBeVisible();
  await context.setOffline(false);
  await collect.dblclick();
  await expect(page.getByText('Collected')).toBeVisible();
  await expect.poll(diamonds).toBe(before + 2);
  await page.reload();
  await expect(page.getByText('Collected')).toBeVisible();
  expect(await barriers(page)).toEqual([]);
});

test(
  'bonusRewards: at its /v2 address the page shows a guest how to earn rewards, and its links lead to /v2 addresses',
  variantOf('bonusRewards'),
  async ({ page }) => {
    await page.goto('/v2/bonus');
    await expect(page.getByRole('heading', { name: 'Lucky Jackpot' })).toBeVisible();
    await page.getByRole('link', { name: 'Tasks' }).click();
    await expect(page).toHaveURL(/\/auth\/login\/v2\?redirect=%2Fv2%2Fbonus%2Ftasks$/);
  },
);
