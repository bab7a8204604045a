import { formatExact } from '../../contract/money.ts';
import { JackpotView } from './support/jackpot-page.ts';
import { expect, test } from './support/journey.ts';
import { CELL } from './support/player.ts';
import { tabToControl } from './support/tab-order.ts';
import { variantOf } from './support/variant.ts';

test(
  'jackpot: by keyboard alone a player reaches the spin button, spins and skips, and the focus is not lost',
  variantOf('jackpot'),
  async ({ page, player, logIn, jackpot }) => {
    await player.grant(2);
    await player.fixNextDraw({ cell: CELL.coin20 });
    await logIn({ turbo: false });
    await jackpot.open(2);
    await tabToControl(page, jackpot.hub);

    await page.keyboard.press('Enter');
    await expect(jackpot.skip).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(jackpot.hub).toBeFocused();
    await jackpot.expectAnnounced(JackpotView.won(2_000));

    await player.fixNextDraw({ tier: 'mini' });
    const answer = page.waitForResponse('**/receiveDrawChance');
    await page.keyboard.press('Enter');
    const { data } = await (await answer).json();
    const card = page.getByRole('dialog', { name: 'You won the Mini jackpot!' });
    // Skips the running light, and then the turn of the wheel, whose skip button lies over the first skip button.
    await expect(jackpot.skip).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.locator('canvas[data-scene=jackpot-wheel][data-ready=true]')).toBeVisible();
    await expect(jackpot.skip.last()).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(card.getByRole('heading')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(jackpot.hub).toBeFocused();
    await jackpot.expectAnnounced(`You won the Mini jackpot: ${formatExact(data.bonus)}.`);
    expect(await player.draws()).toHaveLength(2);
  },
);
