import type { Database } from '../../server/db/database.ts';
import { settleDeposit, settleRound } from '../../server/games/rounds.ts';
import { readWallet } from '../../server/ledger/wallet.ts';
import { barriers } from './support/axe.ts';
import { settledPage } from './support/follow.ts';
import { expect, test } from './support/journey.ts';
import { variantOf } from './support/variant.ts';
import { beginSession } from './support/new-session.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const DAY = 86_400_000;

/** Adds bets dated the day before, from which ₱10 go to the fund of the deposit card. */
async function feed(db: Database, userId: number): Promise<void> {
  const at = Date.now() - DAY;
  await settleDeposit(db, { userId, amount: 200_000_00, channel: 'GCash', at });
  await settleRound(db, { userId, gameId: 1001, stake: 200_000_00, win: 0, at });
}
const deposit = (db: Database, userId: number, amount: number) =>
  settleDeposit(db, { userId, amount, channel: 'GCash', at: Date.now() });

test('the deposit card reports that deposits are closed, gets one stamp for today’s deposit, and pays more for the stamp after another deposit', async ({
  page,
  db,
  player,
  logIn,
}) => {
  await feed(db, player.id);
  const before = (await readWallet(db, player.id)).lottery;
  await logIn();
  await page.goto('/bonus');
  await page.getByRole('link', { name: /Deposit days/ }).click();
  await expect(page.getByText('Deposits aren’t open yet.')).toBeVisible();
  await expect(page.getByText('₱0 of ₱100')).toBeVisible();
  await expect(page.getByRole('link', { name: 'See the ways to pay' })).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'Day 1: 10 diamonds, today' })).toBeVisible();
  expect(await barriers(page)).toEqual([]);

  await deposit(db, player.id, 100_00);
  await page.reload();
  await page.getByRole('button', { name: 'Collect 10 diamonds' }).dblclick();
  await expect(page.getByText(/^Stamped for today\. The next one in/)).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'Day 1: 10 diamonds, stamped' })).toBeVisible();
  expect((await readWallet(db, player.id)).lottery).toBe(before + 10);
  await expect(page.getByText('₱100 of ₱500')).toBeVisible();

  await deposit(db, player.id, 400_00);
  await page.goto('/?popup=rechargeSign');
  const dialog = page.getByRole('dialog', { name: 'Deposit days' });
  await expect(dialog.getByText(/make it count 3 times/)).toBeVisible();
  expect(await barriers(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Take 20 more diamonds' }).click();
  await expect(dialog).toBeHidden();
  expect((await readWallet(db, player.id)).lottery).toBe(before + 30);
  await settledPage(page);
  await page.goto('/activity/recharge-sign');
  await expect(
    page.getByRole('listitem').filter({ hasText: 'Day 1: 30 diamonds, stamped, counted 3 times' }),
  ).toBeVisible();
});

test(
  'rechargeSign: a stamp that is pressed without a network stays, and is collected once when the network is back',
  variantOf('rechargeSign'),
  async ({ context, page, db, player, consoleGuard, logIn }) => {
    consoleGuard.allow('ERR_INTERNET_DISCONNECTED');
    await feed(db, player.id);
    await deposit(db, player.id, 100_00);
    await logIn({ locale: 'fil' });
    await page.goto('/activity/recharge-sign');
    const collect = page.getByRole('button', { name: 'Kunin ang 10 diamonds' });
    await expect(collect).toBeVisible();
    await context.setOffline(true);
    await collect.click();
    await expect(page.getByRole('alert').filter({ hasText: /\S/ }).first()).toBeVisible();
    await context.setOffline(false);
    await collect.click();
    await expect(page.getByText(/^May tatak na ngayong araw\./)).toBeVisible();
  },
);

test(
  'rechargeSign: a guest sees the value of the stamps and a log-in button; an empty fund is reported',
  variantOf('rechargeSign'),
  async ({ page, db, player, logIn }) => {
    await page.goto('/activity/recharge-sign');
    await expect(page.getByRole('listitem').filter({ hasText: 'Day 7: 60 diamonds' })).toBeVisible();
    expect(await barriers(page)).toEqual([]);
    await expect(page.getByRole('link', { name: 'Log in to see your card' })).toHaveAttribute(
      'href',
      '/auth/login?redirect=%2Factivity%2Frecharge-sign',
    );
    await deposit(db, player.id, 100_00);
    await db.query(`update funds set fed = fed + 1000000000 where name = 'recharge-sign'`);
    await logIn();
    await page.goto('/activity/recharge-sign');
    await expect(page.getByText('Fully claimed today. Your card is safe.')).toBeVisible();
  },
);

test.describe('at the start of a visit', () => {
  test.use({ startUp: true, world: 'demo' });

  test('the deposit card opens as a popup only if deposits are open', async ({ page, db, logIn }) => {
    await logIn();
    await page.goto('/');
    await expect(page.getByRole('dialog', { name: 'Daily visit' })).toBeVisible();
    await page.keyboard.press('Escape');
    await db.query(`update activities set enabled = true where type = activity_id('deposit')`);
    await beginSession(page, '/');
    await expect(page.getByRole('dialog', { name: 'Deposit days' })).toBeVisible();
  });
});
