import { expect, test } from './support/journey.ts';

test.use({ world: 'demo', contextOptions: { reducedMotion: 'reduce' } });

test('the floating bubble shows the amount of the jackpot, and can be moved and hidden without dragging it', async ({
  page,
  logIn,
}) => {
  await logIn();
  await page.goto('/');
  const bubble = page.getByRole('button', { name: /^Open Lucky Jackpot/ });
  const bar = page.getByRole('navigation', { name: 'Main' });
  const top = async (): Promise<number> => (await bubble.boundingBox())?.y ?? Number.NaN;
  await expect(bubble).toContainText(/₱[\d,]{4,}/);
  // Inside the bottom bar the bubble covers no content, and replaces the bar's own link to the jackpot.
  expect(await top()).toBeGreaterThanOrEqual((await bar.boundingBox())?.y ?? Number.NaN);
  await expect(bar.getByRole('link', { name: 'Jackpot' })).toBeHidden();
  await expect(page.getByRole('group', { name: 'Move or hide the jackpot button' })).toBeHidden();
  const inBar = await top();

  await bubble.click({ button: 'right' });
  await page.getByRole('button', { name: 'Let it float' }).click();
  await expect.poll(top).toBeLessThan(inBar);
  await expect(bar.getByRole('link', { name: 'Jackpot' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(bubble).toBeFocused();
  const low = await top();
  await page.keyboard.press('ArrowUp');
  await expect.poll(top).toBeLessThan(low);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect.poll(top).toBe(inBar);

  await page.keyboard.press('Delete');
  await expect(bubble).toBeHidden();
  await expect(bar.getByRole('link', { name: 'Jackpot' })).toBeVisible();
  await page.reload();
  await expect(page.getByText('Hot now')).toBeVisible();
  await expect(bubble).toBeHidden();
});
