import { JackpotView } from './support/jackpot-page.ts';
import { expect, test } from './support/journey.ts';
import { CELL } from './support/player.ts';

test.describe('a spin to a coin prize', () => {
  test('spends one chance, tells the result, and stands in record, wallet and rank', async ({ page, player, logIn, jackpot }) => {
    await player.grant(3);
    await player.fixNextDraw({ cell: CELL.coin188 });
    await logIn();
    await jackpot.open(3);

    const answer = jackpot.drawAnswer();
    await jackpot.hub.click();
    expect((await (await answer).json()).chanceSize).toBe(2);
    await jackpot.says(JackpotView.won(18_800));
    await jackpot.offers(2);
    expect(await player.coins()).toBe(18_800);
    expect(await player.chances()).toBe(2);

    const record = page.getByRole('tabpanel').getByRole('listitem');
    await expect(record).toHaveCount(1);
    await expect(record).toContainText('Coins');
    await expect(record).toContainText('₱188.00');

    await jackpot.tab('Rank').click();
    await expect(page.getByRole('tabpanel').getByRole('listitem').filter({ hasText: player.account })).toContainText('₱188.00');

    await page.getByRole('navigation').getByRole('link', { name: 'Records' }).click();
    await expect(page.getByRole('listitem').filter({ hasText: '+₱188.00' })).toContainText('Balance ₱188.00');
  });
});
