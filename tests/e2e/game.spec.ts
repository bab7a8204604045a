import type { Page } from '@playwright/test';
import { formatExact, formatSigned } from '../../contract/money.ts';
import { gameFrame as frame, visitFigure as figure, walletRounds } from './support/hall-game.ts';
import { expect, test } from './support/journey.ts';
import { hallTitles } from '../../server/game-server/titles.ts';
import { cashOutButton, openRound, openRoundToCashOut, takeStep } from './support/play-round.ts';
import { gameVariantOf } from './support/variant.ts';
import { logInWith } from './support/login-form.ts';

interface PlayedTitle {
  readonly gameId: number;
  readonly title: string;
  /** Name of the button that begins a round. */
  readonly bet: RegExp;
  readonly rounds: number;
  /** Name of the button that reveals the result; undefined if the result shows by itself. */
  readonly uncover?: string;
}

const DICE: PlayedTitle = { gameId: 2002, title: 'Dice', bet: /^Roll for/, rounds: 10 };
/** One title for each game whose rounds are a single press; Dice has a test of its own. */
const TITLES: readonly PlayedTitle[] = [
  { gameId: 2004, title: 'Plinko', bet: /^Drop for/, rounds: 2 },
  { gameId: 2005, title: 'Limbo', bet: /^Rise for/, rounds: 2 },
  { gameId: 5002, title: 'Beto Beto', bet: /^Throw for/, rounds: 2 },
  { gameId: 5012, title: 'Coin Toss Fair', bet: /^Toss for/, rounds: 2 },
  { gameId: 1001, title: 'Ginto Kingdom', bet: /^SPIN$/, rounds: 2 },
  { gameId: 1096, title: 'Bar Bar Bells', bet: /^SPIN$/, rounds: 2 },
  { gameId: 1041, title: 'Sirena Song', bet: /^SPIN$/, rounds: 2 },
  { gameId: 1086, title: 'Burger Bash', bet: /^SPIN$/, rounds: 2 },
  { gameId: 1024, title: 'Kalabaw Cash', bet: /^SPIN$/, rounds: 2 },
  { gameId: 5009, title: 'Popcorn Plunge', bet: /^Pop for/, rounds: 2 },
  { gameId: 5001, title: 'Drop Ball Daze', bet: /^Drop for/, rounds: 2 },
  { gameId: 5003, title: 'Ferris Fortune', bet: /^Turn for/, rounds: 2 },
  { gameId: 5004, title: 'Carousel Cash', bet: /^Ride for/, rounds: 2 },
  { gameId: 5005, title: 'Ring Toss', bet: /^Throw for/, rounds: 2 },
  { gameId: 5006, title: 'Balloon Pop', bet: /^Pop for/, rounds: 2 },
  { gameId: 5007, title: 'Duck Pond', bet: /^Lift for/, rounds: 2 },
  { gameId: 7001, title: 'Scratch Star', bet: /^New card for/, uncover: 'Reveal all', rounds: 2 },
  { gameId: 5008, title: 'Tent Treasure', bet: /^Open for/, rounds: 2 },
  { gameId: 2012, title: 'Diamonds', bet: /^Drop for/, rounds: 2 },
  { gameId: 2008, title: 'Keno', bet: /^Play for/, rounds: 2 },
  { gameId: 2006, title: 'Wheel', bet: /^Spin for/, rounds: 2 },
];

/** A title of a game in which a round has several steps. */
interface SteppedTitle {
  readonly gameId: number;
  readonly title: string;
  /** Name of the safest choice, if the game has choices; `step` is the name of the button that takes a step. */
  readonly choice?: string;
  readonly step: RegExp;
}

const MINES: SteppedTitle = { gameId: 2003, title: 'Mines', choice: '1', step: /^Open any chest$/ };
const STEPPED: readonly SteppedTitle[] = [
  MINES,
  { gameId: 2013, title: 'Pump', choice: 'Easy', step: /^Pump$/ },
  { gameId: 2009, title: 'Towers', choice: 'Easy', step: /^Any window$/ },
  { gameId: 5010, title: 'Coaster Climb', step: /^Go up$/ },
  { gameId: 5011, title: 'Palo Sebo', step: /^Climb on$/ },
  { gameId: 2010, title: 'Coinflip', choice: '₱20', step: /^Heads$/ },
  { gameId: 2007, title: 'Hilo', choice: '₱20', step: /^(Higher|Lower)/ },
  { gameId: 2011, title: 'Cups', choice: '3 cups', step: /^Any cup$/ },
  { gameId: 2014, title: 'Snakes', choice: 'Easy', step: /^Roll$/ },
];
const STEPPED_ROUNDS = 2;

/** Returns the name of a title's game; its tests run with the sweeps of that game. */
const gameOf = ({ gameId }: { readonly gameId: number }): string =>
  hallTitles.find((title) => title.gameId === gameId)?.game ?? '';

const betButton = (page: Page, { bet }: PlayedTitle) => frame(page).getByRole('button', { name: bet });

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
  const { uncover } = played;
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

  test('a game reports that there are no coins, and its page offers ways to get some', async ({
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
  await playTimes(page, DICE, DICE.rounds);

  const after = await player.coins();
  await expect(page.getByRole('link', { name: formatExact(after) })).toBeVisible();
  await expect(figure(page, 'Net result')).toHaveText(formatSigned(after - before));
  await expect.poll(() => walletRounds(db)).toEqual({ rounds: DICE.rounds, net: after - before });

  await page.goBack();
  await page.goto('/member/games');
  await page.getByRole('tab', { name: 'Recently played' }).click();
  await expect(page.getByRole('button', { name: /^Dice/ })).toBeVisible();
  await page.goto('/wallets/record');
  await expect(page.getByText('Dice', { exact: true })).not.toHaveCount(0);
});

for (const played of TITLES) {
  const family = gameOf(played);
  test(
    `${family}: after rounds of ${played.title}, frame, balance and wallet show the same amounts`,
    gameVariantOf(family),
    async ({ page, player, db, logIn }) => {
      const before = await player.coins();
      await logIn();
      await page.goto(`/game/start?gameId=${played.gameId}`);
      await playTimes(page, played, played.rounds);

      const after = await player.coins();
      await expect(page.getByRole('link', { name: formatExact(after) })).toBeVisible();
      await expect(figure(page, 'Net result')).toHaveText(formatSigned(after - before));
      await expect.poll(() => walletRounds(db)).toEqual({ rounds: played.rounds, net: after - before });
    },
  );
}

for (const stepped of STEPPED) {
  const family = gameOf(stepped);
  test(
    `${family}: after cash-outs in ${stepped.title}, frame, balance and wallet show the same amounts, and proofs verify`,
    gameVariantOf(family),
    async ({ page, player, db, logIn }) => {
      const before = await player.coins();
      await logIn();
      await page.goto(`/game/start?gameId=${stepped.gameId}`);
      const { choice } = stepped;
      if (choice !== undefined) await frame(page).getByRole('button', { name: choice, exact: true }).click();
      for (let round = 1; round <= STEPPED_ROUNDS; round++) {
        await openRound(page, stepped);
        if (await takeStep(page, stepped, round)) await cashOut(page, round);
      }

      const after = await player.coins();
      await expect(page.getByRole('link', { name: formatExact(after) })).toBeVisible();
      await expect(figure(page, 'Net result')).toHaveText(formatSigned(after - before));
      await expect.poll(() => walletRounds(db)).toEqual({ rounds: STEPPED_ROUNDS, net: after - before });
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
  await frame(page).getByRole('button', { name: '1', exact: true }).click();
  const rounds = await openRoundToCashOut(page, MINES);
  const offered = await cashOutButton(page).textContent();

  await page.reload();
  await expect(frame(page).getByText('Here’s the round you left.')).toBeVisible();
  await expect(cashOutButton(page)).toHaveText(offered ?? '');
  await cashOut(page, 1);
  const after = await player.coins();
  await expect.poll(() => walletRounds(db)).toEqual({ rounds, net: after - before });
});

test('a guest plays for fun without a wallet, and by logging in gets to the same game for coins', async ({
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
