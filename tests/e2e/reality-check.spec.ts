import type { Page } from '@playwright/test';
import { PLAY_KEY } from '../../src/store/stored-keys.ts';
import { gameFrame as frame, visitFigure as figure } from './support/hall-game.ts';
import { expect, test } from './support/journey.ts';

test.use({ world: 'demo', hall: true });

/** Adds minutes to the time of play that this tab has counted. */
const playMore = (page: Page, minutes: number): Promise<void> =>
  page.evaluate(
    ([key, ms]) => {
      const kept = JSON.parse(sessionStorage.getItem(key) ?? '');
      sessionStorage.setItem(key, JSON.stringify({ ...kept, playedMs: kept.playedMs + ms }));
    },
    [PLAY_KEY, minutes * 60_000] as const,
  );

test('after the chosen minutes of play in all games, a player sees time and net result, and takes a break', async ({
  page,
  logIn,
}) => {
  await logIn();
  await page.goto('/member');
  await page.getByRole('radio', { name: '15 min' }).check();

  await page.goto('/game/start?gameId=2002');
  await frame(page)
    .getByRole('button', { name: /^Roll for/ })
    .click();
  await expect(figure(page, 'Rounds')).toHaveText('1');
  const check = page.getByRole('alertdialog', { name: 'Time to look up' });
  await playMore(page, 14.9);
  await expect(check).toBeHidden();
  // Time of play counts in other games too: the last six seconds pass there.
  await page.goto('/activity/jackpot');
  await expect(page.getByRole('heading', { level: 1, name: 'Lucky Jackpot' })).toBeVisible();
  await expect(check).toBeVisible();
  await expect(check.getByText('₱5.00')).not.toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(check).toBeVisible();
  await check.getByRole('button', { name: 'Take a break' }).click();
  await expect(page).toHaveURL('/member/self-limited');
});
