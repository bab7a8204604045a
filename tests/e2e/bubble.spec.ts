import { expect, test } from './support/journey.ts';

test.use({ world: 'demo', contextOptions: { reducedMotion: 'reduce' } });

test('the jackpot bubble is moved by its menu and hidden for the visit by one press', async ({
  page,
  logIn,
}) => {
  await logIn();
  await page.goto('/member');
  const bubble = page.getByRole('button', { name: /^Open Lucky Jackpot/ });
  const height = async (): Promise<number> => (await bubble.boundingBox())?.y ?? Number.NaN;
  await expect(bubble).toBeVisible();
  const before = await height();
  await page.getByRole('button', { name: 'Move the jackpot button' }).click();
  await page.getByRole('button', { name: 'Move up' }).click();
  await expect.poll(height).toBeLessThan(before);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Move up' })).toBeHidden();

  const hide = page.getByRole('button', { name: 'Hide the jackpot button for this visit' });
  const { width, height: tall } = (await hide.boundingBox()) ?? { width: 0, height: 0 };
  expect(Math.min(width, tall)).toBeGreaterThanOrEqual(24);
  await hide.click();
  await expect(bubble).toBeHidden();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Log out' })).toBeVisible();
  await expect(bubble).toBeHidden();
});
