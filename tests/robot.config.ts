import { defineConfig } from '@playwright/test';
import type { JourneyOptions } from './e2e/support/journey.ts';
import { DRAWN, JOURNEY } from './browsers.ts';
import journeys from './playwright.config.ts';

/**
 * `npm run robot`: plays every title of the hall on a phone, ten rounds each, and takes a screenshot of each for the
 * contact sheets. `-- --project play` only plays, `-- --project pictures` only takes screenshots, `-- -g Mines` only
 * runs visits with that title.
 */
export default defineConfig<JourneyOptions>({
  ...journeys,
  testDir: 'robot',
  globalSetup: './e2e/global-setup.ts',
  globalTeardown: './robot/contact-sheet.ts',
  projects: [
    { name: 'play', testMatch: 'robot.spec.ts', use: JOURNEY },
    { name: 'pictures', testMatch: 'pictures.spec.ts', use: DRAWN },
  ],
});
