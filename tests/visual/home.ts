import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import type { Picture } from './baselines.ts';
import { openBrowser, openPage } from './browser.ts';
import { LOBBY_NOW, openLobby } from './lobby.ts';
import { ROOT } from './site.ts';

const SIZES = [
  { width: 390, height: 844, isMobile: true },
  { width: 1440, height: 900, isMobile: false },
];

/** Photographs the home page on a phone and on a desk, from the real server with the demo world and a standing clock. */
export async function photographHome(say: (line: string) => void): Promise<Picture[]> {
  if (!existsSync(join(ROOT, 'dist/client/index.html'))) {
    say('The home page is not photographed: there is no built client (npm run build).');
    return [];
  }
  const lobby = await openLobby();
  // The processor paints pictures of one size in one way; software GL keeps what it once scaled for another.
  const browser = await openBrowser(['--disable-gpu-rasterization']);
  try {
    const pictures: Picture[] = [];
    for (const { width, height, isMobile } of SIZES) {
      const context = await browser.newContext({
        viewport: { width, height },
        deviceScaleFactor: 1,
        isMobile,
        hasTouch: isMobile,
        reducedMotion: 'reduce',
        serviceWorkers: 'block',
        locale: 'en-PH',
        timezoneId: 'Asia/Manila',
      });
      const { page, complaints } = await openPage(context);
      await page.clock.setFixedTime(LOBBY_NOW);
      await page.goto(lobby.address);
      await page.waitForFunction(isShown);
      await page.evaluate(decodePictures);
      await paintAnew(page);
      const png = await page.screenshot({ animations: 'disabled', caret: 'hide' });
      pictures.push({ name: `home/full@${width}x${height}.png`, png, problems: [...complaints] });
      await context.close();
    }
    return pictures;
  } finally {
    await browser.close();
    await lobby.close();
  }
}

/**
 * Paints the page as if it had never been painted: a picture that was decoded for another size, while the page was still
 * finding its shape, would be resampled into slightly other pixels.
 */
async function paintAnew(page: Page): Promise<void> {
  const tools = await page.context().newCDPSession(page);
  await page.evaluate(() => document.documentElement.style.setProperty('visibility', 'hidden', 'important'));
  await page.screenshot();
  await tools.send('Memory.simulatePressureNotification', { level: 'critical' });
  await page.evaluate(() => document.documentElement.style.removeProperty('visibility'));
}

/** Nothing is being loaded any more, and the first screen's pictures are there. */
function isShown(): boolean {
  const tiles = document.querySelectorAll('main img');
  const isBusy = document.querySelector('main [aria-busy="true"]') !== null;
  return (
    tiles.length > 0 &&
    !isBusy &&
    [...document.images].every((image) => image.complete || image.getBoundingClientRect().top > innerHeight)
  );
}

/** Fonts and pictures are decoded before the shutter: a picture that arrives late would be another picture. */
async function decodePictures(): Promise<void> {
  await document.fonts.ready;
  const seen = [...document.images].filter((image) => image.getBoundingClientRect().top < innerHeight);
  await Promise.all(seen.map((image) => image.decode().catch(() => undefined)));
}
