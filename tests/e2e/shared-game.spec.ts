import type { Page } from '@playwright/test';
import { formatExact, formatSigned } from '../../contract/money.ts';
import { gameFrame as frame, visitFigure as figure } from './support/hall-game.ts';
import { expect, test } from './support/journey.ts';
import type { Player } from './support/player.ts';

test.use({ world: 'demo', hall: true, viewport: { width: 390, height: 844 } });

/** Longest wait for a round that players share: its betting, flight and pause take real time. */
const PATIENCE = { timeout: 90_000 };

/** Waits until frame, wallet and lobby show the same balance, since a result is shown shortly before it is paid. */
async function paidAsTold(page: Page, player: Player, before: number): Promise<void> {
  const net = async (): Promise<string> => formatSigned((await player.coins()) - before);
  await expect
    .poll(async () => (await figure(page, 'Net result').textContent()) === (await net()))
    .toBe(true);
  const after = await player.coins();
  await expect(page.getByRole('link', { name: formatExact(after) })).toBeVisible();
}

test('Crash: after an automatic cash-out and a cash-out by hand, frame, balance and wallet show the same amounts', async ({
  page,
  player,
  logIn,
}) => {
  const before = await player.coins();
  await logIn();
  await page.goto('/game/start?gameId=2001');
  const first = frame(page).getByRole('group', { name: 'Bet 1' });
  const second = frame(page).getByRole('group', { name: 'Bet 2' });
  await second.getByRole('checkbox', { name: 'Auto cash-out' }).check();
  await second.getByLabel('Cash out at').fill('1.01');
  await first.getByRole('button', { name: /^(Bet|Next)/ }).click();
  await second.getByRole('button', { name: /^(Bet|Next)/ }).click();

  // Cashes out by hand as early as possible. If the round ends at once, both bets are lost.
  const off = first.getByRole('button', { name: /^Cash out ₱/ });
  const settled = figure(page, 'Rounds');
  await expect
    .poll(async () => (await off.isVisible()) || (await settled.textContent()) === '2', PATIENCE)
    .toBe(true);
  // Ignores a missing button, since the round may end before the press.
  if (await off.isVisible()) await off.click({ timeout: 1_000 }).catch(() => undefined);
  await expect(settled).toHaveText('2', PATIENCE);

  await paidAsTold(page, player, before);

  // Verifies the last round on the device, through the whole chain of hashes.
  await frame(page).getByRole('list', { name: 'Last results' }).getByRole('button').first().click();
  const proof = frame(page).getByRole('dialog');
  await proof.getByRole('button', { name: 'Check on this device' }).click();
  await expect(proof.getByRole('status')).toContainText('Right:');
});

test('Karera: a bet on a runner is settled by the announced order; frame, balance and wallet show the same amounts', async ({
  page,
  player,
  logIn,
}) => {
  const before = await player.coins();
  await logIn();
  await page.goto('/game/start?gameId=2015');
  await frame(page).getByRole('button', { name: 'Place', exact: true }).click();
  const bet = frame(page).getByRole('button', { name: /^Bet ₱/ });
  await bet.click({ timeout: 60_000 });
  const bets = frame(page).getByRole('region', { name: 'Bets in this round' });
  await expect(bets.getByRole('listitem').filter({ hasText: 'You' })).toContainText('Place 1');
  await expect(figure(page, 'Rounds')).toHaveText('1', { timeout: 60_000 });
  await paidAsTold(page, player, before);
});
