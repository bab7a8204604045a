import type { Page } from '@playwright/test';
import { barriers } from '../e2e/support/axe.ts';
import { cutTexts } from '../e2e/support/cut-texts.ts';
import { follow } from '../e2e/support/follow.ts';
import { expect, test } from '../e2e/support/journey.ts';
import { pageReaderScript } from '../e2e/support/page-reader.ts';
import { createThing, filled } from './addresses.ts';
import { sweptPages } from './select.ts';

/** Sizes of the screens, CSS px: portrait, narrow, short, landscape, desktop. */
const SCREENS = [
  { width: 390, height: 844 },
  { width: 320, height: 640 },
  { width: 360, height: 640 },
  { width: 844, height: 390 },
  { width: 1440, height: 900 },
] as const;

const enlarge = (): void => {
  document.documentElement.style.fontSize = '200%';
};

const rest = (page: Page): Promise<unknown> =>
  page.waitForFunction(() => pageReader.isAtRest(), undefined, { polling: 'raf' });

/** Opens a path as a link does, and waits until the new page has replaced the previous page. */
async function arriveAt(page: Page, path: string): Promise<void> {
  const heading = await page.evaluateHandle(() => document.querySelector('h1'));
  await follow(page, path);
  await page.waitForFunction((before) => !before?.isConnected, heading, { polling: 'raf' });
}

/** Returns the faults of a page with text at 200 %, one line each. */
async function faultsOf(page: Page, path: string): Promise<string[]> {
  await arriveAt(page, path);
  await page.evaluate(enlarge);
  await rest(page);
  const found = (await barriers(page)).map((line) => `${path}: ${line}`);
  for (const screen of SCREENS) {
    const where = `${path} at ${screen.width} × ${screen.height}`;
    await page.setViewportSize(screen);
    await rest(page);
    // Compares with the screen's width, since a phone's viewport grows with content that is too wide.
    const over = await page.evaluate((width) => document.documentElement.scrollWidth - width, screen.width);
    if (over > 0) found.push(`${where} scrolls sideways by ${over}`);
    for (const text of await page.evaluate(cutTexts)) found.push(`${where}: ${text}`);
  }
  return found;
}

test.use({ world: 'demo', contextOptions: { reducedMotion: 'reduce' } });

for (const [name, { path, guard }] of sweptPages)
  for (const who of ['guest', 'player'] as const) {
    // Skips pages that this visitor cannot see: guests are redirected from pages for players, and players from pages
    // for guests.
    if (who === 'guest' ? guard.endsWith('auth') : guard === 'guests') continue;
    test(`${name}: for a ${who}, text at 200 % is not cut off, nothing scrolls sideways, and axe finds no violation`, async ({
      page,
      db,
      player,
      logIn,
    }) => {
      await createThing(name, db, player);
      await page.addInitScript(pageReaderScript);
      await page.setViewportSize(SCREENS[0]);
      if (who === 'player') await logIn();
      await page.goto(name === 'missing' ? '/faq' : '/error/404');
      await rest(page);
      expect(await faultsOf(page, filled(path))).toEqual([]);
    });
  }
