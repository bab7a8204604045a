import type { Page } from '@playwright/test';

/** Navigates like a link in the page: nothing is reloaded, and going back leads to the previous page. */
export const follow = (page: Page, path: string): Promise<void> =>
  page.evaluate((to) => {
    // The router's own numbering of entries.
    const state = { idx: (history.state?.idx ?? 0) + 1 };
    history.pushState(state, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state }));
  }, path);

/**
 * Waits until the history entry of a closed dialog is gone: an address entered earlier would be left again by its
 * navigation back.
 */
export const dialogLeft = (page: Page): Promise<unknown> =>
  page.waitForFunction(() => history.state?.over !== true);
