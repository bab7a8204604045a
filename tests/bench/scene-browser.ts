import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { CDPSession } from '@playwright/test';
import { build } from 'vite';
import { openBrowser, openPage } from '../visual/browser.ts';
import { ROOT, serveFolder, type RunningServer } from '../visual/static-server.ts';
import { heldBytes, takeHeapSnapshot } from './heap-snapshot.ts';
import type { BenchHook } from './scene-page.ts';

const FLAGS = [
  // Compiles script on the page's own thread: on a busy machine another thread would compile too late.
  '--js-flags=--expose-gc --no-concurrent-recompilation --no-flush-bytecode --min-semi-space-size=128 --max-semi-space-size=128',
  '--enable-precise-memory-info',
];

/** The benchmark page, open in a browser of its own. */
export interface Bench {
  /** Slows the page's CPU down by this factor. */
  slow(times: number): Promise<void>;
  /** Returns the bytes held by script after a garbage collection (`heldBytes`). */
  held(): Promise<number>;
  call<K extends keyof BenchHook>(
    name: K,
    ...args: BenchHook[K] extends (...given: infer Given) => unknown ? Given : []
  ): Promise<BenchHook[K] extends (...given: never[]) => infer Answer ? Awaited<Answer> : BenchHook[K]>;
  /** Session of Chromium's DevTools protocol for the page. */
  readonly tools: CDPSession;
  close(): Promise<void>;
}

/** Builds the benchmark page into a temporary folder and serves it. `readable` keeps the names of functions. */
export async function serveBench({ readable = false } = {}): Promise<RunningServer> {
  // Each run has a folder of its own, so that simultaneous runs do not overwrite each other.
  const folder = await mkdtemp(join(tmpdir(), 'perya-bench-'));
  await build({
    root: join(ROOT, 'tests/bench'),
    base: '/',
    configFile: false,
    logLevel: 'error',
    build: {
      outDir: folder,
      emptyOutDir: true,
      target: 'es2022',
      assetsInlineLimit: 0,
      ...(readable ? { minify: false } : {}),
      rolldownOptions: { input: join(ROOT, 'tests/bench/scene-page.html') },
    },
  });
  const site = await serveFolder(folder);
  return {
    address: `${site.address}/scene-page.html`,
    async close() {
      await site.close();
      await rm(folder, { recursive: true });
    },
  };
}

/** Opens the benchmark page. A call of `Bench` rejects if it causes an error on the page's console. */
export async function openBench(address: string): Promise<Bench> {
  const browser = await openBrowser(FLAGS);
  const context = await browser.newContext({ deviceScaleFactor: 1 });
  const { page, pageProblems } = await openPage(context);
  const tools = await context.newCDPSession(page);
  await page.goto(address);
  await page.locator('html[data-ready]').waitFor({ state: 'attached' });
  return {
    tools,
    async slow(rate) {
      await tools.send('Emulation.setCPUThrottlingRate', { rate });
    },
    close: () => browser.close(),
    async held() {
      for (let time = 0; time < 3; time++) await tools.send('HeapProfiler.collectGarbage');
      return heldBytes(await takeHeapSnapshot(tools));
    },
    async call(name, ...args) {
      const answer: unknown = await page.evaluate(
        ({ method, given }) => {
          const member: unknown = window.bench?.[method];
          return typeof member === 'function' ? member.apply(window.bench, given) : member;
        },
        { method: name, given: args as unknown[] },
      );
      if (pageProblems.length > 0) throw new Error(`the bench page complains: ${pageProblems.join('; ')}`);
      // The type is that of the hook, since arguments and result are only copied between here and the page.
      return answer as never;
    },
  };
}
