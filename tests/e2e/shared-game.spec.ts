import type { Page } from '@playwright/test';
import { formatExact, formatSigned } from '../../contract/money.ts';
import { gameFrame as frame, visitFigure as figure } from './support/hall-game.ts';
import { expect, test } from './support/journey.ts';
import type { Player } from './support/player.ts';

test.use({ world: 'demo', hall: true, viewport: { width: 390, height: 844 } });

/** A shared round keeps real time: betting, the flight and the pause after it. */
const PATIENCE = { timeout: 90_000 };

/** Waits until frame, wallet and lobby agree: a round's result is shown at once, and paid a moment later. */
async function paidAsTold(page: Page, player: Player, before: number): Promise<void> {
  const net = async (): Promise<string> => formatSigned((await player.coins()) - before);
  await expect
    .poll(async () => (await figure(page, 'Net result').textContent()) === (await net()))
    .toBe(true);
  const after = await player.coins();
  await expect(page.getByRole('link', { name: formatExact(after) })).toBeVisible();
}

test('Crash: a bet with an automatic cash-out and one by hand agree in frame, balance and wallet', async ({
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

  // Cashes out by hand as early as possible; a round that bursts immediately takes both bets.
  const off = first.getByRole('button', { name: /^Cash out ₱/ });
  const settled = figure(page, 'Rounds');
  await expect
    .poll(async () => (await off.isVisible()) || (await settled.textContent()) === '2', PATIENCE)
    .toBe(true);
  // The round may burst before the press lands, which then finds no button.
  if (await off.isVisible()) await off.click({ timeout: 1_000 }).catch(() => undefined);
  await expect(settled).toHaveText('2', PATIENCE);

  await paidAsTold(page, player, before);

  // The last round is verified on the device, back to the first code of the chain.
  await frame(page).getByRole('list', { name: 'Last results' }).getByRole('button').first().click();
  const proof = frame(page).getByRole('dialog');
  await proof.getByRole('button', { name: 'Check on this device' }).click();
  await expect(proof.getByRole('status')).toContainText('Right:');
});

test('Karera: a bet on a runner is settled by the public order, and agrees everywhere', async ({
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
