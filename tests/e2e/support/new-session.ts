import type { Page } from '@playwright/test';

/** A document of the lobby's origin that runs no script of the app. */
const WITHOUT_APP = '/build.json';

/**
 * Begins a new session in the tab and opens a page. The storage is cleared without the app, which might write what it
 * still remembers.
 */
export async function beginSession(page: Page, path: string): Promise<void> {
  await page.goto(WITHOUT_APP);
  await page.evaluate(() => sessionStorage.clear());
  await page.goto(path);
}
