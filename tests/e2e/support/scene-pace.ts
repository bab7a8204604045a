import type { Page } from '@playwright/test';

/** A pace at which scenes all but stand still, so that a test can look at the middle of a round. */
export const HELD = 1e-6;

/** Sets how many times faster the scenes of a page run from now on; all other clocks keep their time. */
export const setScenePace = (page: Page, pace: number): Promise<void> =>
  page.evaluate((times) => {
    globalThis.peryaScenePace = times;
  }, pace);
