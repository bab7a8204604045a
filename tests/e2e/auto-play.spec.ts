import { gameFrame as frame, visitFigure as figure, walletRounds } from './support/hall-game.ts';
import { expect, test } from './support/journey.ts';

test.use({ world: 'demo', pace: 8, hall: true, serverEnv: { PERYA_AUTO_PLAY: 'on' } });

test('auto play makes separate bets until a limit is reached or the player stops it', async ({
  page,
  player,
  db,
  logIn,
}) => {
  const before = await player.coins();
  await logIn();
  await page.goto('/game/start?gameId=2002');
  // Checks the buttons that halve and double the bet.
  const bet = frame(page).getByRole('button', { name: /^Roll for/ });
  await expect(bet).toHaveText('Roll for ₱5');
  await bet.press(']');
  await expect(bet).toHaveText('Roll for ₱10');
  await bet.press('[');
  await expect(bet).toHaveText('Roll for ₱5');

  await frame(page).getByRole('button', { name: 'Auto', exact: true }).click();
  const sheet = frame(page).getByRole('dialog', { name: 'Auto play' });
  await sheet.getByRole('button', { name: '25', exact: true }).click();
  await sheet.getByLabel('One win is at least').fill('9');
  await sheet.getByRole('button', { name: 'Start' }).click();
  // A roll wins half of the time, so 25 losses in a row are next to impossible.
  await expect(frame(page).getByText('Auto play stopped at your win.')).toBeVisible({ timeout: 90_000 });
  const after = await player.coins();
  await expect.poll(() => walletRounds(db)).toMatchObject({ net: after - before });
  const rounds = Number(await figure(page, 'Rounds').textContent());
  expect((await walletRounds(db)).rounds).toBe(rounds);

  await frame(page).getByRole('button', { name: 'Auto', exact: true }).click();
  await sheet.getByRole('button', { name: 'Start' }).click();
  await frame(page)
    .getByRole('button', { name: /^Stop auto play/ })
    .click();
  await expect(frame(page).getByText('Auto play stopped.')).toBeVisible();
});
