import type { Page } from '@playwright/test';
import { pageList } from '../../src/pages/pages.ts';
import { barriers } from './support/axe.ts';
import { cutTexts } from './support/cut-texts.ts';
import { follow } from './support/follow.ts';
import { expect, test } from './support/journey.ts';
import { installPageReader } from './support/page-reader.ts';

/** Upright, narrow, short, on its side, a desk. */
const SCREENS = [
  { width: 390, height: 844 },
  { width: 320, height: 640 },
  { width: 360, height: 640 },
  { width: 844, height: 390 },
  { width: 1440, height: 900 },
] as const;

/** The text of somebody who sees little. */
const enlarge = (): void => {
  document.documentElement.style.fontSize = '200%';
};

const rest = (page: Page): Promise<unknown> =>
  page.waitForFunction(() => pageReader.isAtRest(), undefined, { polling: 'raf' });

/** Goes on to a page, and waits until it stands in place of the one before. */
async function arriveAt(page: Page, path: string): Promise<void> {
  const heading = await page.evaluateHandle(() => document.querySelector('h1'));
  await follow(page, path);
  await page.waitForFunction((before) => !before?.isConnected, heading, { polling: 'raf' });
}

/** What is wrong with a page at 200 % text, as lines to read. */
async function faultsOf(page: Page, path: string): Promise<string[]> {
  await arriveAt(page, path);
  await page.evaluate(enlarge);
  await rest(page);
  const found = (await barriers(page)).map((line) => `${path}: ${line}`);
  for (const screen of SCREENS) {
    const where = `${path} at ${screen.width} × ${screen.height}`;
    await page.setViewportSize(screen);
    await rest(page);
    // A phone's own window grows with what is too wide for it.
    const over = await page.evaluate((width) => document.documentElement.scrollWidth - width, screen.width);
    if (over > 0) found.push(`${where} scrolls sideways by ${over}`);
    for (const text of await page.evaluate(cutTexts)) found.push(`${where}: ${text}`);
  }
  await page.setViewportSize(SCREENS[0]);
  return found;
}

test.use({ world: 'demo', contextOptions: { reducedMotion: 'reduce' } });

for (const who of ['guest', 'player'] as const)
  test(`a ${who} reads every page at 200 % text: axe finds no barrier, nothing is cut and nothing scrolls sideways`, async ({
    page,
    logIn,
  }) => {
    // Two dozen pages on five screens.
    test.setTimeout(600_000);
    await page.addInitScript(installPageReader);
    await page.setViewportSize(SCREENS[0]);
    if (who === 'player') await logIn();
    // Not the first of the list: every page is arrived at.
    await page.goto('/error/404');
    const faults: string[] = [];
    for (const [name, { path, guard }] of pageList) {
      // Guests are sent on from players' pages, and players from guests'.
      if (who === 'guest' ? guard.endsWith('auth') : guard === 'guests') continue;
      await test.step(name, async () => faults.push(...(await faultsOf(page, path))));
    }
    expect(faults).toEqual([]);
  });
