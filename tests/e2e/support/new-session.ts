import type { Page } from '@playwright/test';

/** Path of a file on the lobby's origin in which no script of the app runs. */
const WITHOUT_APP = '/build.json';

/**
 * Begins a new session in the tab and opens a page. Clears sessionStorage while the app is not loaded, since the app
 * might write its state again.
 */
export async function beginSession(page: Page, path: string): Promise<void> {
  await page.goto(WITHOUT_APP);
  await page.evaluate(() => sessionStorage.clear());
  await page.goto(path);
}
