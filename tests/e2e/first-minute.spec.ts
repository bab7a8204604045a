import type { Page } from '@playwright/test';
import { barriers } from './support/axe.ts';
import { expect, test } from './support/journey.ts';
import { codeFor, registerNumber } from './support/register.ts';
import { variantOf } from './support/variant.ts';

/** Maximum number of presses from "Create an account" to the first coins. */
const MOST_TAPS = 8;
const MOST_MS = 60_000;

/** Returns functions that press and count the presses; typing does not count. */
const tapper = (page: Page) => {
  let taps = 0;
  return {
    taps: () => taps,
    async tap(role: 'button' | 'link' | 'checkbox', name: string | RegExp): Promise<void> {
      taps += 1;
      await page.getByRole(role, { name }).first().click();
    },
  };
};

test('a guest gets from "Create an account" to the first coins with at most eight presses, within a minute', async ({
  page,
  request,
}) => {
  await page.goto('/auth/login');
  const { tap, taps } = tapper(page);
  const started = Date.now();
  await tap('button', 'Create an account');
  await expect(page.getByText('Your welcome gifts:', { exact: false })).toBeVisible();
  await page.getByLabel('Mobile number').fill('0918 555 0199');
  await tap('button', 'Send code');
  await expect(page.getByText('Sent! The code works for 5 minutes.')).toBeVisible();
  await page.getByLabel('6-digit code').fill(await codeFor(request, '639185550199'));
  await page.getByLabel('Date of birth').fill('1995-06-12');
  await tap('checkbox', /^I’m not a student/);
  await tap('checkbox', /^I have read the/);
  await tap('button', 'Create account');

  const guide = page.getByRole('region', { name: 'Your welcome gifts' });
  await expect(guide.getByRole('link', { name: /^Spin the wheel/ })).toHaveAttribute('aria-current', 'step');
  await tap('link', /^Spin the wheel/);
  const spin = page.getByRole('button', { name: 'Spin', exact: true });
  await expect(spin).toHaveAttribute('aria-disabled', 'false');
  await tap('button', 'Spin');
  await expect(page.getByRole('status').filter({ hasText: 'You won ₱' }).first()).toBeVisible();
  expect(Date.now() - started).toBeLessThan(MOST_MS);
  expect(taps()).toBeLessThanOrEqual(MOST_TAPS);

  // Each gift has a link to the next one; all are free.
  await page.getByRole('link', { name: /^Next gift/ }).click();
  await expect(page).toHaveURL('/activity/lottery');
  await expect(page.getByRole('heading', { name: 'Scratch cards' })).toBeVisible();
});

test('welcome gifts are in the bag, each with a link to the page where it can be used', async ({
  page,
  request,
}) => {
  await page.goto('/auth/register?redirect=%2Fmember');
  await registerNumber(page, request, '9185550198');
  await expect(page).toHaveURL('/member');
  await expect(page.getByRole('link', { name: /1 jackpot spin/ })).toHaveAttribute(
    'href',
    '/activity/jackpot',
  );
  await expect(page.getByRole('link', { name: /1 scratch card/ })).toHaveAttribute(
    'href',
    '/activity/lottery',
  );
  expect(await barriers(page)).toEqual([]);
  const coins = page.getByRole('link', { name: /10 free coins for the coin pusher/ });
  await coins.click();
  await expect(page).toHaveURL('/activity/coin-pusher');
  await expect(page.getByRole('button', { name: 'Drop a free coin' })).toHaveAttribute(
    'aria-disabled',
    'false',
  );
  await page.getByRole('button', { name: 'Drop a free coin' }).click();
  await expect(
    page
      .getByRole('status')
      .filter({ hasText: /over the edge|Nothing fell/i })
      .first(),
  ).toBeVisible();
});

test(
  'home: after a newcomer has closed the guide, the guide does not come back',
  variantOf('home'),
  async ({ page, request }) => {
    await page.goto('/auth/register');
    await registerNumber(page, request, '9185550197');
    const guide = page.getByRole('region', { name: 'Your welcome gifts' });
    await expect(guide).toBeVisible();
    expect(await barriers(page)).toEqual([]);
    await guide.getByRole('button', { name: 'Skip the guide' }).click();
    await expect(guide).toBeHidden();
    await page.reload();
    await expect(page.getByText('Hot now')).toBeVisible();
    await expect(guide).toBeHidden();
  },
);
