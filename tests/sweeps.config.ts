import { defineConfig } from '@playwright/test';
import type { JourneyOptions } from './e2e/support/journey.ts';
import { DRAWN, JOURNEY } from './browsers.ts';
import { SWEPT } from './e2e/support/variant.ts';
import journeys from './playwright.config.ts';
import { crawlsPlayers } from './sweeps/select.ts';

/**
 * Sweeps: rules checked on every page or every game. Each page has a test of its own, so that they run in parallel and
 * a failure names the page. `npm run sweeps` runs all of them. `npm test` runs those whose inputs have changed and a
 * tenth of the rest, but no crawls of players (docs/testing.md).
 */
export default defineConfig<JourneyOptions>({
  ...journeys,
  testDir: '.',
  projects: [
    { name: 'drawn', testMatch: 'sweeps/**/*.spec.ts', grep: /@drawn/, workers: 1, use: DRAWN },
    {
      name: 'drawn-variants',
      testMatch: 'e2e/**/*.spec.ts',
      grep: new RegExp(`(?=.*${SWEPT})(?=.*@drawn)`),
      workers: 1,
      use: DRAWN,
    },
    {
      name: 'sweeps',
      testMatch: 'sweeps/**/*.spec.ts',
      grepInvert: crawlsPlayers ? /@drawn/ : /@drawn|@crawl/,
      use: JOURNEY,
    },
    {
      name: 'variants',
      testMatch: 'e2e/**/*.spec.ts',
      grep: new RegExp(SWEPT),
      grepInvert: /@drawn/,
      use: JOURNEY,
    },
  ],
});
