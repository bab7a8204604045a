import { RewardId } from '../../contract/reward-ids.ts';
import { formatExact } from '../../contract/money.ts';
import { expect, test } from './support/journey.ts';
import { variantOf } from './support/variant.ts';

/**
 * Matches the label of the mini pool after it was won: it restarts at ₱250, which is shown within 0.05 %
 * (docs/product-rules.md, Lucky Jackpot).
 */
const RESTARTED = /^Mini pool, about ₱(?:249\.\d\d|250\.\d\d)$/;

/** Resolves to the texts of all live regions at the moment when the wheel stops. Runs in the page. */
const saidAtWheel = (): Promise<(string | null)[]> =>
  new Promise((resolve) => {
    const look = (): void => {
      if (document.querySelector('canvas[data-scene=jackpot-wheel][data-ready=true]') === null)
        requestAnimationFrame(look);
      else resolve(Array.from(document.querySelectorAll('[role=status]'), ({ textContent }) => textContent));
    };
    look();
  });

test(
  'a spin that wins a jackpot shows the wheel and then a card; the pool restarts, and the list of latest wins shows this win',
  { tag: '@drawn' },
  async ({ page, player, logIn, jackpot }) => {
    await player.grant(2);
    await player.fixNextDraw({ tier: 'mini' });
    await logIn();
    await jackpot.open(2);
    const plate = page.getByRole('group', { name: 'Jackpot pools' }).getByText(/^Mini pool/);
    await expect(plate).not.toHaveText(RESTARTED);

    const { data } = await jackpot.spin();
    expect(data).toMatchObject({ type: 2, propId: RewardId.jackpot, id: RewardId.jackpotMini });
    const result = `You won the Mini jackpot: ${formatExact(data.bonus)}.`;
    const saidBefore = page.evaluate(saidAtWheel);
    await jackpot.expectAnnounced(result);
    expect(await saidBefore).not.toContain(result);
    const wheel = page.locator('canvas[data-scene=jackpot-wheel][data-ready=true]');
    // The wheel stays visible behind the card with the award.
    const card = page.getByRole('dialog', { name: 'You won the Mini jackpot!' });
    await expect(card).toContainText(`${formatExact(data.bonus)} is in your balance`);
    await expect(wheel).toBeVisible();
    await card.getByRole('button', { name: 'Proof' }).click();
    await expect(page.getByRole('dialog', { name: 'Proof of this round' })).toContainText(
      'the seed gives the code',
    );
    await page.keyboard.press('Escape');
    await expect(card).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(card).toBeHidden();
    await expect(wheel).toBeHidden();
    await expect(jackpot.hub).toBeFocused();

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

test(
  'jackpot: a spin that wins a jackpot and is interrupted still shows the wheel afterwards',
  variantOf('jackpot'),
  async ({ page, player, logIn, jackpot }) => {
    await player.grant(1);
    await player.fixNextDraw({ tier: 'minor' });
    await logIn();
    await jackpot.open(1);
    const { data } = await jackpot.spin();
    await page.reload();
    await expect(page.locator('canvas[data-scene=jackpot-wheel][data-ready=true]')).toBeVisible();
    const result = `You won the Minor jackpot: ${formatExact(data.bonus)}.`;
    await jackpot.expectAnnounced(result);
    expect(await player.coins()).toBe(data.bonus);

    // A replay from the card looks like the original spin, and pays nothing.
    const card = page.getByRole('dialog', { name: 'You won the Minor jackpot!' });
    await card.getByRole('button', { name: 'Watch again' }).click();
    await expect(card).toBeHidden();
    await jackpot.pressSkip();
    await expect(card).toBeVisible();
    await expect(card).toContainText('shown again');
    await card.getByRole('button', { name: 'Back to the game' }).click();
    await expect(card).toBeHidden();
    expect(await player.coins()).toBe(data.bonus);
  },
);
