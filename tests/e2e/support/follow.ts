import type { Page } from '@playwright/test';

/** Goes to an address as a link in the page does: nothing is loaded again, and the way back leads to the page before. */
export const follow = (page: Page, path: string): Promise<void> =>
  page.evaluate((to) => {
    // An entry with another one behind it, as the app numbers them.
    const state = { idx: 1 };
    history.pushState(state, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state }));
  }, path);

/** Waits until nothing is on its way: no part is loading, and no dialog is leaving the history. */
export const settledPage = (page: Page): Promise<unknown> =>
  page.waitForFunction(() => document.querySelector('html[data-pending], [aria-busy=true]') === null);
