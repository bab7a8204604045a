import { basename } from 'node:path';
import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test';
import { findChromium } from '../run/chromium.mjs';
import { prepareCameraFonts } from './camera-fonts.ts';

/** Chromium's flags for software GL without background activity, so that the same page always has the same pixels. */
const FLAGS = [
  '--no-sandbox',
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
  '--disable-background-networking',
  '--disable-quic',
  '--force-color-profile=srgb',
  // Paints tiles as a whole with decoded pictures, so that pixels do not depend on earlier states of the page.
  '--disable-partial-raster',
  '--disable-checker-imaging',
];

/**
 * Chromium's flags for pixel comparisons: 2D canvases are never on the GPU. By default Chromium moves a canvas off the
 * GPU after a read, or if the GPU is slow, and then rounds half-transparent pixels differently.
 */
export const PIXEL_FLAGS: readonly string[] = ['--disable-accelerated-2d-canvas'];

/** Starts Chromium (PERYA_CHROMIUM, else the machine's, else a newly installed one) without the machine's fonts. */
export async function openBrowser(moreFlags: readonly string[] = []): Promise<Browser> {
  const { path } = await findChromium();
  const { config } = await prepareCameraFonts();
  return chromium.launch({
    env: { ...process.env, FONTCONFIG_FILE: config },
    args: [...FLAGS, ...moreFlags],
    ...(path === undefined ? {} : { executablePath: path }),
  });
}

/** Returns kind and exact version of a browser, since a headless shell of the same version draws text differently. */
export async function identityOf(browser: Browser): Promise<string> {
  const { path = 'chromium of Playwright' } = await findChromium();
  return `${basename(path)} ${browser.version()}`;
}

/** Returns a browser's major version; baselines belong to one major version. */
export const majorOf = (browser: Browser): string => browser.version().split('.')[0] ?? '';

/** A page with the list of its problems: console errors and warnings, refused and failed requests. */
export interface WatchedPage {
  readonly page: Page;
  readonly pageProblems: string[];
}

/** Opens an empty page and records its problems from then on. */
export async function openPage(context: BrowserContext): Promise<WatchedPage> {
  const page = await context.newPage();
  const pageProblems: string[] = [];
  page.on('pageerror', (error) => pageProblems.push(error.message));
  page.on('console', (message) => {
    // Ignores Chromium's messages about software GL, which are not problems of the page.
    if (/GPU stall due to ReadPixels|willReadFrequently|GL Driver Message/.test(message.text())) return;
    if (/Service Worker registration blocked by Playwright/.test(message.text())) return;
    if (message.type() === 'error' || message.type() === 'warning') pageProblems.push(message.text());
  });
  page.on('requestfailed', (request) =>
    pageProblems.push(`${request.url()}: ${request.failure()?.errorText}`),
  );
  return { page, pageProblems };
}
