import { defineConfig } from '@playwright/test';
import { availableParallelism } from 'node:os';
import { DRAWN, JOURNEY } from './browsers.ts';
import type { JourneyOptions } from './e2e/support/journey.ts';
import { LEFT_OUT, SWEPT } from './e2e/support/variant.ts';

/** Tags of tests that run with the sweeps instead, with those of their page (e2e/support/variant.ts). */
const VARIANTS = new RegExp(`${SWEPT}|${LEFT_OUT}`);

const isCi = Boolean(process.env['CI']);

/**
 * Journeys of players on a phone's screen against the real server. Each journey has its own server on a free port with
 * its own database, so that all can run in parallel.
 */
export default defineConfig<JourneyOptions>({
  testDir: 'e2e',
  testMatch: '**/*.spec.ts',
  globalSetup: './e2e/global-setup.ts',
  outputDir: '../test-results',
  forbidOnly: true,
  fullyParallel: true,
  workers: availableParallelism(),
  // On CI a failed journey runs a second time; if it then passes, it is reported as unsteady (docs/testing.md).
  retries: isCi ? 1 : 0,
  // Stops early, since with a broken product every journey would wait for its time-out.
  maxFailures: isCi ? 20 : 0,
  // Long, since software rendering on busy cores is slow. Milliseconds.
  timeout: 150_000,
  expect: { timeout: 10_000 },
  projects: [
    // First, since rounds that players share take minutes of real time, and little of the processor.
    { name: 'shared', testMatch: '**/shared-game.spec.ts', grepInvert: VARIANTS, use: JOURNEY },
    // Plays a round of each scene with the browser's own WebGL. One worker: two that draw would slow each other down.
    // Scenes run faster, so that fewer frames are drawn in software.
    { name: 'drawn', grep: /@drawn/, grepInvert: VARIANTS, workers: 1, use: { ...DRAWN, pace: 4 } },
    {
      name: 'journeys',
      testIgnore: '**/shared-game.spec.ts',
      grepInvert: [/@drawn/, VARIANTS],
      use: JOURNEY,
    },
  ],
  use: {
    browserName: 'chromium',
    viewport: { width: 390, height: 844 },
    // No journey checks pixels, and with software rendering a scale of 2 is four times as slow.
    deviceScaleFactor: 1,
    hasTouch: true,
    isMobile: true,
    locale: 'en-PH',
    timezoneId: 'Asia/Manila',
    // Traces would take a twelfth of the run's time; docs/debugging.md describes how to trace a single failing journey.
    trace: 'off',
  },
});
