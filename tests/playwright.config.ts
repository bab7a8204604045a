import { defineConfig } from '@playwright/test';
import { availableParallelism } from 'node:os';
import type { JourneyOptions } from './e2e/support/journey.ts';
import { findHeadlessShell } from './run/chromium.mjs';

const { path } = await findHeadlessShell();
const executable = path === undefined ? {} : { executablePath: path };
const args = ['--no-sandbox', '--disable-background-networking', '--disable-quic'];

/** How a journey's browser is started that looks at no pixel. */
export const JOURNEY = { launchOptions: { ...executable, args: [...args, '--disable-gpu'] } };

/**
 * Journeys of players, on a phone's screen, against the real server. Each starts its own server on a free port, with a
 * database of its own, so that any of them may run beside any other.
 */
export default defineConfig<JourneyOptions>({
  testDir: 'e2e',
  testMatch: '**/*.spec.ts',
  globalSetup: './e2e/global-setup.ts',
  outputDir: '../test-results',
  forbidOnly: true,
  fullyParallel: true,
  // One more than there are cores: each waits a quarter of its time.
  workers: availableParallelism() + 1,
  // Software draws the scenes on busy cores.
  timeout: 150_000,
  expect: { timeout: 10_000 },
  projects: [
    {
      // One round of each scene on the browser's own WebGL, drawn in software.
      name: 'drawn',
      grep: /@drawn/,
      // Two that draw would wait for each other.
      workers: 1,
      use: {
        drawn: true,
        launchOptions: {
          ...executable,
          // Pages are painted by the processor itself, not by a graphics card that it plays: a seventh less work.
          args: [
            ...args,
            '--use-angle=swiftshader',
            '--enable-unsafe-swiftshader',
            '--disable-gpu-rasterization',
          ],
        },
      },
    },
    {
      name: 'journeys',
      grepInvert: /@drawn|@crawl/,
      use: JOURNEY,
    },
  ],
  use: {
    browserName: 'chromium',
    viewport: { width: 390, height: 844 },
    // Software draws the scenes: twice as fine is four times as slow, and no journey looks at pixels.
    deviceScaleFactor: 1,
    hasTouch: true,
    isMobile: true,
    locale: 'en-PH',
    timezoneId: 'Asia/Manila',
    // A tape of every journey costs a twelfth of the run; of one that fails it is taken anew (docs/debugging.md).
    trace: 'off',
  },
});
