import { barriers } from './support/axe.ts';
import { expect, test } from './support/journey.ts';
import { pressIfThere } from './support/press-if-there.ts';
import { variantOf } from './support/variant.ts';
import { beginSession } from './support/new-session.ts';

test.use({ world: 'demo', contextOptions: { reducedMotion: 'reduce' } });

test('today’s stamp is collected once, even by several presses and tabs, and appears in lobby and history', async ({
  context,
  page,
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
  await page.getByRole('link', { name: /^Daily visit 5 diamonds ready/ }).click();
  const other = await context.newPage();
  await other.goto('/activity/sign-in');
  await expect(other.getByRole('button', { name: 'Collect 5 diamonds' })).toBeVisible();
  expect(await barriers(page)).toEqual([]);

  await page.getByRole('button', { name: 'Collect 5 diamonds' }).dblclick();
  await expect(page.getByText(/^Stamped for today\./)).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'Day 1: 5 diamonds, stamped' })).toBeVisible();
  // The other tab still offers the stamp. The server refuses, nothing is paid, and the card does not change.
  const stale = other.getByRole('button', { name: 'Collect 5 diamonds' });
  await pressIfThere(stale);
  await expect(other.getByText(/^Stamped for today\./)).toBeVisible();
  expect(await diamonds()).toBe(before + 5);
  expect(await barriers(page)).toEqual([]);

  await page.reload();
  await expect(page.getByText(/^Stamped for today\./)).toBeVisible();
  await page.getByRole('link', { name: 'Rules' }).first().click();
  await expect(page.getByRole('heading', { name: 'Rules of the daily visit' })).toBeVisible();
  await page.getByRole('link', { name: 'To your card' }).click();
  await page.goto('/activity/lottery/history');
  await expect(page.getByText('+5', { exact: false }).first()).toBeVisible();
  await page.goto('/');
  await expect(page.getByRole('link', { name: /Keep playing$/ })).toBeVisible();
});

test(
  'signIn: a stamp that is pressed without a network stays, and is collected once when the network is back',
  variantOf('signIn'),
  async ({ context, page, consoleGuard, logIn }) => {
    consoleGuard.allow('ERR_INTERNET_DISCONNECTED');
    await logIn();
    await page.goto('/activity/sign-in');
    const collect = page.getByRole('button', { name: 'Collect 5 diamonds' });
    await expect(collect).toBeVisible();
    await context.setOffline(true);
    await collect.click();
    await expect(page.getByRole('alert').filter({ hasText: /\S/ }).first()).toBeVisible();
    await context.setOffline(false);
    await collect.click();
    await expect(page.getByText(/^Stamped for today\./)).toBeVisible();
  },
);

test.describe('at the start of a visit', () => {
  test.use({ startUp: true });

  test('the sign-in card opens over the lobby once a session, and its stamp can be collected there', async ({
    page,
    logIn,
  }) => {
    await logIn();
    await page.goto('/activity/spin');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const card = page.getByRole('dialog', { name: 'Daily visit' });
    await page.goto('/');
    await expect(card).toBeVisible();
    expect(await barriers(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(card).toBeHidden();
    await page.reload();
    await expect(page.getByRole('link', { name: /^Daily visit 5 diamonds ready/ })).toBeVisible();
    await expect(card).toBeHidden();

    // Begins a new session in the same tab, where the card may open again.
    await beginSession(page, '/');
    await card.getByRole('button', { name: 'Collect 5 diamonds' }).click();
    await expect(card).toBeHidden();
    await expect(page.getByRole('link', { name: /Keep playing$/ })).toBeVisible();
  });
});
