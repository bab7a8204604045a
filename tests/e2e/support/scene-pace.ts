import type { Page } from '@playwright/test';

/** Pace at which scenes almost stand still, so that a test can check the middle of a round. */
export const HELD = 1e-6;

/** Sets the factor by which the scenes of a page run faster from now on; all other clocks are unchanged. */
export const setScenePace = (page: Page, pace: number): Promise<void> =>
  page.evaluate((times) => {
    globalThis.peryaScenePace = times;
  }, pace);
