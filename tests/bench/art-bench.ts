import { readFileSync, watch, writeFileSync } from 'node:fs';
import { cp, mkdtemp, realpath, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { createServer } from 'vite';
import { openBrowser, openPage } from '../visual/browser.ts';
import { ROOT } from '../visual/static-server.ts';
import { median, type Row } from './table.ts';

/** Goal for the time from saving an art file until the studio shows it, ms. */
const GOAL = 1_000;
/** Number of times that each file is saved. */
const SAVES = 5;
/** Longest wait for the studio to show a saved file, ms. */
const TIMEOUT_MS = 20_000;
/** Files and folders that the studio needs; they are copied for the measurement. */
const NEEDED = [
  'assets',
  'scenes',
  'contract',
  'fair',
  '.art',
  '.cache',
  'package.json',
  'tsconfig.base.json',
];

/** A file that is saved while the studio shows a scene that uses it. */
interface Save {
  readonly what: string;
  /** Path below `assets`. */
  readonly file: string;
  /** Query of the studio's address: the scene and example on display. */
  readonly address: string;
  /** Returns the file's content for save number `time`, derived from its original content. */
  readonly change: (before: Buffer, time: number) => Buffer;
}

const GRID = '?scene=lucky-jackpot&example=idle';
const WHEEL = '?scene=jackpot-wheel&example=idle';
const PUSHER = '?scene=coin-pusher&example=idle';

/** Changes colours within a picture and keeps its outline, so that the atlas keeps its layout. */
const repaint: Save['change'] = (before, time) => withMark(before, 60 + time, 60 + time, time);
/** Changes a picture's outline, so that the atlas needs a new layout. */
const redraw: Save['change'] = (before, time) => withMark(before, 100, 20 + time * 9, time);

const SAVES_OF: readonly Save[] = [
  {
    what: 'a scene’s picture, repainted',
    file: 'lucky-jackpot/icon-coin.svg',
    address: GRID,
    change: repaint,
  },
  {
    what: 'a scene’s picture, another outline',
    file: 'lucky-jackpot/icon-coin.svg',
    address: GRID,
    change: redraw,
  },
  { what: 'a large picture', file: 'jackpot-wheel/disc.svg', address: WHEEL, change: repaint },
  {
    what: 'a picture of the largest scene',
    file: 'coin-pusher/pegboard.svg',
    address: PUSHER,
    change: repaint,
  },
  { what: 'parts, repainted', file: 'parts/gem.svg', address: GRID, change: repaint },
  { what: 'parts, another outline', file: 'parts/gem.svg', address: GRID, change: redraw },
  { what: 'a scene’s sound', file: 'lucky-jackpot/sounds/grid.tick.wav', address: GRID, change: softer },
  { what: 'the longest sounds', file: 'win/sounds/win.small.wav', address: GRID, change: softer },
];

/**
 * Measures the time from saving a file until the open studio shows the new picture, or would play the new sound. Works
 * in a copy of the repository, so the real files stay unchanged.
 */
export async function artRows(log: (line: string) => void): Promise<Row[]> {
  const copy = await mkdtemp(join(tmpdir(), 'perya-art-bench-'));
  for (const name of NEEDED) await cp(join(ROOT, name), join(copy, name), { recursive: true });
  await symlink(join(ROOT, 'node_modules'), join(copy, 'node_modules'));
  const server = await createServer({
    configFile: join(copy, 'scenes/vite.config.ts'),
    cacheDir: join(copy, '.vite'),
    logLevel: 'error',
    server: { port: 0, fs: { allow: [copy, await realpath(join(ROOT, 'node_modules'))] } },
  });
  const browser = await openBrowser();
  try {
    const packed = untilPacked(join(copy, '.art'));
    await server.listen();
    await packed;
    const [address] = server.resolvedUrls?.local ?? [];
    if (address === undefined) throw new Error('the studio has no address');
    const context = await browser.newContext({ viewport: { width: 1440, height: 1000 } });
    const { page } = await openPage(context);
    const rows: Row[] = [];
    let shown: string | undefined;
    for (const save of SAVES_OF) {
      log(`saving ${save.file}`);
      if (save.address !== shown) await page.goto(address + save.address);
      shown = save.address;
      // Waits until the studio has checked the example, since by the time an artist saves a file, this is long done.
      await page.locator('.timeline[aria-busy=false]').waitFor();
      rows.push(await rowOf(page, copy, save));
    }
    return rows;
  } finally {
    await browser.close();
    await server.close();
    await rm(copy, { recursive: true });
  }
}

async function rowOf(page: Page, copy: string, { what, file, change }: Save): Promise<Row> {
  const path = join(copy, 'assets', file);
  const before = readFileSync(path);
  const times: number[] = [];
  for (let time = 1; time <= SAVES; time++) {
    const packed = untilPacked(join(copy, '.art'));
    await page.evaluate(watchStudio, {
      bundle: file.split('/')[0] ?? '',
      isPicture: !file.endsWith('.wav'),
      timeoutMs: TIMEOUT_MS,
    });
    const started = Date.now();
    writeFileSync(path, change(before, time));
    const seen = await page.evaluate(() => window.seen);
    if (typeof seen !== 'number') throw new Error(`${file}: the studio has shown nothing new`);
    times.push(seen - started);
    await packed;
    if ((await page.evaluate(() => window.settled)) === false)
      throw new Error(`${file}: the studio has not shown it as it stays`);
  }
  const slowest = Math.max(...times);
  return {
    what: `saved to shown: ${what} (${file})`,
    value: `${median(times)} ms, slowest ${slowest}`,
    goal: `< ${GOAL} ms`,
    ok: slowest < GOAL,
  };
}

/** Resolves when all saved files are packed: the last one, and those that were still waiting. */
function untilPacked(art: string): Promise<void> {
  return new Promise((resolve) => {
    const watcher = watch(art, (_, name) => {
      if (name !== 'changed.json') return;
      watcher.close();
      resolve();
    });
  });
}

declare global {
  interface Window {
    /**
     * Resolves to the time at which the studio shows the saved file, ms since 1970. Resolves to undefined if it has not
     * done so within `timeoutMs`.
     */
    seen?: Promise<number | undefined>;
    /**
     * Resolves to true once the studio has shown both results of a save, draft and final; to false after `timeoutMs`.
     */
    settled?: Promise<boolean>;
  }
}

interface Watch {
  readonly bundle: string;
  readonly isPicture: boolean;
  /** Longest wait for the studio, ms. */
  readonly timeoutMs: number;
}

/**
 * Runs on the studio's page. Waits until a message says that the bundle is shown, and for a picture until the canvas
 * has changed. Contains no named function, since the compiler would call a helper that the page does not have.
 */
function watchStudio({ bundle, isPicture, timeoutMs }: Watch): void {
  const canvas = document.querySelector('canvas');
  const toast = document.querySelector('.toast');
  if (!toast || !canvas) throw new Error('this page is no studio');
  const before = canvas.toDataURL();
  let times = 2;
  let settle: (isSettled: boolean) => void;
  window.settled = new Promise((resolve) => {
    settle = resolve;
  });
  window.seen = new Promise((resolve) => {
    const watcher = new MutationObserver((changes) => {
      const now = Date.now();
      const toastText = toast.textContent ?? '';
      if (!toastText.includes('packed anew and shown') || !toastText.split(/[,:] /).includes(bundle)) return;
      if (isPicture && canvas.toDataURL() === before) return;
      resolve(now);
      // One callback may report several messages at once.
      times -= changes.length;
      if (times > 0) return;
      watcher.disconnect();
      settle(true);
    });
    watcher.observe(toast, { childList: true, characterData: true, subtree: true });
    setTimeout(() => {
      resolve(undefined);
      settle(false);
    }, timeoutMs);
  });
}

/** Returns an SVG with a rectangle in its middle; width and height in percent, in another colour for each `time`. */
function withMark(before: Buffer, width: number, height: number, time: number): Buffer {
  const mark = `<rect x="${(100 - width) / 2}%" y="${(100 - height) / 2}%" width="${width}%" height="${height}%" fill="hsl(${time * 67},80%,60%)"/>`;
  return Buffer.from(before.toString('utf8').replace(/<\/svg>\s*$/, `${mark}</svg>`));
}

/** Returns a WAV file with its volume lowered by 5% times `time`. */
function softer(before: Buffer, time: number): Buffer {
  const after = Buffer.from(before);
  for (let at = before.indexOf('data') + 8; at + 1 < after.length; at += 2)
    after.writeInt16LE(Math.round(before.readInt16LE(at) * (1 - time / 20)), at);
  return after;
}
