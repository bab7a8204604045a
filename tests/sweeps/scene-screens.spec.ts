import type { Locator, Page } from '@playwright/test';
import { ACTIVITY_FIXTURES, type ActivityFixture } from '../e2e/support/activity-fixtures.ts';
import { placeFault } from '../e2e/support/in-view.ts';
import { expect, test } from '../e2e/support/journey.ts';
import { onlyRain } from '../e2e/support/rains.ts';
import { sweptPages } from './select.ts';

/** Sizes of the screens, CSS px: portrait, short, landscape, desktop. */
const SCREENS = [
  { width: 390, height: 844 },
  { width: 360, height: 640 },
  { width: 844, height: 390 },
  { width: 1440, height: 900 },
] as const;
/** Text sizes, in per cent of the normal size. */
const TEXTS = [100, 200] as const;

/** Names of the calls that begin a round, by scene. */
const CALLS: Readonly<Record<string, string>> = {
  'lucky-jackpot': 'receiveDrawChance',
  'coin-pusher': 'coinPusherDrop',
  'scratch-card': 'scratchCardLottery',
  'halloween-slots': 'halloweenSlotsClick',
  slotshack: 'slotshackSpin',
  'daily-spin': 'dailySpin',
  'red-packet-rain': 'redWars',
};

/** Returns the elements that must always be in view. */
const essentials = (page: Page, game: ActivityFixture): Readonly<Record<string, Locator>> => ({
  button: page.getByRole('button', { name: game.main.en }),
  balance: page
    .locator('[data-balance]')
    .or(page.getByRole('link', { name: /^[\d,]+ diamonds/ }))
    .filter({ visible: true })
    .first(),
  // Checks the box around the line with the result, since the line is empty before the first round.
  result: page.locator('[data-game-area] :has(> [role=status])').first(),
  ...((game.scene === 'halloween-slots' || game.scene === 'slotshack') && {
    bet: page.getByRole('group', { name: 'Bet', exact: true }),
  }),
});

test.use({ world: 'demo', contextOptions: { reducedMotion: 'reduce' } });

const sweptGames = ACTIVITY_FIXTURES.filter(({ path }) => sweptPages.some(([, page]) => page.path === path));

for (const [index, game] of sweptGames.entries())
  test(`${game.scene}: button, bet, balance and result are in view on every screen, and a key begins a round`, async ({
    page,
    logIn,
    db,
  }) => {
    await logIn();
    await onlyRain(db, Date.now() - 60_000);
    await page.setViewportSize(SCREENS[0]);
    await page.goto(game.path);
    await expect(page.locator(`canvas[data-scene=${game.scene}][data-ready=true]`)).toBeVisible();
    const inView = essentials(page, game);
    for (const screen of SCREENS) {
      await page.setViewportSize(screen);
      for (const text of TEXTS) {
        await page.evaluate((size) => {
          document.documentElement.style.fontSize = `${size}%`;
        }, text);
        const where = `${game.path} at ${screen.width} × ${screen.height}, text at ${text} %`;
        for (const [name, element] of Object.entries(inView))
          await expect.poll(() => element.evaluate(placeFault), `${name} of ${where}`).toBe('');
        const sideways = (): Promise<number> =>
          page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        await expect.poll(sideways, `${where} scrolls sideways`).toBeLessThanOrEqual(0);
      }
    }
    // If no element has the focus, keys go to the game.
    await page.evaluate(() => {
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    });
    const call = page.waitForRequest(`**/${CALLS[game.scene]}`);
    await page.keyboard.press(index % 2 === 0 ? 'Space' : 'Enter');
    await call;
  });
