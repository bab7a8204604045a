import type { Locator, Page } from '@playwright/test';
import type { ConsoleGuard } from './console-guard.ts';
import { expect } from './journey.ts';

/**
 * Presses a button and breaks the network once the server has the command. Waits until the page reports that the
 * response is missing, then repairs the network.
 */
export async function pressWithLostAnswer(
  page: Page,
  consoleGuard: ConsoleGuard,
  { button, call, problem }: { button: Locator; call: string; problem: string },
): Promise<void> {
  consoleGuard.allow('ERR_FAILED');
  await page.route(`**/${call}`, async (route) => {
    await route.fetch();
    await route.abort();
  });
  await button.click();
  await expect(page.getByRole('alert').filter({ hasText: problem })).toBeVisible();
  await page.unroute(`**/${call}`);
}
