import type { Page } from '@playwright/test';
import { expect, test } from './support/journey.ts';
import { type Deployment, openDeployment } from './support/deployment.ts';
import { variantOf } from './support/variant.ts';

test.use({ keepsLobby: true });

let deployment: Deployment;

test.beforeEach(async ({ server }) => {
  deployment = await openDeployment(server);
});
test.afterEach(() => deployment.close());

/** Opens the lobby and waits until its service worker is ready to serve later pages. */
async function visit(page: Page): Promise<void> {
  await page.goto(deployment.url);
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
}

/** Matches the script of the live stream, which the app fetches by itself after hydration. */
const LIVE_STREAM = /\/live-stream-[^/]*\.js$/;

const LOGIN_PAGE = /\/login-page-[^/]*\.js$/;

/** Returns the version of the build that the service worker serves. */
const keptBuild = (page: Page) =>
  page.evaluate(async () => {
    const list: unknown = await (await caches.match('/shell.json', { cacheName: 'perya-shell' }))?.json();
    return (list as { version: string } | undefined)?.version;
  });

const buildOf = (page: Page) => page.locator('meta[name="perya-build"]').getAttribute('content');

/** Returns the names of the page's scripts that do not belong to the newer build. */
const scriptsOf = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('script')]
      .map(({ src }) => src)
      .filter((src) => src !== '' && !src.includes('newer')),
  );

test('after one visit the lobby opens without a server, with any parameters in its address', async ({
  page,
  consoleGuard,
}) => {
  await visit(page);
  // Leaves the page before the server is closed, since a page that is still loading would reload itself.
  await page.goto('about:blank');
  await deployment.close();
  consoleGuard.allow('ERR_CONNECTION_REFUSED');
  for (const path of ['/', '/?from=link']) {
    // Code that loads after the first screen comes from the cache too; if it were missing, the page would reload
    // itself.
    const later = page.waitForResponse(LIVE_STREAM);
    await page.goto(`${deployment.url}${path}`);
    await expect(page.getByRole('heading', { name: 'Lobby', exact: true })).toBeVisible();
    expect((await later).fromServiceWorker()).toBe(true);
  }
});

test(
  'faq: after one visit every information page opens without a server',
  variantOf('faq'),
  async ({ page, consoleGuard }) => {
    await visit(page);
    await page.goto('about:blank');
    await deployment.close();
    consoleGuard.allow('ERR_CONNECTION_REFUSED');
    for (const [path, title] of [
      ['/about-us', 'About us'],
      ['/faq', 'Questions and answers'],
      ['/terms-of-use', 'Terms of use'],
      ['/privacy-policy', 'Privacy notice'],
      ['/download', 'Get the app'],
      ['/error/404', 'Page Not Found: /error/404'],
      ['/nowhere', 'Page Not Found: /nowhere'],
    ] as const) {
      await page.goto(`${deployment.url}${path}`);
      await expect(page.getByText(title, { exact: true }).first()).toBeVisible();
    }
  },
);

test('a newer build becomes active only when the player opens another page', async ({ page }) => {
  await page.clock.install();
  await visit(page);
  // Opens the lobby again, since a first visit is not yet served by the service worker.
  const app = page.waitForResponse(LIVE_STREAM);
  await page.goto(deployment.url);
  const before = await buildOf(page);
  // Waits until the app has loaded: before that, links work as plain links, which do not activate a newer build.
  await app;
  deployment.deploy('newer');
  // Moves the clock, since a page that becomes visible checks for a newer build only if its last check was more than
  // about a minute ago.
  await page.clock.setSystemTime(Date.now() + 70_000);
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect.poll(() => keptBuild(page)).toBe('newer');
  expect(await buildOf(page)).toBe(before);
  await page.getByRole('link', { name: 'Log in' }).first().click();
  await expect(page).toHaveURL(/\/auth\/login/);
  await expect.poll(() => buildOf(page)).toBe('newer');
  expect(await scriptsOf(page)).toEqual([]);
});

test(
  'home: even after a very short second visit, the next visit gets the newest build',
  variantOf('home'),
  async ({ page }) => {
    await visit(page);
    deployment.deploy('newer');
    await page.goto(deployment.url);
    expect(await buildOf(page)).not.toBe('newer');
    await expect.poll(() => keptBuild(page)).toBe('newer');
    await page.goto(deployment.url);
    expect(await buildOf(page)).toBe('newer');
    // The service worker has cached the files of the newer build, which have other names.
    const later = page.waitForResponse(LIVE_STREAM);
    await page.goto(deployment.url);
    const script = await later;
    expect(script.url()).toContain('newer.js');
    expect(script.fromServiceWorker()).toBe(true);
  },
);

test('an open page of the previous build still works while the server keeps that build’s files', async ({
  page,
}) => {
  const app = page.waitForResponse(LIVE_STREAM);
  await page.goto(deployment.url);
  const before = await buildOf(page);
  await app;
  deployment.deploy('newer');
  const code = page.waitForResponse(LOGIN_PAGE);
  await page.getByRole('link', { name: 'Log in' }).first().click();
  await expect(page.getByRole('heading', { name: 'Log in' })).toBeVisible();
  expect((await code).url()).not.toContain('newer.js');
  expect(await buildOf(page)).toBe(before);
});
