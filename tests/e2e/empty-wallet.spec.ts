import { manilaDay } from '../../server/clock.ts';
import type { Database } from '../../server/db/database.ts';
import { settleDeposit, settleRound } from '../../server/games/rounds.ts';
import { readWallet } from '../../server/ledger/wallet.ts';
import { barriers } from './support/axe.ts';
import { settledPage } from './support/follow.ts';
import { expect, test } from './support/journey.ts';
import { variantOf } from './support/variant.ts';

test.use({ world: 'demo', contextOptions: { reducedMotion: 'reduce' } });

const MINUTE = 60_000;
/** Id of a game whose stakes count fully as valid bet. */
const SLOT = 1001;

/** Makes the player lose everything, at least ₱1,000, in a bet dated back by `minutes`. */
async function emptyWallet(db: Database, userId: number, minutes: number): Promise<void> {
  const at = Date.now() - minutes * MINUTE;
  await settleDeposit(db, { userId, amount: 1_000_00, channel: 'GCash', at });
  const { coin } = await readWallet(db, userId);
  await settleRound(db, { userId, gameId: SLOT, stake: coin, win: 0, at });
  // Resets the day's deposits: together with a run late at night they would count as a sign of risky play.
  await db.query('update player_days set deposits = 1 where user_id = $1 and day = $2', [
    userId,
    manilaDay(at),
  ]);
  await db.query('update users set vip_exp = 0 where id = $1', [userId]);
}

test('a player who has lost everything collects a gift once, and a second gift after betting the first one', async ({
  context,
  page,
  db,
  player,
  consoleGuard,
  logIn,
}) => {
  consoleGuard.allow('ERR_INTERNET_DISCONNECTED');
  await emptyWallet(db, player.id, 11);
  await logIn();
  await page.goto('/');
  await page.getByRole('button', { name: /^A gift for your empty wallet ₱20/ }).click();
  const dialog = page.getByRole('dialog', { name: 'A gift for your empty wallet' });
  await expect(dialog.getByText(/^It’s yours for another 23:/)).toBeVisible();
  expect(await barriers(page)).toEqual([]);

  const collect = dialog.getByRole('button', { name: 'Collect ₱20' });
  await context.setOffline(true);
  await collect.click();
  await expect(dialog.getByRole('alert').filter({ hasText: /\S/ })).toBeVisible();
  await context.setOffline(false);
  await collect.dblclick();
  await expect(dialog.getByText('Received')).toHaveCount(1);
  await expect(dialog.getByText(/^Gift 2 stays open for another/)).toBeVisible();
  await expect(dialog.getByText('₱0 of ₱200')).toBeVisible();
  expect((await readWallet(db, player.id)).coin).toBe(20_00);
  expect(await barriers(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'OK' }).click();
  await expect(dialog).toBeHidden();

  await settleRound(db, { userId: player.id, gameId: SLOT, stake: 20_00, win: 20_00, at: Date.now() });
  await settledPage(page);
  await page.goto('/member');
  await page.getByRole('button', { name: /₱20 of ₱200 for gift 2/ }).click();
  await expect(dialog.getByRole('progressbar', { name: 'Valid bets for gift 2' })).toHaveAttribute(
    'aria-valuenow',
    '2000',
  );
  await page.keyboard.press('Escape');
  await settleRound(db, { userId: player.id, gameId: 1002, stake: 20_00, win: 500_00, at: Date.now() });
  await settleRound(db, { userId: player.id, gameId: SLOT, stake: 200_00, win: 0, at: Date.now() });
  await settledPage(page);
  await page.goto('/?popup=bankruptGift');
  await dialog.getByRole('button', { name: 'Collect ₱20' }).click();
  await expect(dialog.getByText('Received')).toHaveCount(2);
  await expect(dialog.getByText('Both gifts are in your wallet.')).toBeVisible();
  await dialog.getByRole('button', { name: 'OK' }).click();
  await settledPage(page);
  await page.goto('/wallets/record');
  await expect(page.getByText('Empty wallet gift')).toHaveCount(2);
});

test('the gift for an empty wallet opens after ten minutes, its dialog also offers a break, and without a gift the dialog closes', async ({
  page,
  db,
  player,
  logIn,
}) => {
  await logIn();
  const dialog = page.getByRole('dialog');
  // Waits for the call of the dialog, which opens first and closes again after the response.
  const asked = page.waitForResponse('**/getBankruptGiftInfo');
  await page.goto('/?popup=bankruptGift');
  await asked;
  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
  await expect(dialog).toBeHidden();
  await settledPage(page);
  await page.goto('/member');
  await expect(page.getByRole('heading', { name: 'Me', exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: /A gift for your empty wallet/ })).toBeHidden();

  await emptyWallet(db, player.id, 0);
  await page.reload();
  await page.getByRole('button', { name: /^A gift for your empty wallet Opens in/ }).click();
  await expect(dialog.getByText(/^Opens in \d+:\d\d\. A good moment for a breather\./)).toBeVisible();
  await expect(dialog.getByRole('button', { name: /^Collect/ })).toBeHidden();
  expect(await barriers(page)).toEqual([]);
  await dialog.getByRole('link', { name: 'Take a break from playing' }).click();
  await expect(page).toHaveURL(/\/member\/self-limited$/);
  await expect(dialog).toBeHidden();
});

test(
  'home: the gift dialog reports an empty fund and a lost network in Filipino too',
  variantOf('home'),
  async ({ page, db, player, consoleGuard, logIn }) => {
    consoleGuard.allow('ERR_INTERNET_DISCONNECTED');
    await emptyWallet(db, player.id, 11);
    // Empties the fund: everything that bets have paid into it counts as given out.
    await db.query(`update funds set fed = fed + 1000000000 where name = 'bankruptcy'`);
    await logIn({ locale: 'fil' });
    await page.goto('/?popup=bankruptGift');
    const dialog = page.getByRole('dialog', { name: 'Regalo sa walang lamang wallet' });
    await expect(dialog.getByText(/^Ubos na ngayong araw/)).toBeVisible();
    await page.route('**/getBankruptGiftInfo', (route) => route.abort('internetdisconnected'));
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await settledPage(page);
    await page.goto('/faq?popup=bankruptGift');
    await expect(dialog.getByRole('alert')).toBeVisible();
    await page.unroute('**/getBankruptGiftInfo');
    await dialog.getByRole('button', { name: 'Subukan ulit' }).click();
    await expect(dialog.getByText(/^Ubos na ngayong araw/)).toBeVisible();
  },
);
