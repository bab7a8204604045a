import { barriers } from './support/axe.ts';
import { expect, test } from './support/journey.ts';
import { proveNumber } from './support/register.ts';
import { variantOf } from './support/variant.ts';

test.use({ world: 'demo' });

test(
  'register: axe finds no accessibility violations on pages for guests',
  variantOf('register'),
  async ({ page, request }) => {
    await page.goto('/');
    await expect(page.getByRole('button', { name: /, return to player \d/ }).first()).toBeVisible();
    expect(await barriers(page)).toEqual([]);
    await page.goto('/auth/login');
    await expect(page.getByLabel('Mobile number')).toBeVisible();
    expect(await barriers(page)).toEqual([]);
    await page.goto('/auth/register');
    await expect(page.getByText('Your welcome gifts:', { exact: false })).toBeVisible();
    expect(await barriers(page)).toEqual([]);
    await proveNumber(page, request, '9175550143');
    await expect(page.getByLabel('Date of birth')).toBeVisible();
    expect(await barriers(page)).toEqual([]);
  },
);

test(
  'jackpot: axe finds no accessibility violations on pages for players',
  variantOf('jackpot'),
  async ({ page, logIn, player, jackpot }) => {
    await logIn();
    await jackpot.open(3);
    await expect(jackpot.list.getByRole('listitem').first()).toBeVisible();
    expect(await barriers(page)).toEqual([]);
    await page.goto('/wallets/record');
    await expect(page.getByText(/^Balance ₱/).first()).toBeVisible();
    expect(await barriers(page)).toEqual([]);
    // After this, the next call that needs a session opens the log-in form over the lobby.
    await player.revokeSessions();
    await page.goto('/');
    await expect(page.getByRole('dialog', { name: 'Log in' })).toBeVisible();
    expect(await barriers(page)).toEqual([]);
  },
);
