import { ErrorCode } from '../../contract/errors.ts';
import { barriers } from './support/axe.ts';
import { expect, test } from './support/journey.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('a liked game is in the list of favourites in every browser tab, and a like that fails is reverted', async ({
  context,
  page,
  logIn,
}) => {
  await logIn();
  const other = await context.newPage();
  await other.goto('/member/games');
  await expect(other.getByRole('heading', { name: 'No liked games yet' })).toBeVisible();

  await page.goto('/?gameId=1002');
  const like = page.getByRole('button', { name: 'Like: Tigre Trove' });
  await expect(like).toHaveAttribute('aria-pressed', 'false');
  await like.click();
  await expect(like).toHaveAttribute('aria-pressed', 'true');
  expect(await barriers(page)).toEqual([]);
  await expect(other.getByRole('button', { name: /^Tigre Trove, return to player/ })).toBeVisible();
  expect(await barriers(other)).toEqual([]);

  await page.route('**/app/v1/gameLike', (route) =>
    route.fulfill({
      json: { errcode: ErrorCode.rateLimited, serverTime: Date.now(), message: 'Too many at once.' },
    }),
  );
  await like.click();
  await expect(page.getByText('Too many at once.')).toBeVisible();
  await expect(like).toHaveAttribute('aria-pressed', 'true');
});

test('a game that was opened is in the list of played games', async ({ page, logIn }) => {
  await logIn();
  // The server lists the game when its page asks for the table, so leave the page only after the answer.
  const opened = page.waitForResponse('**/app/v1/coinPusherInfo');
  await page.goto('/activity/coin-pusher');
  await opened;
  await page.goto('/v2/member/games');
  await page.getByRole('tab', { name: 'Recently played' }).click();
  await expect(page.getByRole('button', { name: /^Coin Pusher, return to player/ })).toBeVisible();
});
