import { defineConfig } from '@playwright/test';
import { findChromium } from './run/chromium.mjs';

const { path: chromium } = await findChromium();

/** Journeys of players, on a phone's screen, against the real server. Each starts its own server on a free port. */
export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.spec.ts',
  outputDir: '../test-results',
  forbidOnly: true,
  fullyParallel: false,
  // Two cores: one draws without a graphics card, one serves.
  workers: 1,
  // Scenes slow down rather than jump where software draws them on busy cores.
  timeout: 150_000,
  expect: { timeout: 10_000 },
  use: {
    browserName: 'chromium',
    viewport: { width: 390, height: 844 },
    // Software draws the scenes: twice as fine is four times as slow, and no journey looks at pixels.
    deviceScaleFactor: 1,
    hasTouch: true,
    isMobile: true,
    locale: 'en-PH',
    timezoneId: 'Asia/Manila',
    trace: 'retain-on-failure',
    launchOptions: {
      ...(chromium === undefined ? {} : { executablePath: chromium }),
      args: [
        '--no-sandbox',
        '--use-angle=swiftshader',
        '--enable-unsafe-swiftshader',
        '--disable-background-networking',
        '--disable-quic',
        // Pages are painted by the processor itself, not by a graphics card that it plays: about a seventh less work.
        '--disable-gpu-rasterization',
      ],
    },
  },
});
