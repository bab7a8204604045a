import { setTimeout as pause } from 'node:timers/promises';
import type { Browser, CDPSession, Page } from '@playwright/test';
import { codeFor } from '../e2e/support/register.ts';
import type { Frame } from './film-files.ts';
import { noteStartUp } from '../note-start-up.ts';
import { openLobby } from './lobby-server.ts';

/** Size of the phone's screen and of the film, px. */
const PHONE = { width: 390, height: 844 };
/** Pause between two steps, so that viewers can follow, ms. */
const LOOK_MS = 900;
const KEY_MS = 60;
/** Longest time for which the film shows a single frame, ms; waits of a slow machine are cut. */
const LONGEST_STILL_MS = 1_500;

/** Performs the actions of a player that are filmed, beginning with opening a page. */
type Journey = (page: Page) => Promise<void>;

/** Journeys by the name given to `npm run film -- --journey`. */
export const journeys: Readonly<Record<string, Journey>> = {
  /** Films a guest from "Create an account" to the first coins. */
  async 'first-minute'(page) {
    const look = (): Promise<void> => pause(LOOK_MS);
    const press = async (role: 'button' | 'link' | 'checkbox', name: string | RegExp): Promise<void> => {
      await page.getByRole(role, { name }).first().click();
      await look();
    };
    const write = (label: string, text: string): Promise<void> =>
      page.getByLabel(label).pressSequentially(text, { delay: KEY_MS });
    await page.goto('/');
    await page
      .getByRole('button', { name: /return to player/ })
      .first()
      .waitFor();
    await look();
    await press('link', 'Create an account');
    await write('Mobile number', '9185550199');
    await press('button', 'Send code');
    await page.getByText('Sent! The code works', { exact: false }).waitFor();
    await write('6-digit code', await codeFor(page.request, '639185550199'));
    await page.getByLabel('Date of birth').fill('1995-06-12');
    await press('checkbox', /^I’m not a student/);
    await press('checkbox', /^I have read the/);
    await press('button', 'Create account');
    await press('link', /^Spin the wheel/);
    await page.locator('canvas[data-ready=true]').first().waitFor({ timeout: 120_000 });
    await look();
    await page.getByRole('button', { name: 'Spin', exact: true }).click();
    await page.getByRole('status').filter({ hasText: 'You won ₱' }).first().waitFor({ timeout: 120_000 });
    await pause(4 * LOOK_MS);
  },
};

/**
 * Plays a journey on the built product. Returns its frames at an even rate, with their times in ms from the first
 * frame.
 */
export async function filmJourney(browser: Browser, name: string, fps: number): Promise<Frame[]> {
  const journey = journeys[name];
  if (journey === undefined) throw new Error(`--journey is one of ${Object.keys(journeys).join(', ')}`);
  const lobby = await openLobby();
  try {
    const context = await browser.newContext({
      baseURL: lobby.address,
      viewport: PHONE,
      hasTouch: true,
      isMobile: true,
      locale: 'en-PH',
      timezoneId: 'Asia/Manila',
      serviceWorkers: 'block',
    });
    await context.addInitScript(noteStartUp);
    const page = await context.newPage();
    const shots = await record(await context.newCDPSession(page));
    await journey(page);
    return atEvenRate(await shots(), fps);
  } finally {
    await lobby.close();
  }
}

/** Captures every frame that the browser draws; returns a function that stops this and returns the frames. */
async function record(session: CDPSession): Promise<() => Promise<readonly Frame[]>> {
  const shots: Frame[] = [];
  session.on('Page.screencastFrame', ({ data, metadata, sessionId }) => {
    shots.push({ at: (metadata.timestamp ?? 0) * 1_000, png: Buffer.from(data, 'base64') });
    // Ignores the error if the page has been closed meanwhile.
    session.send('Page.screencastFrameAck', { sessionId }).catch(() => undefined);
  });
  await session.send('Page.startScreencast', { format: 'png', everyNthFrame: 1 });
  return async () => {
    await session.send('Page.stopScreencast');
    return shots;
  };
}

/** Returns frames at an even rate: at each instant the last frame before it. Cuts waits to `LONGEST_STILL_MS`. */
export function atEvenRate(shots: readonly Frame[], fps: number): Frame[] {
  const frames: Frame[] = [];
  let begin = 0;
  shots.forEach((shot, index) => {
    const next = shots[index + 1];
    const still = next === undefined ? LONGEST_STILL_MS : Math.min(LONGEST_STILL_MS, next.at - shot.at);
    for (let at = frames.length * (1_000 / fps); at < begin + still; at = frames.length * (1_000 / fps))
      frames.push({ at, png: shot.png });
    begin += still;
  });
  return frames;
}
