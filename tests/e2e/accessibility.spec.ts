import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test } from './support/journey.ts';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** What axe finds that keeps somebody out, as lines to read. */
async function barriers(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).withTags(RULES).analyze();
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) =>
      nodes.map((node) => `${id}: ${node.target.join(' ')} ${node.failureSummary ?? ''}`),
    );
}

test.use({ world: 'demo' });

test('axe finds no barrier for guests', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('button', { name: /, return to player \d/ }).first()).toBeVisible();
  expect(await barriers(page)).toEqual([]);
  await page.goto('/auth/login');
  await expect(page.getByLabel('Mobile number')).toBeVisible();
  expect(await barriers(page)).toEqual([]);
  await page.goto('/auth/register');
  await expect(page.getByLabel('Birth date')).toBeVisible();
  expect(await barriers(page)).toEqual([]);
});

test('axe finds no barrier for players', async ({ page, logIn, player, jackpot }) => {
  await logIn();
  await jackpot.open(3);
  await expect(jackpot.list.getByRole('listitem').first()).toBeVisible();
  expect(await barriers(page)).toEqual([]);
  await page.goto('/wallets/record');
  await expect(page.getByText(/^Balance ₱/).first()).toBeVisible();
  expect(await barriers(page)).toEqual([]);
  // The next call that needs a session ends it, and the log-in form opens over the lobby.
  await player.revokeSessions();
  await page.goto('/');
  await expect(page.getByRole('dialog', { name: 'Log in' })).toBeVisible();
  expect(await barriers(page)).toEqual([]);
});
