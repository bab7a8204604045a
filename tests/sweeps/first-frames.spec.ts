import sharp from 'sharp';
import type { Page } from '@playwright/test';
import { settleDeposit } from '../../server/games/rounds.ts';
import { addRain } from '../../server/red-packet/rains.ts';
import { expect, test } from '../e2e/support/journey.ts';
import { sweptPages } from './select.ts';

/**
 * Path of each scene's page, and the permitted differences between the first frame and the canvas. `mean` is the mean
 * difference of a colour channel, 0 to 255, since a photograph of 25 KiB is softer than a canvas. `other` is the share
 * of blocks of 4 × 4 pixels that look different, such as text, which the page draws. Both are five per cent above the
 * measured values, so that a missing part of a scene is noticed.
 */
const SCENES = {
  'lucky-jackpot': { path: '/activity/jackpot', mean: 7.6, other: 0.026 },
  'coin-pusher': { path: '/activity/coin-pusher', mean: 5.1, other: 0.012 },
  'halloween-slots': { path: '/activity/halloween', mean: 5.3, other: 0.02 },
  slotshack: { path: '/activity/slotshack', mean: 5.4, other: 0.019 },
  'scratch-card': { path: '/activity/lottery', mean: 2.81, other: 0.005 },
  'daily-spin': { path: '/activity/spin', mean: 2.8, other: 0.001 },
  'red-packet-rain': { path: '/activity/red-packet-rain', mean: 1.92, other: 0.001 },
  'tug-of-war': { path: '/activity/redpkblue', mean: 2.9, other: 0.001 },
} as const;
type Scene = keyof typeof SCENES;

const PHONE = { name: 'a phone', size: { width: 390, height: 844 } } as const;
const DESK = { name: 'a desk', size: { width: 1440, height: 900 } } as const;
/**
 * Scenes and screens to compare: every scene on a phone, and one scene on a desktop, where all pictures are cropped
 * alike.
 */
const VIEWS = [
  ...(Object.keys(SCENES) as Scene[]).map((scene) => ({ scene, screen: PHONE })),
  { scene: 'coin-pusher', screen: DESK },
] as const;
const sweptViews = VIEWS.filter(({ scene }) =>
  sweptPages.some(([, { path }]) => path === SCENES[scene].path),
);

/** Mean difference, 0 to 255, from which a block of 4 × 4 pixels counts as different. */
const OTHER = 40;
/** Largest shift between the two pictures that is searched, in any direction, px. */
const REACH = 2;

for (const { scene, screen } of sweptViews) {
  const { path, mean, other } = SCENES[scene];
  test(
    `the first frame of ${scene} on ${screen.name} looks like the canvas that follows, and is in the same place`,
    { tag: '@drawn' },
    async ({ page, db, player, logIn }) => {
      await page.setViewportSize(screen.size);
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await settleDeposit(db, { userId: player.id, amount: 20_000, channel: 'GCash', at: Date.now() });
      await player.grant(3);
      await addRain(db, Date.now());
      await logIn({ turbo: false });
      // The page requests its scene only when it has all data of the scene.
      const { isAsked, letGo } = await holdScenes(page);
      await page.goto(path);
      await isAsked;
      // Hides the latest winners, which are a scene of their own that begins empty.
      await page.locator('[class^=ticker]').evaluateAll((tickers: HTMLElement[]) => {
        for (const { style } of tickers) style.visibility = 'hidden';
      });
      await settle(page);
      const frame = page.locator('[data-first-frame]').first();
      const before = await frame.boundingBox();
      const placeholder = await page.screenshot();
      await letGo();
      const canvas = page.locator(`canvas[data-scene=${scene}][data-ready=true]`);
      await expect(canvas).toBeVisible();
      await settle(page);
      const after = await canvas.boundingBox();
      expect(after).toEqual(before);
      if (!after) throw new Error('the canvas is nowhere');
      const [a, b] = await Promise.all(
        [placeholder, await page.screenshot()].map((png) => cut(png, after, screen.size)),
      );
      if (!a || !b) throw new Error('there are two pictures');
      const found = await compare(a, b);
      await test.info().attach('before', { body: a, contentType: 'image/png' });
      await test.info().attach('after', { body: b, contentType: 'image/png' });
      expect(found.shift, 'the picture lies best where it lies').toEqual([0, 0]);
      expect(found.mean).toBeLessThan(mean);
      expect(found.other).toBeLessThan(other);
    },
  );
}

/** Holds back the code that every scene needs; `isAsked` resolves when it is requested, `letGo` lets it through. */
async function holdScenes(page: Page) {
  let letGo: () => void = () => undefined;
  let ask: () => void = () => undefined;
  const isFree = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  const isAsked = new Promise<void>((resolve) => {
    ask = resolve;
  });
  await page.route(/\/scene-view-[^/]*\.js$/, async (route) => {
    ask();
    await isFree;
    await route.continue();
  });
  return { isAsked, letGo: async () => letGo() };
}

/** Waits until fonts and pictures are loaded and fade transitions have ended. */
const settle = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    await document.fonts.ready;
    const pictures = [...document.querySelectorAll<HTMLImageElement>('[data-first-frame] img')];
    const patches = [...document.querySelectorAll<SVGImageElement>('[data-first-frame] image')];
    const addresses = [...pictures.map(({ src }) => src), ...patches.map(({ href }) => href.baseVal)];
    await Promise.all(addresses.map((src) => Object.assign(new Image(), { src }).decode()));
    await Promise.all(document.getAnimations().map(({ finished }) => finished.catch(() => undefined)));
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  });

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Returns the visible part of a box in a screenshot. */
function cut(
  png: Buffer,
  { x, y, width, height }: Box,
  screen: Pick<Box, 'width' | 'height'>,
): Promise<Buffer> {
  const left = Math.max(0, Math.ceil(x));
  const top = Math.max(0, Math.ceil(y));
  const right = Math.min(screen.width, Math.floor(x + width));
  const bottom = Math.min(screen.height, Math.floor(y + height));
  return sharp(png)
    .extract({ left, top, width: right - left, height: bottom - top })
    .png()
    .toBuffer();
}

/** Compares two pictures of the same size as seen at a quarter of it, and finds the shift at which they fit best. */
async function compare(a: Buffer, b: Buffer) {
  const { width, height } = await sharp(a).metadata();
  const small = (png: Buffer): Promise<Buffer> =>
    sharp(png)
      .removeAlpha()
      .resize({ width: Math.round(width / 4), height: Math.round(height / 4), fit: 'fill', kernel: 'cubic' })
      .raw()
      .toBuffer();
  const [first, second] = [await small(a), await small(b)];
  let sum = 0;
  let other = 0;
  for (const [index, value] of first.entries()) {
    const step = Math.abs(value - (second[index] ?? 0));
    sum += step;
    if (step > OTHER) other += 1;
  }
  const [fine, shifted] = await Promise.all([a, b].map((png) => sharp(png).greyscale().raw().toBuffer()));
  let shift = [0, 0];
  let least = Infinity;
  for (let dy = -REACH; dy <= REACH; dy++) {
    for (let dx = -REACH; dx <= REACH; dx++) {
      let apart = 0;
      for (let y = REACH; y < height - REACH; y++) {
        for (let x = REACH; x < width - REACH; x++) {
          const from = fine?.[y * width + x] ?? 0;
          apart += Math.abs(from - (shifted?.[(y + dy) * width + x + dx] ?? 0));
        }
      }
      if (apart >= least) continue;
      least = apart;
      shift = [dx, dy];
    }
  }
  return { mean: sum / first.length, other: other / first.length, shift };
}
