import { setTimeout as pause } from 'node:timers/promises';
import { chromium } from '@playwright/test';
import { noteStartUp } from '../note-start-up.ts';
import { findChromium } from '../run/chromium.mjs';

/** Longer than anything may move on an idle page, ms (src/ui/use-awake.ts). */
const UNTIL_REST_MS = 45_000;
const WATCHED_MS = 10_000;

/** Activity of an idle page in ten seconds. */
export interface Rest {
  /** Animation frames requested by scripts. */
  readonly asked: number;
  /** Frames drawn by the browser. */
  readonly drawn: number;
  /** Number of animations still running. */
  readonly animations: number;
  /** Whether a field has the focus: the browser then blinks its caret. */
  readonly hasCaret: boolean;
}

/** A page with only a focused field. */
export const BARE_FIELD = 'data:text/html,<input autofocus>';

/**
 * Opens a page in a separate browser, leaves it idle for three quarters of a minute, and watches it for ten seconds.
 * @param stored content of the browser's storage from an earlier visit
 */
export async function framesAtRest(url: string, stored: Readonly<Record<string, string>>): Promise<Rest> {
  const { path } = await findChromium();
  // One browser for each page, since a browser records one trace at a time.
  const browser = await chromium.launch({
    args: ['--no-sandbox'],
    ...(path === undefined ? {} : { executablePath: path }),
  });
  try {
    const context = await browser.newContext({
      viewport: { width: 390, height: 844 },
      isMobile: true,
      hasTouch: true,
    });
    await context.addInitScript(noteStartUp);
    await context.addInitScript(countFrames, stored);
    const page = await context.newPage();
    await page.goto(url);
    await pause(UNTIL_REST_MS);
    const tools = await context.newCDPSession(page);
    let drawn = 0;
    tools.on('Tracing.dataCollected', ({ value }) => {
      drawn += value.filter(({ name }) => name === 'DrawFrame').length;
    });
    const ended = new Promise((resolve) => void tools.once('Tracing.tracingComplete', resolve));
    const asked = (): Promise<number> =>
      page.evaluate(() => (globalThis as unknown as { framesAsked: number }).framesAsked);
    await tools.send('Tracing.start', {
      transferMode: 'ReportEvents',
      traceConfig: {
        includedCategories: ['devtools.timeline', 'disabled-by-default-devtools.timeline.frame'],
      },
    });
    const before = await asked();
    await pause(WATCHED_MS);
    const after = await asked();
    await tools.send('Tracing.end');
    await ended;
    const animations = await page.evaluate(
      () => document.getAnimations().filter(({ playState }) => playState === 'running').length,
    );
    const hasCaret = await page.evaluate(() => document.activeElement instanceof HTMLInputElement);
    return { asked: after - before, drawn, animations, hasCaret };
  } finally {
    await browser.close();
  }
}

/** Runs on the page before any other script. */
function countFrames(stored: Readonly<Record<string, string>>): void {
  for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value);
  const counter = globalThis as unknown as { framesAsked: number };
  counter.framesAsked = 0;
  const original = globalThis.requestAnimationFrame;
  globalThis.requestAnimationFrame = (callback) => {
    counter.framesAsked += 1;
    return original.call(globalThis, callback);
  };
}
