import type { Page } from '@playwright/test';
import { expect, test } from './support/journey.ts';
import { type Deployment, openDeployment } from './support/deployment.ts';

let deployment: Deployment;

test.beforeEach(async ({ server }) => {
  deployment = await openDeployment(server);
});
test.afterEach(() => deployment.close());

/** Opens the lobby and waits until its service worker serves the pages to come. */
async function visit(page: Page): Promise<void> {
  await page.goto(deployment.url);
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
}

/** What the app fetches by itself when it has taken the page over. */
const LIVE_STREAM = /\/live-stream-[^/]*\.js$/;

const buildOf = (page: Page) => page.locator('meta[name="perya-build"]').getAttribute('content');

test('after one visit the lobby opens without a server, whatever its address carries', async ({
  page,
  consoleGuard,
}) => {
  await visit(page);
  // Left before the server goes: a page in the middle of loading would load itself again.
  await page.goto('about:blank');
  await deployment.close();
  consoleGuard.allow('ERR_CONNECTION_REFUSED');
  for (const path of ['/', '/?from=link']) {
    // What comes after the first screen is kept too, or the page would load itself again for missing code.
    const later = page.waitForResponse(LIVE_STREAM);
    await page.goto(`${deployment.url}${path}`);
    await expect(page.getByRole('heading', { name: 'Lobby', exact: true })).toBeVisible();
    expect((await later).fromServiceWorker()).toBe(true);
  }
});

test('a newer build waits until the player goes to another page, and then is there', async ({ page }) => {
  await visit(page);
  // The first visit is served by no worker; from here on one serves it.
  const app = page.waitForResponse(LIVE_STREAM);
  await page.goto(deployment.url);
  const before = await buildOf(page);
  deployment.deploy('newer');
  await page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()));
  await expect
    .poll(() => page.evaluate(async () => (await navigator.serviceWorker.ready).waiting !== null))
    .toBe(true);
  expect(await buildOf(page)).toBe(before);
  // The first screen's links lead on by themselves; only the app, which fetches the stream's code, takes the newer build.
  await app;
  await page.getByRole('link', { name: 'Log in' }).first().click();
  await expect.poll(() => buildOf(page)).toBe('newer');
  await expect(page).toHaveURL(/\/auth\/login/);
  const kept = await page.evaluate(() => caches.keys());
  expect(kept).toEqual(['perya-shell-newer']);
});
