import { barriers } from './support/axe.ts';
import { expect, test } from './support/journey.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' }, world: 'demo' });

test.describe('a visit begins', () => {
  test.use({ startUp: true });

  test('with what the house has to say, then the daily visit, one at a time; put off, the notice rests for the day', async ({
    page,
    db,
    logIn,
  }) => {
    await db.query(
      `update activities set enabled = true where type in (activity_id('notice'), activity_id('firstDeposit'))`,
    );
    await logIn();
    await page.goto('/');
    const notice = page.getByRole('dialog', { name: 'News of the fair' });
    await expect(notice.getByRole('heading', { name: 'The fair is open' })).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(1);
    expect(await barriers(page)).toEqual([]);
    await notice.getByText('Don’t show this again today').click();
    await notice.getByRole('button', { name: 'OK' }).click();
    const offer = page.getByRole('dialog', { name: 'Your first deposit, doubled' });
    await expect(offer).toBeVisible();
    expect(await barriers(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog', { name: 'Daily visit' })).toBeVisible();
    await page.keyboard.press('Escape');

    await page.evaluate(() => sessionStorage.clear());
    await page.reload();
    await expect(offer).toBeVisible();
    await offer.getByRole('link', { name: 'First deposit' }).click();
    await expect(page).toHaveURL(/\/activity\/first-deposit$/);
  });
});

test('a link leads right to a popup, and going back does not open it again', async ({ page, logIn }) => {
  await logIn();
  await page.goto('/?popup=download');
  const dialog = page.getByRole('dialog', { name: 'The fair on your home screen' });
  await expect(dialog).toBeVisible();
  expect(await barriers(page)).toEqual([]);
  await expect(page).toHaveURL(/\/$/);
  await dialog.getByRole('link', { name: 'See how' }).click();
  await expect(page).toHaveURL(/\/download$/);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
  await expect(dialog).toBeHidden();
});
