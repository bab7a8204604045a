import { defineConfig } from '@playwright/test';
import type { JourneyOptions } from './e2e/support/journey.ts';
import journeys, { JOURNEY } from './playwright.config.ts';

/**
 * `npm run crawl`: every kind of player presses everything on every page, on a phone and on a desktop, and a guest everything in
 * the frame of every family of games.
 */
export default defineConfig<JourneyOptions>({
  ...journeys,
  projects: [{ name: 'crawl', testMatch: 'dead-ends*.spec.ts', use: JOURNEY }],
});
