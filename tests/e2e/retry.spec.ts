import { ErrorCode } from '../../contract/errors.ts';
import { LIVE_PATH } from '../../contract/live.ts';
import { API_PREFIX } from '../../src/platform/api-path.ts';
import { ACTIVITY_FIXTURES } from './support/activity-fixtures.ts';
import { expect, test } from './support/journey.ts';
import { onlyRain } from './support/rains.ts';

test.use({ world: 'demo', contextOptions: { reducedMotion: 'reduce' } });

// Leaves out the scratch card pages, whose lists load and fail separately.
const PAGES = ACTIVITY_FIXTURES.filter(({ path }) => path !== '/activity/lottery');

// The live stream stays blocked: if it were connected again, the page would fetch everything again by itself.
const isCall = ({ pathname }: URL): boolean => pathname.startsWith(API_PREFIX) && pathname !== LIVE_PATH;

test('a page that failed to load shows a single error, and one retry loads everything', async ({
  page,
  db,
  logIn,
}) => {
  await onlyRain(db, Date.now() - 1);
  await logIn();
  const failure = page.getByRole('alert').filter({ hasText: 'This didn’t load' });
  const retry = page.getByRole('button', { name: 'Try again', exact: true });
  for (const { path, main } of PAGES) {
    await test.step(path, async () => {
      await page.route(isCall, (route) =>
        route.fulfill({
          json: { errcode: ErrorCode.internalError, message: 'Not now.', serverTime: Date.now() },
        }),
      );
      await page.goto(path);
      await expect(failure).toHaveText(/Not now\./);
      await expect(retry).toHaveCount(1);
      const button = page.getByRole('button', { name: main.en });
      await expect(page.getByRole('button', { name: main.en, disabled: false })).toHaveCount(0);

      await page.unroute(isCall);
      await retry.click();
      await expect(failure).toBeHidden();
      await expect(button).toBeEnabled();
      // The balance had failed together with the page, and the retry loads it too.
      await expect(page.locator('[data-balance]')).toBeVisible();
    });
  }
});
