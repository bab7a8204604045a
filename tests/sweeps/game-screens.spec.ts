import type { Frame, Locator, Page } from '@playwright/test';
import { HALL_STAKES } from '../../fair/bets.ts';
import { barriers } from '../e2e/support/axe.ts';
import { cutTexts } from '../e2e/support/cut-texts.ts';
import { BEGIN_ROUND, gameFrame, shownFrame } from '../e2e/support/hall-game.ts';
import { placeFault } from '../e2e/support/in-view.ts';
import { expect, test } from '../e2e/support/journey.ts';
import { sweptTitles } from './select.ts';

/** Sizes of the screens, CSS px: portrait, narrow, short, landscape, desktop. */
const SCREENS = [
  { width: 390, height: 844 },
  { width: 320, height: 640 },
  { width: 360, height: 640 },
  { width: 844, height: 390 },
  { width: 1440, height: 900 },
] as const;
/** Text sizes, in per cent of the normal size. */
const TEXTS = [100, 200] as const;
/** The highest bet in whole pesos, as text: the longest number that a game shows. */
const MOST = String(HALL_STAKES.most / 100);

/** Sets the text size in the page and in the game's frame, per cent. */
async function setText(page: Page, frame: Frame, size: number): Promise<void> {
  for (const one of [page.mainFrame(), frame])
    await one.evaluate((percent) => {
      document.documentElement.style.fontSize = `${percent}%`;
    }, size);
}

/**
 * Returns the elements that must always be in view. With large text the bet may be out of view, in the part that
 * scrolls between the scene and the button.
 */
const essentials = (page: Page, text: (typeof TEXTS)[number]): Readonly<Record<string, Locator>> => ({
  button: gameFrame(page).getByRole('button', { name: BEGIN_ROUND }).first(),
  ...(text === 100 && { bet: gameFrame(page).getByLabel('Bet', { exact: true }).first() }),
  balance: page.locator('[data-balance]').filter({ visible: true }).first(),
  frame: page.locator('iframe:not([hidden])'),
});

/** Returns the faults of the open game in the current window with this text size, one line each. */
async function faultsOf(page: Page, frame: Frame, text: (typeof TEXTS)[number]): Promise<string[]> {
  const faults: string[] = [];
  for (const [name, element] of Object.entries(essentials(page, text))) {
    const fault = await element.evaluate(placeFault);
    if (fault !== '') faults.push(`${name} ${fault}`);
  }
  for (const one of [page.mainFrame(), frame]) {
    const over = await one.evaluate(() =>
      // Checks the controls' panel too, since it scrolls on its own.
      [document.documentElement, ...document.querySelectorAll('main > section')].map(
        ({ scrollWidth, clientWidth }) => scrollWidth - clientWidth,
      ),
    );
    if (over.some((by) => by > 0)) faults.push(`scrolls sideways by ${over.join(', ')}`);
    // Ignores the list of last results, which is cut off on purpose where it has no room.
    faults.push(
      ...(await one.evaluate(cutTexts)).filter((line) => !line.includes('aria-label="Last results"')),
    );
  }
  return faults;
}

test.use({ world: 'demo', hall: true, contextOptions: { reducedMotion: 'reduce' } });

for (const { gameId, title } of sweptTitles)
  test(`${title}: button, bet and balance are in view on every screen, text at 200 % is not cut off, and axe finds no violation`, async ({
    page,
    logIn,
  }) => {
    await logIn();
    const found: string[] = [];
    await page.setViewportSize(SCREENS[0]);
    await page.goto(`/game/start?gameId=${gameId}`);
    const game = gameFrame(page);
    await expect(game.getByRole('button', { name: BEGIN_ROUND }).first()).toBeVisible();
    await expect(game.locator('canvas[data-ready=true]').first()).toBeVisible();
    const frame = await shownFrame(page);
    for (const field of await game.getByRole('textbox', { name: 'Bet', exact: true }).all())
      await field.fill(MOST);
    for (const text of TEXTS) {
      await setText(page, frame, text);
      for (const screen of SCREENS) {
        await page.setViewportSize(screen);
        const where = `${screen.width} × ${screen.height}, text at ${text} %`;
        // Checks again, since the layout may still be moving.
        let faults: string[] = [];
        await expect
          .poll(async () => (faults = await faultsOf(page, frame, text)).length, { timeout: 2_000 })
          .toBe(0)
          .catch(() => found.push(...faults.map((fault) => `${where}: ${fault}`)));
      }
    }
    found.push(...(await barriers(frame)));
    expect(found).toEqual([]);
  });

/** Returns controls without an edge, and chosen ones that look like the others. Runs in the game's frame. */
function unseenControls(): string[] {
  const nameOf = (element: Element): string =>
    (element.getAttribute('aria-label') ?? element.textContent).trim().slice(0, 40);
  const edgeOf = (element: Element): string => getComputedStyle(element).outlineStyle;
  const faults = [
    ...document.querySelectorAll('main > section :is(button, input:not([type=range], [type=checkbox]))'),
  ]
    .filter((element) => element.getClientRects().length > 0 && edgeOf(element) === 'none')
    .map((element) => `${nameOf(element)} has no edge`);
  for (const chosen of document.querySelectorAll('[aria-pressed=true]')) {
    const others = [...(chosen.parentElement?.children ?? [])].filter(
      (other) => other.getAttribute('aria-pressed') === 'false',
    );
    const paint = (element: Element): string => getComputedStyle(element).backgroundColor;
    const { color } = getComputedStyle(chosen);
    if (others.some((other) => paint(other) === paint(chosen)) || color === paint(chosen))
      faults.push(`${nameOf(chosen)} looks as if it were not chosen`);
  }
  return faults;
}

for (const { gameId, title } of sweptTitles)
  test(`${title}: in forced colours every control has an edge, and what is chosen can be seen`, async ({
    page,
    logIn,
  }) => {
    await page.emulateMedia({ forcedColors: 'active' });
    await logIn();
    await page.goto(`/game/start?gameId=${gameId}`);
    await expect(gameFrame(page).getByRole('button', { name: BEGIN_ROUND }).first()).toBeVisible();
    const frame = await shownFrame(page);
    expect(await frame.evaluate(unseenControls)).toEqual([]);
  });
