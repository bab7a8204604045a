import type { Locator } from '@playwright/test';

/**
 * Presses buttons that may disappear at any moment, such as in a tab that another one updates: a click would wait for
 * one that is gone.
 */
export const pressIfThere = (buttons: Locator): Promise<void> =>
  buttons.evaluateAll((all) => {
    for (const button of all) (button as HTMLElement).click();
  });
