import { basename } from 'node:path';
import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test';
import { findChromium } from '../run/chromium.mjs';
import { prepareCameraFonts } from './camera-fonts.ts';

/** Software GL and nothing in the background, so that the same page gives the same pixels. */
const FLAGS = [
  '--no-sandbox',
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
  '--disable-background-networking',
  '--disable-quic',
  '--force-color-profile=srgb',
  // A tile is painted whole, with its pictures decoded, however the page came to be as it is.
  '--disable-partial-raster',
  '--disable-checker-imaging',
];

/**
 * For whoever compares pixels. Left to itself, Chromium takes a canvas off the GPU once it was read, or when the GPU is
 * late, and half-transparent pixels are rounded otherwise there.
 */
export const PIXEL_FLAGS: readonly string[] = ['--disable-accelerated-2d-canvas'];

/** Starts Chromium, with none of the machine's fonts: PERYA_CHROMIUM, else the machine's, else one that is installed now. */
export async function openBrowser(moreFlags: readonly string[] = []): Promise<Browser> {
  const { path } = await findChromium();
  const { config } = await prepareCameraFonts();
  return chromium.launch({
    env: { ...process.env, FONTCONFIG_FILE: config },
    args: [...FLAGS, ...moreFlags],
    ...(path === undefined ? {} : { executablePath: path }),
  });
}

/** The browser and its exact version: a headless shell of the same version paints a page's text otherwise. */
export async function identityOf(browser: Browser): Promise<string> {
  const { path = 'chromium of Playwright' } = await findChromium();
  return `${basename(path)} ${browser.version()}`;
}

/** The major version, which owns the baselines. */
export const majorOf = (browser: Browser): string => browser.version().split('.')[0] ?? '';

/** A page and everything that went wrong on it: errors, warnings, refused and failed requests. */
export interface WatchedPage {
  readonly page: Page;
  readonly pageProblems: string[];
}

/** Opens a page that writes down its console's errors and warnings. */
export async function openPage(context: BrowserContext): Promise<WatchedPage> {
  const page = await context.newPage();
  const pageProblems: string[] = [];
  page.on('pageerror', (error) => pageProblems.push(error.message));
  page.on('console', (message) => {
    // Chromium's own remarks about software GL say nothing about the page.
    if (/GPU stall due to ReadPixels|willReadFrequently|GL Driver Message/.test(message.text())) return;
    if (/Service Worker registration blocked by Playwright/.test(message.text())) return;
    if (message.type() === 'error' || message.type() === 'warning') pageProblems.push(message.text());
  });
  page.on('requestfailed', (request) =>
    pageProblems.push(`${request.url()}: ${request.failure()?.errorText}`),
  );
  return { page, pageProblems };
}
