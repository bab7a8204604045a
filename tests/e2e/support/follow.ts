import type { Page } from '@playwright/test';

/** Opens a path as a link in the app does: without loading a document, and so that Back leads to the current page. */
export const follow = (page: Page, path: string): Promise<void> =>
  page.evaluate((to) => {
    // The app numbers its history entries: 1 means that another entry is behind this one.
    const state = { idx: 1 };
    history.pushState(state, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state }));
  }, path);

/** Waits until no part of the page is loading, and no closed dialog is still in the history. */
export const settledPage = (page: Page): Promise<unknown> =>
  page.waitForFunction(() => document.querySelector('html[data-pending], [aria-busy=true]') === null);
