import type { Page } from '@playwright/test';
import { expect, test } from './support/journey.ts';
import { variantOf } from './support/variant.ts';

const cookieOf = async (page: Page) =>
  (await page.context().cookies()).find(({ name }) => name === 'perya.locale');

test('the chosen language is stored for a year, and the server renders pages in it before any script runs', async ({
  page,
  logIn,
  server,
}) => {
  await logIn();
  await page.goto('/member');
  await page.getByRole('radio', { name: 'Filipino' }).check();
  await expect(page.locator('html')).toHaveAttribute('lang', 'fil');
  const cookie = await cookieOf(page);
  expect(cookie).toMatchObject({ value: 'fil', sameSite: 'Lax', secure: false, path: '/' });
  const days = ((cookie?.expires ?? 0) * 1000 - Date.now()) / 86_400_000;
  expect(Math.round(days)).toBe(365);
  const lobby = await page.context().request.get(server.url, { headers: { accept: 'text/html' } });
  const html = await lobby.text();
  expect(html).toContain('<html lang="fil">');
  expect(html).toMatch(/<div id="root"[^>]*data-drawn="fil-phone-guest"/);
  expect(lobby.headers()['set-cookie']).toContain('perya.locale=fil; Max-Age=31536000');
  // The page is still Filipino without localStorage, since the choice is in a cookie.
  await page.evaluate(() => localStorage.clear());
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('lang', 'fil');
  await expect(page.getByRole('link', { name: 'Mag-log in' }).first()).toBeVisible();
});

test(
  'home: a language that an older version stored in localStorage is copied to the cookie',
  variantOf('home'),
  async ({ page }) => {
    await page.addInitScript(() =>
      localStorage.setItem('perya.preferences', JSON.stringify({ locale: 'fil' })),
    );
    await page.goto('/faq');
    await expect(page.getByRole('heading', { name: 'Mga tanong at sagot' })).toBeVisible();
    expect(await cookieOf(page)).toMatchObject({ value: 'fil' });
  },
);
