import { ErrorCode } from '../../contract/errors.ts';
import { settleDeposit } from '../../server/games/rounds.ts';
import { barriers } from './support/axe.ts';
import { expect, test } from './support/journey.ts';
import { variantOf } from './support/variant.ts';

const DICE = 2002;
const NOTHING = 'There was nothing to bring home.';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test.describe('with a game that holds coins while it is open', () => {
  test.use({ hall: true, serverEnv: { PERYA_ARCADE_GAMES: String(DICE) } });

  test('the page shows the coins left in a game, and one press returns all of them', async ({
    context,
    db,
    page,
    logIn,
    player,
  }) => {
    await logIn();
    await settleDeposit(db, { userId: player.id, amount: 50_000, channel: 'GCash', at: Date.now() });
    const coins = await player.coins();
    await page.goto(`/game/start?gameId=${DICE}`);
    await expect(page.frameLocator('iframe').getByRole('button', { name: /^Roll for/ })).toBeVisible();
    expect(await player.coins()).toBe(0);

    // The game stays open in a tab of its own, since leaving it would return its coins.
    const other = await context.newPage();
    await other.goto('/member/retrieve-balance');
    const arcade = other.getByRole('listitem').filter({ hasText: 'Perya Arcade' });
    await expect(arcade).toContainText('In a game since');
    expect(await barriers(other)).toEqual([]);
    await other.getByRole('button', { name: 'Bring all home' }).click();
    await expect(other.getByRole('status').filter({ hasText: 'is back in your wallet' })).toBeVisible();
    await expect(arcade).toContainText('Nothing here');
    expect(await player.coins()).toBe(coins);
    expect(await barriers(other)).toEqual([]);
  });
});

test.describe('with every coin in the wallet', () => {
  test.use({ hall: true });

  test(
    'retrieveBalance: the page says that no coins are elsewhere; a failure is reported, and a retry works',
    variantOf('retrieveBalance'),
    async ({ page, logIn }) => {
      await logIn();
      await page.goto('/member/retrieve-balance');
      await expect(page.getByRole('heading', { name: 'All your coins are in your wallet' })).toBeVisible();
      await page.route('**/app/v1/retrieveBalance', (route) =>
        route.fulfill({
          json: { errcode: ErrorCode.rateLimited, serverTime: Date.now(), message: 'Too many at once.' },
        }),
      );
      await page.getByRole('button', { name: 'Bring all home' }).click();
      await expect(page.getByRole('alert').filter({ hasText: 'Too many at once.' })).toBeVisible();
      await page.unroute('**/app/v1/retrieveBalance');
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(page.getByText(NOTHING)).toBeVisible();
    },
  );
});

test(
  'retrieveBalance: a provider that does not answer is reported instead of shown with zero coins',
  variantOf('retrieveBalance'),
  async ({ page, logIn, liveRegions }) => {
    await logIn();
    await page.goto('/member/retrieve-balance');
    await page.getByRole('button', { name: 'Bring all home' }).click();
    await expect(page.getByText('One provider hasn’t answered yet.', { exact: false })).toBeVisible();
    await expect(page.getByRole('listitem').filter({ hasText: 'Perya Arcade' })).toContainText('On the way');
    expect(liveRegions.times(NOTHING)).toBe(0);
  },
);
