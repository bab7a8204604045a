import type { Page } from '@playwright/test';
import { LOTTERY_PRIZES, drawLottery } from '../../fair/halloween-lottery.ts';
import { HALLOWEEN } from '../../fair/slots/halloween.ts';
import { SLOTSHACK } from '../../fair/slots/slotshack.ts';
import { settleDeposit, settleRound } from '../../server/games/rounds.ts';
import { chooseOutcome, chooseRoundSeed } from '../../server/slots/test-kit.ts';
import { expect, test } from './support/journey.ts';
import { pressWithLostAnswer } from './support/lost-answer.ts';
import { variantOf } from './support/variant.ts';

const NO_ANSWER = 'No answer yet. Your spin is safe. Check the result once you’re back online.';

const spinButton = (page: Page) => page.getByRole('button', { name: 'Spin for ₱1.00', exact: true });
const announcement = (page: Page, text: string) =>
  expect(page.getByRole('status').filter({ hasText: text }).first()).toBeVisible();

test.use({ pace: 4 });

test.beforeEach(async ({ db, player, logIn }) => {
  await settleDeposit(db, { userId: player.id, amount: 10_000, channel: 'GCash', at: Date.now() });
  await logIn();
});

test(
  'halloween: a spin is paid for, shown, stored with its proof, and replayed from the list of past rounds',
  { tag: '@drawn' },
  async ({ page, db, player }) => {
    const who = { userId: player.id, game: 'halloween-slots' } as const;
    await chooseOutcome(db, who, HALLOWEEN, ({ spins, total }) => spins.length === 1 && total === 0);
    await page.goto('/activity/halloween');
    await spinButton(page).click();
    await announcement(page, 'No win this time.');
    expect(await player.coins()).toBe(9_900);

    await page.getByRole('tab', { name: 'My record' }).click();
    const row = page.getByRole('listitem').filter({ hasText: 'Spin for ₱1.00' });
    await expect(row).toContainText('-₱1.00');
    await row.getByRole('button', { name: 'Proof' }).click();
    const sheet = page.getByRole('dialog', { name: 'Proof of this round' });
    await expect(sheet).toContainText('halloween-slots-1');
    await page.keyboard.press('Escape');
    await expect(sheet).toHaveCount(0);

    await row.getByRole('button', { name: 'Watch this round again' }).click();
    // This text stays beside the result until the next round, so that nobody mistakes a replay for a new win.
    const again = page.getByText(/shown again/);
    await expect(again).toBeVisible();
    await expect(spinButton(page)).toBeEnabled();
    await expect(again).toBeVisible();
    expect(await player.coins()).toBe(9_900);
    await chooseOutcome(db, who, HALLOWEEN, ({ spins, total }) => spins.length === 1 && total === 0);
    await spinButton(page).click();
    await expect(again).toHaveCount(0);
  },
);

test('halloween: free spins are shown to the end, can be skipped, and are paid once', async ({
  page,
  db,
  player,
}) => {
  const who = { userId: player.id, game: 'halloween-slots' } as const;
  await chooseOutcome(db, who, HALLOWEEN, ({ spins }) => spins.length === 9);
  await page.goto('/activity/halloween');
  const answer = page.waitForResponse('**/halloweenSlotsClick');
  await spinButton(page).click();
  const { outcome } = await (await answer).json();
  await announcement(page, 'With 8 free spins.');
  expect(await player.coins()).toBe(9_900 + outcome.total);
});

test('halloween: when the network fails after a spin is bought, the page fetches the result, and the win is paid once', async ({
  page,
  db,
  player,
  consoleGuard,
}) => {
  const who = { userId: player.id, game: 'halloween-slots' } as const;
  await chooseOutcome(db, who, HALLOWEEN, ({ total }) => total === 0);
  await page.goto('/activity/halloween');
  await pressWithLostAnswer(page, consoleGuard, {
    button: spinButton(page),
    call: 'halloweenSlotsClick',
    problem: NO_ANSWER,
  });
  expect(await player.coins()).toBe(9_900);

  await page.getByRole('button', { name: 'Check result' }).click();
  await announcement(page, 'No win this time.');
  expect(await player.coins()).toBe(9_900);
});

test('halloween: a ticket buys one draw of a card, whose coins arrive in the wallet', async ({
  page,
  db,
  player,
}) => {
  // Lost bets of ₱1,000 earn the ticket.
  await settleDeposit(db, { userId: player.id, amount: 100_000, channel: 'GCash', at: Date.now() });
  await settleRound(db, { userId: player.id, gameId: 9002, stake: 100_000, win: 0, at: Date.now() });
  const prize = LOTTERY_PRIZES.findIndex(({ amount }) => amount === 333);
  const who = { userId: player.id, game: 'halloween-lottery' } as const;
  await chooseRoundSeed(db, who, (round) => drawLottery(round) === prize);
  await page.goto('/activity/halloween');
  await page.getByRole('button', { name: 'Draw a card' }).click();
  await announcement(page, 'Your card: ₱3.33.');
  await expect(page.getByRole('button', { name: 'No tickets left' })).toBeDisabled();
  expect(await player.coins()).toBe(10_333);
});

test(
  'slotshack: a player spins and sees the win by keyboard alone',
  { tag: '@drawn' },
  async ({ page, db, player }) => {
    const who = { userId: player.id, game: 'slotshack' } as const;
    await chooseOutcome(db, who, SLOTSHACK, ({ total }) => total === 500);
    await page.goto('/activity/slotshack');
    await expect(spinButton(page)).toHaveAttribute('aria-disabled', 'false');
    await spinButton(page).focus();
    await page.keyboard.press('Space');
    await announcement(page, 'You won ₱5.00. 3 × Any bars.');
    expect(await player.coins()).toBe(10_400);
  },
);

test('slotshack: three sevens open a card with the amount, the proof of the round and a button that leads back', async ({
  page,
  db,
  player,
}) => {
  const who = { userId: player.id, game: 'slotshack' } as const;
  await chooseOutcome(db, who, SLOTSHACK, ({ total }) => total === 100_000);
  await page.goto('/activity/slotshack');
  await expect(page.locator('canvas[data-scene=slotshack][data-ready=true]')).toBeVisible();
  await spinButton(page).click();
  const card = page.getByRole('dialog', { name: 'You hit the jackpot!' });
  await expect(card).toBeVisible();
  await expect(card).toContainText('₱1,000.00 is in your balance');
  await card.getByRole('button', { name: 'Back to the game' }).click();
  await expect(card).toBeHidden();
  await expect(spinButton(page)).toBeFocused();
  expect(await player.coins()).toBe(9_900 + 100_000);
});

test(
  'slotshack: a bet of more than the balance cannot be placed, and the reason is shown',
  variantOf('slotshack'),
  async ({ page }) => {
    await page.goto('/activity/slotshack');
    const raise = page.getByRole('button', { name: 'Raise the bet' });
    await expect(spinButton(page)).toHaveAttribute('aria-disabled', 'false');
    for (let step = 0; step < 6; step++) await raise.click();
    await expect(raise).toHaveAttribute('aria-disabled', 'true');
    // The balance is ₱100, exactly enough for one spin at ₱100.
    const whole = page.getByRole('button', { name: 'Spin for ₱100.00' });
    await expect(whole).toHaveAttribute('aria-disabled', 'false');
    const answer = page.waitForResponse('**/slotshackSpin');
    await whole.click();
    const { outcome } = await (await answer).json();
    const poor = page.getByRole('button', { name: 'Not enough balance for this bet' });
    await expect(outcome.total === 0 ? poor : whole).toBeVisible();
  },
);
