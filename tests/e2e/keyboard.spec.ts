import type { Page } from '@playwright/test';
import { formatExact } from '../../contract/money.ts';
import { JackpotView } from './support/jackpot-page.ts';
import { expect, test } from './support/journey.ts';
import { CELL } from './support/player.ts';

const hasFocus = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.activeElement !== document.body);

test('by keyboard alone: reaches the hub, spins, skips, and keeps the focus', async ({
  page,
  player,
  logIn,
  jackpot,
}) => {
  await player.grant(2);
  await player.fixNextDraw({ cell: CELL.coin20 });
  await logIn({ turbo: false });
  await jackpot.open(2);
  await expect(async () => {
    await page.keyboard.press('Tab');
    await expect(jackpot.hub).toBeFocused({ timeout: 100 });
  }).toPass();

  await page.keyboard.press('Enter');
  await expect(jackpot.skip).toBeFocused();
  await jackpot.skipsUntil(
    () => expect(jackpot.hub).toBeFocused({ timeout: 500 }),
    () => page.keyboard.press('Escape'),
  );
  await jackpot.expectAnnounced(JackpotView.won(2_000));

  await player.fixNextDraw({ tier: 'mini' });
  const answer = page.waitForResponse('**/receiveDrawChance');
  await page.keyboard.press('Enter');
  const { data } = await (await answer).json();
  const card = page.getByRole('dialog', { name: 'You won the Mini jackpot!' });
  await jackpot.skipsUntil(
    async () => {
      expect(await hasFocus(page)).toBe(true);
      await expect(card.getByRole('heading')).toBeFocused({ timeout: 500 });
    },
    () => page.keyboard.press('Enter'),
  );
  await page.keyboard.press('Escape');
  await expect(jackpot.hub).toBeFocused();
  await jackpot.expectAnnounced(`You won the Mini jackpot: ${formatExact(data.bonus)}.`);
  expect(await player.draws()).toHaveLength(2);
});
