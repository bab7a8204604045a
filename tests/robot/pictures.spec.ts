import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { gameFrame } from '../e2e/support/hall-game.ts';
import { expect, test } from '../e2e/support/journey.ts';
import { PICTURE_WIDTH, PICTURES } from './contact-sheet.ts';
import { namesOf, visits } from './visits.ts';

/** Maximum sharpness of a picture of an empty scene, which shows only a soft light. */
const EMPTY = 1;

test.use({ world: 'demo', hall: true, drawn: true });

for (const visit of visits())
  test(`${namesOf(visit)}: each of these titles shows its scene in a screenshot`, async ({ page, logIn }) => {
    test.setTimeout(600_000);
    await mkdir(PICTURES, { recursive: true });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await logIn();
    for (const { gameId } of visit) {
      await page.goto(`/game/start?gameId=${gameId}`);
      const canvas = gameFrame(page).locator('canvas[data-ready=true]').first();
      await expect(canvas).toBeVisible();
      // Waits until the scene is drawn.
      await expect.poll(async () => sharpnessOf(await canvas.screenshot())).toBeGreaterThan(EMPTY);
      const picture = await sharp(await page.screenshot())
        .resize(PICTURE_WIDTH)
        .jpeg({ quality: 82 })
        .toBuffer();
      await writeFile(join(PICTURES, `${gameId}.jpg`), picture);
    }
  });

/** Returns the sharpness of a picture as sharp measures it, by its edges. */
const sharpnessOf = async (picture: Buffer): Promise<number> => (await sharp(picture).stats()).sharpness;
