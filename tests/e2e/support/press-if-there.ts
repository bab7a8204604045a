import type { Locator } from '@playwright/test';

/** Presses buttons that may go at any moment, as those of a tab that hears from another: a click would wait for one that has gone. */
export const pressIfThere = (buttons: Locator): Promise<void> =>
  buttons.evaluateAll((all) => {
    for (const button of all) (button as HTMLElement).click();
  });
