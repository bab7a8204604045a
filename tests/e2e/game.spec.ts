import type { Page } from '@playwright/test';
import { formatExact, formatSigned } from '../../contract/money.ts';
import { type GameName, GAMES } from '../../contract/catalogue/games.ts';
import type { GameManifest } from '../../contract/catalogue/games/manifest.ts';
import { GAME_TITLES, gameFrame as frame, visitFigure as figure, walletRounds } from './support/hall-game.ts';
import { expect, test } from './support/journey.ts';
import {
  cashOutButton,
  openRound,
  openRoundToCashOut,
  type SteppedGame,
  takeStep,
} from './support/play-round.ts';
import { buttonNamed, prepareBet } from './support/presses.ts';
import { gameVariantOf } from './support/variant.ts';
import { logInWith } from './support/login-form.ts';

/**
 * The first title of every game (a game is sold under several titles), with the names of the buttons that tests press
 * in it.
 */
const PLAYED = GAME_TITLES.map(({ gameId, title, game }) => {
  const { course, presses }: GameManifest = GAMES[game];
  return { gameId, title, game, course, presses };
});
type PlayedTitle = (typeof PLAYED)[number];

/** Returns the first title of a game. Throws for a game without a title. */
function titleOf(game: GameName): PlayedTitle {
  const found = PLAYED.find((played) => played.game === game);
  if (!found) throw new Error(`no title plays ${game}`);
  return found;
}

const DICE = titleOf('dice');
const MINES = titleOf('mines');
/** Games with a single action per round, besides dice. */
const SINGLE = PLAYED.filter(
  ({ course, game }) => (course === 'instant' || course === 'reels') && game !== DICE.game,
);
/** Games with several steps per round. */
const STEPPED = PLAYED.filter(({ course }) => course === 'steps');
const DICE_ROUNDS = 10;
const ROUNDS = 2;

const stepsOf = ({ presses: { steps = [] } }: PlayedTitle): SteppedGame => ({ step: buttonNamed(...steps) });

const betButton = (page: Page, { presses }: PlayedTitle) =>
  frame(page).getByRole('button', { name: buttonNamed(presses.bet) });

/** Searches for a title and presses its tile, which opens the game's information sheet. */
async function openSheet(page: Page, { title }: Pick<PlayedTitle, 'title'>): Promise<void> {
  await page.goto(`/game/search?q=${title.toLowerCase()}`);
  await page
    .getByRole('button', { name: new RegExp(`^${title}`) })
    .first()
    .click();
  await expect(page.getByRole('dialog', { name: title })).toBeVisible();
}

async function playTimes(page: Page, played: PlayedTitle, times: number): Promise<void> {
  const { uncover } = played.presses;
  for (let round = 1; round <= times; round++) {
    await betButton(page, played).click();
    if (uncover !== undefined) await frame(page).getByRole('button', { name: uncover }).click();
    await expect(figure(page, 'Rounds')).toHaveText(String(round));
  }
}

async function cashOut(page: Page, round: number): Promise<void> {
  await cashOutButton(page).click();
  await expect(figure(page, 'Rounds')).toHaveText(String(round));
}

test.describe('with an empty wallet', () => {
  test.use({ world: 'fresh-player' });

  test('a game reports that there are no coins, and the page around the game offers ways to get coins', async ({
    page,
    logIn,
  }) => {
    await logIn();
    await openSheet(page, DICE);
    await page.getByRole('link', { name: 'Play', exact: true }).click();
    await expect(frame(page).getByText('Your balance is ₱0.00.')).toBeVisible();
    await expect(betButton(page, DICE)).toBeDisabled();
    await page.getByRole('link', { name: 'Ways to get coins' }).click();
    await expect(page).toHaveURL('/member#ways');
  });
});

// Scenes run fast, since these tests check the results of rounds and not their animations.
test.use({ world: 'demo', hall: true, pace: 8 });

test('Dice opens by its tile; after its rounds, frame, balance, wallet and record show the same amounts', async ({
  page,
  player,
  db,
  logIn,
}) => {
  const before = await player.coins();
  await logIn();
  await openSheet(page, DICE);
  await page.getByRole('link', { name: 'Play', exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`/game/start\\?gameId=${DICE.gameId}`));
  await playTimes(page, DICE, DICE_ROUNDS);

  const after = await player.coins();
  await expect(page.getByRole('link', { name: formatExact(after) })).toBeVisible();
  await expect(figure(page, 'Net result')).toHaveText(formatSigned(after - before));
  await expect.poll(() => walletRounds(db)).toEqual({ rounds: DICE_ROUNDS, net: after - before });

  await page.goBack();
  await page.goto('/member/games');
  await page.getByRole('tab', { name: 'Recently played' }).click();
  await expect(page.getByRole('button', { name: /^Dice/ })).toBeVisible();
  await page.goto('/wallets/record');
  await expect(page.getByText('Dice', { exact: true })).not.toHaveCount(0);
});

for (const played of SINGLE) {
  const { game } = played;
  test(
    `${game}: after rounds of ${played.title}, the game’s frame, the balance and the wallet agree`,
    gameVariantOf(game),
    async ({ page, player, db, logIn }) => {
      const before = await player.coins();
      await logIn();
      await page.goto(`/game/start?gameId=${played.gameId}`);
      await playTimes(page, played, ROUNDS);

      const after = await player.coins();
      await expect(page.getByRole('link', { name: formatExact(after) })).toBeVisible();
      await expect(figure(page, 'Net result')).toHaveText(formatSigned(after - before));
      await expect.poll(() => walletRounds(db)).toEqual({ rounds: ROUNDS, net: after - before });
    },
  );
}

for (const stepped of STEPPED) {
  const { game } = stepped;
  test(
    `${game}: rounds of ${stepped.title} are cashed out after a step; frame, balance and wallet agree, and the proofs verify`,
    gameVariantOf(game),
    async ({ page, player, db, logIn }) => {
      const before = await player.coins();
      await logIn();
      await page.goto(`/game/start?gameId=${stepped.gameId}`);
      await prepareBet(page, stepped.presses);
      for (let round = 1; round <= ROUNDS; round++) {
        await openRound(page, stepsOf(stepped));
        if (await takeStep(page, stepsOf(stepped), round)) await cashOut(page, round);
      }

      const after = await player.coins();
      await expect(page.getByRole('link', { name: formatExact(after) })).toBeVisible();
      await expect(figure(page, 'Net result')).toHaveText(formatSigned(after - before));
      await expect.poll(() => walletRounds(db)).toEqual({ rounds: ROUNDS, net: after - before });
      await frame(page).getByRole('button', { name: 'Fairness' }).click();
      await frame(page).getByRole('button', { name: 'Check on this device' }).click();
      await expect(frame(page).getByText('It matches: the seed gives the code')).toBeVisible();
    },
  );
}

test('an open round of mines resumes after a reload, and pays once', async ({ page, player, db, logIn }) => {
  const before = await player.coins();
  await logIn();
  await openSheet(page, MINES);
  await page.getByRole('link', { name: 'Play', exact: true }).click();
  await prepareBet(page, MINES.presses);
  const rounds = await openRoundToCashOut(page, stepsOf(MINES));
  const offered = await cashOutButton(page).textContent();

  await page.reload();
  await expect(frame(page).getByText('Here’s the round you left.')).toBeVisible();
  await expect(cashOutButton(page)).toHaveText(offered ?? '');
  await cashOut(page, 1);
  const after = await player.coins();
  await expect.poll(() => walletRounds(db)).toEqual({ rounds, net: after - before });
});

test('a guest plays for fun without a wallet, and after logging in is in the same game, played for coins', async ({
  page,
  player,
  db,
}) => {
  const before = await player.coins();
  await openSheet(page, DICE);
  await page.getByRole('link', { name: 'For fun', exact: true }).click();
  await playTimes(page, DICE, 3);
  await expect(page.getByText('For fun: no coins are bet or won.')).toBeVisible();
  expect(await walletRounds(db)).toEqual({ rounds: 0, net: 0 });

  await openSheet(page, DICE);
  await page.getByRole('link', { name: 'Play', exact: true }).click();
  await logInWith(page, player);
  await expect(page).toHaveURL(/\/game\/start\?gameId=2002/);
  await expect(betButton(page, DICE)).toBeEnabled();
  expect(await player.coins()).toBe(before);
});
