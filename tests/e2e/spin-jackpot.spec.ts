import { RewardId } from '../../contract/reward-ids.ts';
import { formatExact } from '../../contract/money.ts';
import { expect, test } from './support/journey.ts';

/** What a won mini pool restarts at, as its plate writes it (docs/product-rules.md, Lucky Jackpot: ₱250, shown within 0.05 %). */
const RESTARTED = /^Mini pool, about ₱(?:249\.\d\d|250\.\d\d)$/;

test(
  'a spin to the jackpot goes through the wheel to the award; the pool restarts and the ticker tells',
  { tag: '@drawn' },
  async ({ page, player, logIn, jackpot, liveRegions }) => {
    await player.grant(2);
    await player.fixNextDraw({ tier: 'mini' });
    await logIn();
    await jackpot.open(2);
    const plate = page.getByRole('group', { name: 'Jackpot pools' }).getByText(/^Mini pool/);
    await expect(plate).not.toHaveText(RESTARTED);

    const { data } = await jackpot.spin();
    expect(data).toMatchObject({ type: 2, propId: RewardId.jackpot, id: RewardId.jackpotMini });
    const wheel = page.locator('canvas[data-scene=jackpot-wheel][data-ready=true]');
    await jackpot.skipsUntil(() => expect(wheel).toBeVisible({ timeout: 500 }));
    const told = `You won the Mini jackpot: ${formatExact(data.bonus)}.`;
    expect(liveRegions.said).not.toContain(told);
    await jackpot.skipsTo(told);
    await expect(wheel).toBeHidden();

    expect(await player.draws()).toMatchObject([{ tier: 'mini', bonus: data.bonus }]);
    expect(await player.coins()).toBe(data.bonus);
    await expect(plate).toHaveText(RESTARTED);
    await expect(page.getByRole('listitem').filter({ hasText: 'fr***er' }).first()).toContainText(
      'Mini jackpot',
    );

    const record = jackpot.list.getByRole('listitem').first();
    await expect(record).toContainText('Mini jackpot');
    await expect(record).toContainText(`+${formatExact(data.bonus)}`);
    await page.goto('/');
    await expect(
      page.getByText(new RegExp(`^fr\\*\\*\\*er won ${formatExact(data.bonus)}\\s*Mini jackpot$`)),
    ).toBeVisible();
  },
);

test('a jackpot that was left in mid-spin still goes through the wheel', async ({
  page,
  player,
  logIn,
  jackpot,
}) => {
  await player.grant(1);
  await player.fixNextDraw({ tier: 'minor' });
  await logIn();
  await jackpot.open(1);
  const { data } = await jackpot.spin();
  await page.reload();
  await expect(page.locator('canvas[data-scene=jackpot-wheel][data-ready=true]')).toBeVisible();
  await jackpot.skipsTo(`You won the Minor jackpot: ${formatExact(data.bonus)}.`);
  expect(await player.coins()).toBe(data.bonus);
});
