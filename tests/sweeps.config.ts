import { defineConfig } from '@playwright/test';
import type { JourneyOptions } from './e2e/support/journey.ts';
import { DRAWN, JOURNEY } from './browsers.ts';
import { SWEPT } from './e2e/support/variant.ts';
import journeys from './playwright.config.ts';
import { crawlsPlayers } from './sweeps/select.ts';

/**
 * Sweeps: checks that hold for every page or every game, one test for each, so that they run beside each other and a
 * failure names the page. `npm run sweeps` runs all of them; `npm test` those whose inputs have changed and a tenth of
 * the rest, without the crawls of players (docs/testing.md).
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
