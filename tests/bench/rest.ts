import { setTimeout as pause } from 'node:timers/promises';
import { chromium } from '@playwright/test';
import { noteStartUp } from '../note-start-up.ts';
import { findChromium } from '../run/chromium.mjs';

/** After this time without input, ms, nothing may move on a page any more (src/ui/use-awake.ts). */
const UNTIL_REST_MS = 45_000;
const WATCHED_MS = 10_000;

/** Activity of an idle page during ten seconds. */
export interface Rest {
  /** Number of animation frames that scripts requested. */
  readonly asked: number;
  /** Number of frames that the browser drew. */
  readonly drawn: number;
  /** Number of animations still running. */
  readonly animations: number;
  /** Whether an input has the focus: its blinking caret makes the browser draw. */
  readonly hasCaret: boolean;
}

/** Address of a page that contains only a focused input. */
export const BARE_FIELD = 'data:text/html,<input autofocus>';

/**
 * Opens a page in a separate browser, leaves it idle for 45 seconds, and then counts its activity for ten seconds.
 * @param stored entries of localStorage from an earlier visit
 */
export async function framesAtRest(url: string, stored: Readonly<Record<string, string>>): Promise<Rest> {
  const { path } = await findChromium();
  // Starts a browser for each page, since a browser records only one trace at a time.
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

/** Runs in the page before any other script: fills the storage and counts requested frames. */
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
