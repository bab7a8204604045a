import type { Page } from '@playwright/test';
import { expect, test } from './support/journey.ts';

const SOUNDS = /\/art\/.*\.(?:webm|m4a)$/;

/** Returns a list to which the sound files that a page requests are added. */
function heard(page: Page): string[] {
  const files: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (SOUNDS.test(pathname)) files.push(pathname);
  });
  return files;
}

test('the first press on a scene’s page loads the scene’s own sounds and the sounds that all scenes share', async ({
  page,
  logIn,
}) => {
  await logIn();
  const files = heard(page);
  await page.goto('/activity/coin-pusher');
  const scene = page.locator('canvas[data-scene=coin-pusher][data-ready=true]');
  await expect(scene).toBeVisible();
  await scene.tap({ position: { x: 20, y: 20 } });
  for (const bundle of ['coin-pusher', 'ui', 'win'])
    await expect
      .poll(() => files.some((path) => path.startsWith(`/art/${bundle}-`)), { message: bundle })
      .toBe(true);
});
