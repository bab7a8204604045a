import { basename } from 'node:path';
import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test';
import { findChromium } from '../run/chromium.mjs';
import { prepareCameraFonts } from './camera-fonts.ts';

/** Software GL and no background activity, so that the same page gives the same pixels. */
const FLAGS = [
  '--no-sandbox',
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
  '--disable-background-networking',
  '--disable-quic',
  '--force-color-profile=srgb',
  // A tile is painted whole, with its pictures decoded, whatever led to the current state.
  '--disable-partial-raster',
  '--disable-checker-imaging',
];

/**
 * Flags for pixel comparisons. By default Chromium moves a canvas off the GPU after a read, or when the GPU is late,
 * and there half-transparent pixels are rounded differently.
 */
export const PIXEL_FLAGS: readonly string[] = ['--disable-accelerated-2d-canvas'];

/** Starts Chromium without the machine's fonts: PERYA_CHROMIUM, else the machine's, else a newly installed one. */
export async function openBrowser(moreFlags: readonly string[] = []): Promise<Browser> {
  const { path } = await findChromium();
  const { config } = await prepareCameraFonts();
  return chromium.launch({
    env: { ...process.env, FONTCONFIG_FILE: config },
    args: [...FLAGS, ...moreFlags],
    ...(path === undefined ? {} : { executablePath: path }),
  });
}

/** Returns the browser and its exact version: a headless shell of the same version renders text differently. */
export async function identityOf(browser: Browser): Promise<string> {
  const { path = 'chromium of Playwright' } = await findChromium();
  return `${basename(path)} ${browser.version()}`;
}

/** Returns the major version, to which the baselines belong. */
export const majorOf = (browser: Browser): string => browser.version().split('.')[0] ?? '';

/** A page with its faults: errors, warnings, refused and failed requests. */
export interface WatchedPage {
  readonly page: Page;
  readonly pageProblems: string[];
}

/** Opens a page and records its console's errors and warnings. */
export async function openPage(context: BrowserContext): Promise<WatchedPage> {
  const page = await context.newPage();
  const pageProblems: string[] = [];
  page.on('pageerror', (error) => pageProblems.push(error.message));
  page.on('console', (message) => {
    // Chromium's messages about software GL are not faults of the page.
    if (/GPU stall due to ReadPixels|willReadFrequently|GL Driver Message/.test(message.text())) return;
    if (/Service Worker registration blocked by Playwright/.test(message.text())) return;
    if (message.type() === 'error' || message.type() === 'warning') pageProblems.push(message.text());
  });
  page.on('requestfailed', (request) =>
    pageProblems.push(`${request.url()}: ${request.failure()?.errorText}`),
  );
  return { page, pageProblems };
}
