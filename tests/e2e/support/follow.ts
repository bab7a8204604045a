import type { Page } from '@playwright/test';

/** Goes to an address as a link in the page does: nothing is loaded again, and the way back leads to the page before. */
export const follow = (page: Page, path: string): Promise<void> =>
  page.evaluate((to) => {
    // As the router numbers its entries.
    const state = { idx: (history.state?.idx ?? 0) + 1 };
    history.pushState(state, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state }));
  }, path);

/** Waits until the entry of a dialog that was closed is gone: an address that is typed before is left again by its way back. */
export const dialogLeft = (page: Page): Promise<unknown> =>
  page.waitForFunction(() => history.state?.over !== true);
