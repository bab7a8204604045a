import { type BrowserContext, type Page } from '@playwright/test';
import { HOUSE_GAMES } from '../../contract/catalogue/house-games.ts';
import { formatExact, formatSigned } from '../../contract/money.ts';
import { generatedTitles } from '../../contract/catalogue/catalogue.ts';
import { sealed } from '../../contract/game-frame.ts';
import { settleRound } from '../../server/games/rounds.ts';
import { barriers } from './support/axe.ts';
import { cutTexts } from './support/cut-texts.ts';
import { gameFrame as frame, roundsBegun, visitFigure as figure, walletRounds } from './support/hall-game.ts';
import { expect, test } from './support/journey.ts';
import { openRoundToCashOut } from './support/play-round.ts';
import { tabToControl } from './support/tab-order.ts';
import { gameVariantOf } from './support/variant.ts';

/** Tests of a hall game's frame: failures of network and server, false messages, and play by keyboard. */

const DICE = { gameId: 2002, begin: /^Roll for/ };
const MINES = { gameId: 2003, begin: /^Bet ₱/ };
const REELS = { gameId: 1001, begin: /^SPIN$/ };
const MINES_STEPS = { step: /^Open any chest$/ };
const START = '/game/start?gameId=';

const button = (page: Page, name: RegExp | string) => frame(page).getByRole('button', { name }).first();
const cashOut = (page: Page) => button(page, /^Cash out ₱/);

test.use({ world: 'demo', hall: true, pace: 8, contextOptions: { reducedMotion: 'reduce' } });

/**
 * Begins rounds until the network fails before the response to one arrives. The server has then played the round, and
 * the page does not know its result.
 */
async function loseAnswer(page: Page, context: BrowserContext): Promise<void> {
  await page.route('**/studio/v1/play', async (route) => {
    await route.fetch();
    await context.setOffline(true);
    await route.abort('internetdisconnected');
  });
  await button(page, DICE.begin).click();
  await expect(frame(page).getByText('No answer yet. Your bet is safe.')).toBeVisible();
  await page.unroute('**/studio/v1/play');
}

test('a round whose response was lost with the network is paid once, and shown when the network is back', async ({
  page,
  context,
  player,
  db,
  logIn,
  consoleGuard,
}) => {
  consoleGuard.allow('ERR_INTERNET_DISCONNECTED');
  consoleGuard.allow('ERR_FAILED');
  const before = await player.coins();
  await logIn();
  await page.goto(`${START}${DICE.gameId}`);
  await loseAnswer(page, context);
  await expect(figure(page, 'Rounds')).toHaveText('0');
  await context.setOffline(false);
  await button(page, 'Check result').click();
  await expect(figure(page, 'Rounds')).toHaveText('1');
  const after = await player.coins();
  await expect(figure(page, 'Net result')).toHaveText(formatSigned(after - before));
  await expect(page.getByRole('link', { name: formatExact(after) })).toBeVisible();
  await expect.poll(() => walletRounds(db)).toEqual({ rounds: 1, net: after - before });
});

test('if another tab has spent the coins, the next bet reports it, and nothing is lost', async ({
  page,
  player,
  db,
  logIn,
}) => {
  await logIn();
  await page.goto(`${START}${DICE.gameId}`);
  await expect(button(page, DICE.begin)).toBeEnabled();
  // Another tab loses all coins, which this tab does not know.
  const stake = await player.coins();
  await settleRound(db, {
    userId: player.id,
    gameId: HOUSE_GAMES.slotshack.id,
    stake,
    win: 0,
    at: Date.now(),
  });
  await button(page, DICE.begin).click();
  await expect(frame(page).getByText(`Your balance is ${formatExact(0)}.`)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Ways to get coins' })).toBeVisible();
  await expect(page.getByRole('link', { name: formatExact(0) })).toBeVisible();
  await expect(figure(page, 'Rounds')).toHaveText('0');
  expect(await player.coins()).toBe(0);
  expect(await walletRounds(db)).toEqual({ rounds: 0, net: 0 });
});

test('a frame that sends false amounts changes nothing that the lobby shows', async ({
  page,
  player,
  db,
  logIn,
}) => {
  const coins = await player.coins();
  await logIn();
  await page.goto(`${START}${DICE.gameId}`);
  await expect(button(page, DICE.begin)).toBeEnabled();
  const [, inside] = page.frames();
  if (inside === undefined) throw new Error('there is no frame');
  const lies = [
    sealed({ type: 'balance', balance: 99_999_999 }),
    sealed({ type: 'betPlaced', stake: 100 }),
    sealed({ type: 'roundSettled', stake: 100, payout: 88_888_888 }),
  ];
  const asked = page.waitForResponse('**/app/v1/refreshData');
  await inside.evaluate((messages) => {
    for (const message of messages) parent.postMessage(message, '*');
  }, lies);
  // Waits for the lobby's request: it asks the server for the balance instead of trusting the frame.
  await asked;
  await expect(page.getByRole('link', { name: formatExact(coins) })).toBeVisible();
  await expect(page.getByText(formatExact(99_999_999))).toHaveCount(0);
  expect(await player.coins()).toBe(coins);
  expect(await walletRounds(db)).toEqual({ rounds: 0, net: 0 });
});

test('the browser’s back button leaves an open round of mines, and coming back resumes it', async ({
  page,
  player,
  db,
  logIn,
}) => {
  const before = await player.coins();
  await logIn();
  await page.goto('/game/search');
  await page.goto(`${START}${MINES.gameId}`);
  await frame(page).getByRole('button', { name: '1', exact: true }).click();
  await openRoundToCashOut(page, MINES_STEPS);
  const offered = await cashOut(page).textContent();
  const begun = await roundsBegun(db, MINES.gameId);

  await page.goBack();
  await expect(page).toHaveURL(/\/game\/search/);
  await page.goForward();
  await expect(frame(page).getByText('Here’s the round you left.')).toBeVisible();
  await expect(cashOut(page)).toHaveText(offered ?? '');
  await cashOut(page).click();
  await expect(figure(page, 'Rounds')).toHaveText('1');
  const after = await player.coins();
  await expect.poll(() => walletRounds(db)).toEqual({ rounds: begun, net: after - before });
});

/** Presses Tab until a button in the game's frame has the focus. */
const tabTo = (page: Page, name: RegExp | string): Promise<void> => tabToControl(page, button(page, name));

for (const [game, { gameId, begin }] of Object.entries({ dice: DICE, mines: MINES, 'line-reels': REELS }))
  test(
    `${game}: a round can be played by keyboard alone; axe finds no violations, and text at 200 % is not cut off`,
    gameVariantOf(game),
    async ({ page, db, logIn }) => {
      await logIn();
      await page.goto(`${START}${gameId}`);
      await expect(button(page, begin)).toBeEnabled();
      await tabTo(page, begin);
      await page.keyboard.press('Enter');
      if (gameId === MINES.gameId) {
        await tabTo(page, 'Open any chest');
        await page.keyboard.press('Enter');
        await expect(cashOut(page).or(button(page, begin)).first()).toBeVisible();
        if (await cashOut(page).isVisible()) {
          await tabTo(page, /^Cash out ₱/);
          await page.keyboard.press('Enter');
        }
      }
      await expect(figure(page, 'Rounds')).toHaveText('1');
      expect(await roundsBegun(db, gameId)).toBe(1);

      // Opens the frame's page in its own window.
      const address = await page.locator('iframe').getAttribute('src');
      await page.goto(address ?? '');
      await expect(page.getByRole('button', { name: begin }).first()).toBeEnabled();
      const faults = await barriers(page);
      await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
      faults.push(...(await barriers(page)), ...(await page.evaluate(cutTexts)));
      // Content that is too wide would make a phone's layout viewport wider than the screen.
      const { width } = page.viewportSize() ?? { width: 0 };
      const over = await page.evaluate((most) => document.documentElement.scrollWidth - most, width);
      if (over > 0) faults.push(`scrolls sideways by ${over}`);
      expect(faults).toEqual([]);
    },
  );

test.describe('with all 5,000 titles', () => {
  test.use({ world: 'hall' });

  test('the grid of games keeps few nodes while it is scrolled from end to end, and a generated title opens', async ({
    page,
    logIn,
  }) => {
    const MOST_NODES = 200;
    await logIn();
    await page.goto('/?type=all');
    const tiles = page.getByRole('button', { name: /return to player/ });
    await expect(tiles.first()).toBeVisible();
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollHeight))
      .toBeGreaterThan(100_000);
    const most = await page.evaluate(async () => {
      const frames = () =>
        new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      const STEPS = 40;
      let nodes = 0;
      for (let step = 0; step <= STEPS; step++) {
        scrollTo(0, (document.documentElement.scrollHeight * step) / STEPS);
        await frames();
        const row = document.querySelector('main [style*="translateY"]');
        nodes = Math.max(nodes, row?.parentElement?.querySelectorAll('*').length ?? 0);
      }
      return nodes;
    });
    expect(most).toBeGreaterThan(10);
    expect(most).toBeLessThanOrEqual(MOST_NODES);

    const made = generatedTitles.at(-1);
    if (made === undefined) throw new Error('no title is made');
    await page.goto(`${START}${made.id}`);
    await expect(button(page, /^(SPIN$|Bet ₱| )|for ₱/)).toBeEnabled();
  });
});
