import type { Page } from '@playwright/test';
import { expect, test } from './support/journey.ts';
import { variantOf } from './support/variant.ts';

/** Matches the app's first script, which the tests hold back. */
const APP = /\/assets\/index-[\w-]+\.js$/;
const CALLS = '**/app/v1/**';
/**
 * Matches the scripts that load some time after the first paint: today's offers for a player, and for a guest the
 * lower part of the page.
 */
const TODAY = /\/assets\/(?:today|below-fold)-[\w-]+\.js$/;

/** Opens a page while the app's first script is held back; returns a function that lets the script through. */
async function openWithoutApp(page: Page, path = '/'): Promise<() => void> {
  let letThrough = (): void => undefined;
  const opened = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  await page.unroute(APP);
  await page.route(APP, async (route) => {
    await opened;
    await route.continue();
  });
  await page.addInitScript(() => {
    // Without a service worker, since later visits would get the script from it instead of through the route.
    Reflect.deleteProperty(Navigator.prototype, 'serviceWorker');
    addEventListener('perya:taken-over', () => (document.documentElement.dataset['takenOver'] = ''));
  });
  await page.goto(path);
  return letThrough;
}

/** Returns the markup of the app's root without the comments that React inserts. */
const markup = (page: Page): Promise<string> =>
  page.locator('#root').evaluate((root) => root.innerHTML.replaceAll(/<!--.*?-->/g, ''));

const pause = { en: 'Pause the highlights', fil: 'I-pause ang mga highlight' } as const;

for (const who of ['guest', 'player'] as const)
  test(`the server renders the lobby of a ${who}, and React hydrates this markup without a change`, async ({
    page,
    logIn,
  }) => {
    if (who === 'player') await logIn();
    await page.emulateMedia({ reducedMotion: 'reduce' });
    // Responses to calls would change the markup, and so would parts that load after the first paint.
    await page.route(CALLS, () => undefined);
    await page.route(TODAY, () => undefined);
    for (const locale of ['en', 'fil'] as const)
      for (const width of [390, 1440]) {
        await page.setViewportSize({ width, height: 844 });
        await page.addInitScript((to) => {
          document.cookie = `perya.locale=${to}; path=/`;
        }, locale);
        const letThrough = await openWithoutApp(page);
        const banner = page.locator('main li img').first();
        await expect(banner).toBeVisible();
        await expect(page.locator('html')).toHaveAttribute('lang', locale);
        await expect(page.getByRole('link', { name: /Log in|Mag-log in/ })).toHaveCount(
          who === 'guest' ? 1 : 0,
        );
        const before = await markup(page);
        const node = await banner.elementHandle();

        letThrough();
        await expect(page.locator('html[data-taken-over]')).toBeAttached();
        expect(await markup(page), `${locale}, ${width} px`).toBe(before);
        const button = page.getByRole('button', { name: pause[locale] });
        await button.click();
        await expect(button).toBeHidden();
        expect(await node?.evaluate((element) => element.isConnected)).toBe(true);
      }
  });

for (const locale of ['en', 'fil'] as const)
  test(
    `login: the page’s picture is visible before the app loads, in ${locale}, and does not move when the form loads`,
    variantOf('login'),
    async ({ page }) => {
      await page.addInitScript((to) => {
        document.cookie = `perya.locale=${to}; path=/`;
      }, locale);
      const letThrough = await openWithoutApp(page, '/auth/login?redirect=%2Fmember');
      const words = { en: /The fair is open/, fil: /Bukas na ang perya/ }[locale];
      await expect(page.getByText(words)).toBeVisible();
      await expect(page.locator('html')).toHaveAttribute('lang', locale);
      const place = () => page.locator('main img').first().boundingBox();
      const before = await place();
      await page.evaluate(() => document.fonts.ready);
      letThrough();
      await expect(page.getByPlaceholder('917 555 0142')).toBeVisible();
      expect(await place()).toEqual(before);
    },
  );

test(
  'login: a player who is already logged in never sees the log-in page, and lands on the page to which log-in leads',
  variantOf('login'),
  async ({ page, logIn }) => {
    await logIn();
    const letThrough = await openWithoutApp(page, '/auth/login?redirect=%2Fmember');
    await expect(page.locator('#root')).toBeEmpty();
    letThrough();
    await expect(page).toHaveURL(/\/member$/);
  },
);

test(
  'login: the back button, pressed before the app has loaded, leads back to the lobby once the app has loaded',
  variantOf('login'),
  async ({ page }) => {
    const letThrough = await openWithoutApp(page, '/auth/login');
    await page.getByRole('button', { name: 'Back to the lobby' }).click();
    letThrough();
    await expect(page).toHaveURL(/\/$/);
  },
);

test('a press on a button before the app has loaded takes effect once the app has loaded', async ({
  page,
}) => {
  const letThrough = await openWithoutApp(page);
  await page.getByRole('button', { name: 'Menu' }).click();
  letThrough();
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
});

test('home: links work before the app has loaded', variantOf('home'), async ({ page }) => {
  await openWithoutApp(page);
  await page.getByRole('link', { name: 'Log in' }).click();
  await expect(page).toHaveURL(/\/auth\/login\?redirect=/);
});

for (const width of [390, 1440])
  test(
    `terms: the page has its styles when opened from the lobby at ${width} px, and then in a narrower window`,
    variantOf('terms'),
    async ({ page }) => {
      await page.setViewportSize({ width, height: 844 });
      await page.goto('/');
      await page.locator('footer').getByRole('link', { name: 'Terms' }).click();
      const bar = page.locator('header').filter({ has: page.getByRole('heading', { level: 1 }) });
      await expect(bar).toHaveCSS('min-height', '56px');
      await page.setViewportSize({ width: 360, height: 640 });
      await expect(bar).toHaveCSS('min-height', '56px');
    },
  );

test(
  'home: the live stream, which never ends, is requested with low priority',
  variantOf('home'),
  async ({ page }) => {
    const network = await page.context().newCDPSession(page);
    await network.send('Network.enable');
    const isRequested = new Promise<string>((resolve) =>
      network.on('Network.requestWillBeSent', ({ request }) => {
        if (new URL(request.url).pathname === '/app/v1/live') resolve(request.initialPriority);
      }),
    );
    await page.goto('/');
    expect(await isRequested).toBe('Low');
  },
);
