import type { Locator } from '@playwright/test';

/**
 * Presses all buttons that exist at this moment. Unlike a click of Playwright, it does not wait for a button that has
 * disappeared, for example because another tab has updated the page.
 */
export const pressIfThere = (buttons: Locator): Promise<void> =>
  buttons.evaluateAll((all) => {
    for (const button of all) (button as HTMLElement).click();
  });
