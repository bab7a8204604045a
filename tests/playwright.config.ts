import { defineConfig } from '@playwright/test';
import { availableParallelism } from 'node:os';
import { DRAWN, JOURNEY } from './browsers.ts';
import type { JourneyOptions } from './e2e/support/journey.ts';
import { LEFT_OUT, SWEPT } from './e2e/support/variant.ts';

/** Tests that run with the sweeps of their page (e2e/support/variant.ts). */
const VARIANTS = new RegExp(`${SWEPT}|${LEFT_OUT}`);

const isCi = Boolean(process.env['CI']);

/**
 * E2e tests of players, on a phone's screen, against the real server. Each starts its own server on a free port, with
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
  // On CI a journey that fails runs once more: one that then passes is reported as unsteady (docs/testing.md).
  retries: isCi ? 1 : 0,
  // A broken product must not cost an hour.
  maxFailures: isCi ? 20 : 0,
  // Allows for software rendering on busy cores.
  timeout: 150_000,
  expect: { timeout: 10_000 },
  projects: [
    // One round of each scene on the browser's own WebGL. Two that draw would wait for each other.
    { name: 'drawn', grep: /@drawn/, grepInvert: VARIANTS, workers: 1, use: DRAWN },
    { name: 'journeys', grepInvert: [/@drawn/, VARIANTS], use: JOURNEY },
  ],
  use: {
    browserName: 'chromium',
    viewport: { width: 390, height: 844 },
    // With software rendering, twice the scale is four times as slow, and no test checks pixels.
    deviceScaleFactor: 1,
    hasTouch: true,
    isMobile: true,
    locale: 'en-PH',
    timezoneId: 'Asia/Manila',
    // Tracing every journey costs a twelfth of the run; docs/debugging.md says how to trace one that fails.
    trace: 'off',
  },
});
