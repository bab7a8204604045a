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
/**
 * Sizes of a laptop's window at 200 % zoom, of small phones in landscape, and of a window at 400 % zoom (WCAG 1.4.10),
 * CSS px.
 */
const SMALL_SCREENS = [
  { width: 683, height: 384 },
  { width: 667, height: 375 },
  { width: 640, height: 400 },
  { width: 640, height: 360 },
  { width: 568, height: 320 },
  { width: 320, height: 256 },
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

/** Returns the controls of a game that overlap each other or leave their group. Runs in the page. */
function overlaps(): string[] {
  const shown = 'button, [role=group], [role=group] > p:not(.sr-only)';
  const controls = [
    ...document.querySelectorAll(`[data-game-area] :is(${shown}), header :is(button, a)`),
  ].filter((element) => element.getClientRects().length > 0);
  const nameOf = (element: Element): string =>
    (element.getAttribute('aria-label') ?? element.textContent).trim().slice(0, 40);
  return controls.flatMap((one, index) => {
    const a = one.getBoundingClientRect();
    const others = controls.slice(index + 1).filter((other) => {
      if (one.contains(other) || other.contains(one)) return false;
      const b = other.getBoundingClientRect();
      const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
      const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
      return wide > 1 && high > 1;
    });
    const faults = others.map((other) => `${nameOf(one)} overlaps ${nameOf(other)}`);
    const leaves = [...one.querySelectorAll('button')].filter((button) => {
      const b = button.getBoundingClientRect();
      return b.left < a.left - 1 || b.right > a.right + 1;
    });
    faults.push(...leaves.map((button) => `${nameOf(button)} leaves ${nameOf(one)}`));
    return faults;
  });
}

/** Writes a result of two lines, and returns the widths of the scene's canvas before and after, CSS px. */
async function canvasWidths(page: Page, game: ActivityFixture): Promise<readonly number[]> {
  const canvas = page.locator(`canvas[data-scene=${game.scene}]`);
  // The canvas follows its place a frame later: reads until the width is the same in two frames.
  const width = (): Promise<number> =>
    canvas.evaluate(async (element) => {
      const nextFrame = (): Promise<unknown> => new Promise((drawn) => void requestAnimationFrame(drawn));
      for (let last = -1; ;) {
        const now = element.getBoundingClientRect().width;
        if (now === last) return now;
        last = now;
        await nextFrame();
        await nextFrame();
      }
    });
  const result = page.locator('[data-game-area] [role=status]').first();
  const write = (text: string): Promise<void> =>
    result.evaluate((element, words) => void (element.textContent = words), text);
  await write('x');
  const before = await width();
  await write('x'.repeat(30) + ' ' + 'x'.repeat(30));
  return [before, await width()];
}

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

for (const game of sweptGames)
  test(`${game.scene}: no control overlaps another on small screens, and a result of two lines leaves the picture as large as it is`, async ({
    page,
    logIn,
    db,
  }) => {
    await logIn();
    await onlyRain(db, Date.now() - 60_000);
    await page.goto(game.path);
    await expect(page.locator(`canvas[data-scene=${game.scene}][data-ready=true]`)).toBeVisible();
    for (const screen of SMALL_SCREENS) {
      await page.setViewportSize(screen);
      const where = `${game.path} at ${screen.width} × ${screen.height}`;
      await expect.poll(() => page.evaluate(overlaps), where).toEqual([]);
      const sideways = (): Promise<number> =>
        page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      await expect.poll(sideways, `${where} scrolls sideways`).toBeLessThanOrEqual(0);
    }
    for (const screen of SCREENS) {
      await page.setViewportSize(screen);
      const [before, after] = await canvasWidths(page, game);
      expect(after, `${game.path} at ${screen.width} × ${screen.height}`).toBe(before);
    }
  });
