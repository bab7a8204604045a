import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import { build } from 'vite';
import type { GlObjects } from '../bench/scene-gl.ts';
import { openPage } from './browser.ts';
import { type ArtSwapsJob, checkResult, type JobResult } from './jobs.ts';
import { ROOT, serveFolder, type RunningServer } from './static-server.ts';

/** Number of times that a scene's art is changed. */
const COUNT = 50;
/** Longest permitted median time of a change, ms. */
const LIMIT = 500;

/** Builds and serves a page that changes the art of a scene in the same way as the lobby. */
export async function serveSwapPage(): Promise<RunningServer> {
  await build({
    root: join(ROOT, 'tests/visual/swap-page'),
    base: '/',
    configFile: false,
    logLevel: 'error',
    build: { outDir: join(ROOT, 'dist/swaps'), emptyOutDir: true, target: 'es2022', assetsInlineLimit: 0 },
  });
  return serveFolder(join(ROOT, 'dist/swaps'));
}

/** Changes the art of a scene fifty times. Fails if resources leak, and with `isTimed` also if it is too slow. */
export async function checkArtSwaps(
  browser: Browser,
  address: string,
  { scene, packs, isTimed }: ArtSwapsJob,
): Promise<JobResult> {
  const context = await browser.newContext({ viewport: { width: 400, height: 800 }, deviceScaleFactor: 1 });
  try {
    const { page, pageProblems } = await openPage(context);
    await page.goto(address);
    await page.locator('html[data-ready]').waitFor({ state: 'attached' });
    const { times, grown, left } = await page.evaluate(
      ({ name, sets, count }) => {
        if (!window.swaps) throw new Error('this page swaps nothing');
        return window.swaps(name, sets, count);
      },
      { name: scene, sets: packs, count: COUNT },
    );
    const median = times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;
    const errors = [
      ...leftovers(grown).map((text) => `${scene}: ${text} more after ${COUNT} swaps`),
      ...leftovers(left).map((text) => `${scene}: ${text} left behind by ${COUNT} swaps`),
      ...pageProblems.map((text) => `${scene}: while art was swapped: ${text}`),
    ];
    if (isTimed && median > LIMIT)
      errors.push(`${scene}: a swap took ${Math.round(median)} ms (median), more than ${LIMIT}`);
    const note = `${scene}: ${COUNT} swaps of art, ${leftovers(left).join(', ') || 'nothing'} left behind, median ${Math.round(median)} ms (goal ${LIMIT})`;
    return checkResult(errors, [note]);
  } finally {
    await context.close();
  }
}

const leftovers = (objects: GlObjects): string[] =>
  Object.entries(objects)
    .filter(([, count]) => count !== 0)
    .map(([kind, count]) => `${count} ${kind}`);
