import type { Page } from '@playwright/test';
import { askedOf, installApp, pressBack } from './support/android-app.ts';
import { barriers } from './support/axe.ts';
import { expect, test } from './support/journey.ts';
import { variantOf } from './support/variant.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' }, startUp: true, asksAge: true });

const noticeOf = (page: Page) => page.getByRole('dialog', { name: 'Are you 21 or older?' });
const farewellOf = (page: Page) => page.getByRole('dialog', { name: 'See you another day' });

test('a visit begins with the age notice, which works by keyboard alone and appears only once per session', async ({
  page,
  context,
}) => {
  await page.goto('/');
  const notice = noticeOf(page);
  await expect(notice).toBeVisible();
  expect(await barriers(page)).toEqual([]);
  await expect(notice.getByRole('link', { name: '1553' })).toHaveAttribute('href', 'tel:1553');

  // Neither repeated Escape nor a click beside the notice closes it, and Tab does not leave it.
  for (const key of ['Escape', 'Escape', 'Escape']) await page.keyboard.press(key);
  await page.mouse.click(5, 5);
  await expect(notice).toBeVisible();
  const reached = new Set<string>();
  for (let at = 0; at < 9; at += 1) {
    await page.keyboard.press('Tab');
    reached.add(
      await page.evaluate(() =>
        document.activeElement === document.body
          ? 'page'
          : document.activeElement?.closest('dialog')
            ? (document.activeElement.textContent ?? '')
            : 'behind',
      ),
    );
  }
  expect([...reached].filter((name) => name !== 'page').toSorted()).toEqual(
    ['1553', 'Accept', 'Exit', 'Privacy notice', 'Terms of use'].toSorted(),
  );

  await notice.getByRole('button', { name: 'Accept' }).focus();
  await page.keyboard.press('Enter');
  await expect(notice).toBeHidden();
  await page.reload();
  await expect(page.getByRole('button', { name: /return to player/ }).first()).toBeVisible();
  await expect(notice).toHaveCount(0);
  // Another tab is a new session, so it shows the notice again.
  const other = await context.newPage();
  await other.goto('/bonus');
  await expect(noticeOf(other)).toBeVisible();
});

test(
  'home: a guest can read the pages linked in the age notice first; on the way back the notice appears again',
  variantOf('home'),
  async ({ page }) => {
    await page.goto('/');
    for (const name of ['Terms of use', 'Privacy notice']) {
      await noticeOf(page).getByRole('link', { name }).click();
      await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await page.goBack();
      await expect(noticeOf(page)).toBeVisible();
    }
    await page.reload();
    await expect(noticeOf(page)).toBeVisible();
  },
);

test(
  'home: Exit in the age notice leaves the lobby, and the notice appears again on the way back',
  variantOf('home'),
  async ({ page }) => {
    await page.goto('/');
    await noticeOf(page).getByRole('button', { name: 'Exit' }).click();
    const farewell = farewellOf(page);
    await expect(farewell).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(farewell).toBeVisible();
    expect(await barriers(page)).toEqual([]);
    await farewell.getByRole('button', { name: 'Back to the fair' }).click();
    await expect(noticeOf(page)).toBeVisible();
  },
);

test(
  'home: in the Android app the back button does not close the age notice, and Exit asks the app to close',
  variantOf('home'),
  async ({ page, context }) => {
    await installApp(context, { exit: { isLeaving: true } });
    await page.goto('/');
    await expect(noticeOf(page)).toBeVisible();
    expect(await pressBack(page)).toEqual({ isHandled: true });
    await expect(noticeOf(page)).toBeVisible();
    await noticeOf(page).getByRole('button', { name: 'Exit' }).click();
    await expect.poll(async () => (await askedOf(page)).map(({ method }) => method)).toContain('exit');
  },
);

test.describe('popups at the start of a visit', () => {
  test.use({ world: 'demo' });

  test('wait until the age notice is accepted', async ({ page, logIn }) => {
    await logIn();
    await page.goto('/');
    await expect(noticeOf(page)).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(1);
    await noticeOf(page).getByRole('button', { name: 'Accept' }).click();
    await expect(page.getByRole('dialog', { name: 'Daily visit' })).toBeVisible();
  });
});
