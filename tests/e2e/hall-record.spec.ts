import type { Page } from '@playwright/test';
import { gameFrame as frame, visitFigure as figure, walletRounds } from './support/hall-game.ts';
import { expect, test } from './support/journey.ts';
import { registerNumber } from './support/register.ts';

// Scenes run fast, since these tests check what is stored and replayed and not the animation.
test.use({ world: 'demo', hall: true, pace: 8 });

const MINES = 2003;
const DICE = 2002;
const PUMP = 2013;

/** Opens the record (list) of the player's past rounds, and the newest round in it. */
async function openNewest(page: Page): Promise<void> {
  await frame(page).getByRole('button', { name: 'Your rounds' }).click();
  await frame(page)
    .getByRole('dialog', { name: 'Your rounds' })
    .getByRole('listitem')
    .first()
    .getByRole('button')
    .click();
}

/** Replays the round that is open in the record, and returns to the game. */
async function watch(page: Page): Promise<void> {
  await frame(page).getByRole('button', { name: 'Watch again' }).click();
  await expect(frame(page).getByText('You’re watching a past round.')).toBeVisible();
  await frame(page).getByRole('button', { name: 'Back to the game' }).click();
  await expect(frame(page).getByText('You’re watching a past round.')).toBeHidden();
}

test('past rounds of a hall game are listed in the record, can be verified on the device, and are replayed without a bet', async ({
  page,
  player,
  db,
  logIn,
}) => {
  await logIn();
  await page.goto(`/game/start?gameId=${DICE}`);
  const rounds = figure(page, 'Rounds');
  await frame(page)
    .getByRole('button', { name: /^Roll for/ })
    .click();
  await expect(rounds).toHaveText('1');
  const coins = await player.coins();

  await page.reload();
  await openNewest(page);
  const record = frame(page).getByRole('dialog', { name: 'Your rounds' });
  await expect(record.getByRole('listitem')).toHaveCount(1);
  await expect(record.getByText('Checked on this device')).toBeVisible();
  await watch(page);
  expect(await player.coins()).toBe(coins);
  await expect(rounds).toHaveText('0');
  expect((await walletRounds(db)).rounds).toBe(1);
});

test('a past round of a step game is replayed step by step, without a bet', async ({
  page,
  player,
  logIn,
}) => {
  await logIn();
  const rounds = figure(page, 'Rounds');
  await page.goto(`/game/start?gameId=${PUMP}`);
  await frame(page)
    .getByRole('button', { name: /^Bet ₱/ })
    .click();
  await frame(page).getByRole('button', { name: 'Pump', exact: true }).click();
  const cashOut = frame(page).getByRole('button', { name: /^Cash out ₱/ });
  // Either the player can cash out, or the first pump has burst the balloon, which ends the round.
  await expect
    .poll(async () => (await cashOut.isVisible()) || (await rounds.textContent()) === '1')
    .toBe(true);
  if (await cashOut.isVisible()) await cashOut.click();
  await expect(rounds).toHaveText('1');
  const after = await player.coins();
  await openNewest(page);
  await watch(page);
  await expect(rounds).toHaveText('1');
  expect(await player.coins()).toBe(after);
});

test('a player with an empty wallet, too, sees other players’ bets in the record, under masked names', async ({
  page,
  request,
  context,
  logIn,
}) => {
  await logIn();
  const game = `/game/start?gameId=${DICE}`;
  const others = frame(page).getByRole('region', { name: 'Bets of others' });
  await page.goto(game);
  await frame(page)
    .getByRole('button', { name: /^Roll for/ })
    .click();
  await expect(figure(page, 'Rounds')).toHaveText('1');
  await frame(page).getByRole('button', { name: 'Your rounds' }).click();
  await frame(page).getByRole('tab', { name: 'Bets of others' }).click();
  await expect(others.getByRole('listitem')).toHaveText(['No one else has played this game yet.']);

  await context.clearCookies();
  await page.evaluate(() => localStorage.clear());
  await page.goto('/auth/register');
  await registerNumber(page, request, '9185550123');
  await expect(page).toHaveURL('/');
  await page.goto(game);
  await frame(page).getByRole('button', { name: 'Your rounds' }).click();
  await frame(page).getByRole('tab', { name: 'Bets of others' }).click();
  await expect(others.getByRole('listitem')).toHaveText([/^\S+\*{3}\S+₱/]);
  // On a desktop, the bets of other players appear beside the scene too.
  await page.setViewportSize({ width: 1440, height: 900 });
  await frame(page).getByRole('button', { name: 'Close' }).click();
  await expect(others.getByRole('listitem')).toHaveText([/^\S+\*{3}\S+₱/]);
});

test('the lobby shows a link back to the hall game that was played last, and to a round that was left', async ({
  page,
  logIn,
}) => {
  await logIn();
  await page.goto(`/game/start?gameId=${DICE}`);
  await expect(frame(page).getByRole('button', { name: /^Roll for/ })).toBeVisible();
  // The link takes the place of the daily visit's offer, so today's gift is collected first.
  await page.goto('/?popup=signIn');
  await page.getByRole('button', { name: 'Collect 5 diamonds' }).click();
  await page.getByRole('link', { name: 'Dice Keep playing' }).click();
  await expect(page).toHaveURL(`/game/start?gameId=${DICE}`);

  await page.goto(`/game/start?gameId=${MINES}`);
  await frame(page)
    .getByRole('button', { name: /^Bet ₱/ })
    .click();
  await expect(frame(page).getByRole('button', { name: 'Open any chest' })).toBeVisible();
  await page.goto('/');
  await page.getByRole('link', { name: 'Finish your round of Mines' }).click();
  await expect(frame(page).getByRole('button', { name: 'Open any chest' })).toBeVisible();
});
