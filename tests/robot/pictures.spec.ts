import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { gameFrame } from '../e2e/support/hall-game.ts';
import { expect, test } from '../e2e/support/journey.ts';
import { PICTURE_WIDTH, PICTURES } from './contact-sheet.ts';
import { namesOf, visits } from './visits.ts';

test.use({ world: 'demo', drawn: true });

for (const visit of visits())
  test(`${namesOf(visit)}: a picture each`, async ({ page, logIn }) => {
    test.setTimeout(600_000);
    await mkdir(PICTURES, { recursive: true });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await logIn();
    for (const { gameId } of visit) {
      await page.goto(`/game/start?gameId=${gameId}`);
      await expect(gameFrame(page).locator('canvas[data-ready=true]').first()).toBeVisible();
      // What is shown is what was drawn: the frame after the first.
      await gameFrame(page)
        .locator('body')
        .evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
      const picture = await sharp(await page.screenshot())
        .resize(PICTURE_WIDTH)
        .jpeg({ quality: 82 })
        .toBuffer();
      await writeFile(join(PICTURES, `${gameId}.jpg`), picture);
    }
  });
