import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import { build } from 'vite';
import { openBrowser, openPage } from '../visual/browser.ts';
import { ROOT, serveSite } from '../visual/site.ts';
import type { BenchHook, PlayCounts } from './scene-page.ts';
import { median, type Row } from './table.ts';

const FLAGS = [
  '--js-flags=--expose-gc --min-semi-space-size=64 --max-semi-space-size=64',
  '--enable-precise-memory-info',
];
const ROUNDS = 11;
const CYCLES = 50;
const MIB = 1024 * 1024;
const KIB = 1024;

/** Every row about scenes: counts, ratios to the floor, allocations, leaks. */
export async function sceneRows(say: (line: string) => void): Promise<Row[]> {
  await build({
    root: join(ROOT, 'tests/bench'),
    base: '/',
    configFile: false,
    logLevel: 'error',
    build: {
      outDir: join(ROOT, 'dist/bench'),
      emptyOutDir: true,
      target: 'es2022',
      assetsInlineLimit: 0,
      rolldownOptions: { input: join(ROOT, 'tests/bench/scene-page.html') },
    },
  });
  const site = await serveSite(join(ROOT, 'dist/bench'));
  const browser = await openBrowser(FLAGS);
  try {
    const rows: Row[] = [];
    const counting = await openBench(browser, `${site.address}/scene-page.html?count`);
    const plain = await openBench(browser, `${site.address}/scene-page.html`);
    for (const scene of await counting.call('scenes')) {
      say(`measuring ${scene}`);
      rows.push(...(await rowsOf(scene, counting, plain)));
    }
    return rows;
  } finally {
    await browser.close();
    await site.close();
  }
}

async function rowsOf(scene: string, counting: Bench, plain: Bench): Promise<Row[]> {
  const { plays, bytes } = await counting.call('count', scene);
  const most = (
    field: 'draws' | 'calls' | 'uploads' | 'reads',
    of: readonly PlayCounts[],
  ): PlayCounts | undefined => of.toSorted((a, b) => b[field] - a[field])[0];
  const row = (what: string, value: number, limit: number, unit = '', note?: string): Row => ({
    what: `${scene}: ${what}`,
    value: `${value}${unit}${note === undefined ? '' : ` (${note})`}`,
    goal: limit === 0 ? '0' : `≤ ${limit}${unit}`,
    ok: value <= limit,
  });
  const worst = (
    what: string,
    field: 'draws' | 'calls' | 'uploads' | 'reads',
    of: readonly PlayCounts[],
    limit: number,
  ): Row[] => {
    const play = most(field, of);
    return play ? [row(what, play[field], limit, '', play.example)] : [];
  };

  // The example with the most to draw stands for the scene where time and bytes are measured.
  const busiest = plays.toSorted((a, b) => b.quads * b.frames - a.quads * a.frames)[0];
  if (!busiest) throw new Error(`${scene} has no examples`);
  const calmest = plays.toSorted((a, b) => a.frames - b.frames)[0] ?? busiest;
  const times = await plain.call('time', scene, busiest.example, busiest.quads, ROUNDS);
  const allocated = await plain.call('allocate', scene, busiest.example, busiest.quads, ROUNDS);
  const leaks = await counting.call('leak', scene, CYCLES);
  await plain.call('leak', scene, CYCLES / 2);
  const half = await plain.heap();
  await plain.call('leak', scene, CYCLES / 2);
  const heap = (await plain.heap()) - half;
  const { textures, buffers, programs, others, contexts } = leaks.objects;
  return [
    ...worst(
      'draw calls a frame',
      'draws',
      plays.filter(({ isBig }) => !isBig),
      2,
    ),
    ...worst(
      'draw calls a frame, big win',
      'draws',
      plays.filter(({ isBig }) => isBig),
      4,
    ),
    ...worst('GL calls a frame', 'calls', plays, 16),
    row('GL calls a frame, median of the busiest', busiest.callsMedian, 16),
    ...worst('texture uploads while it plays', 'uploads', plays, 0),
    ...worst('synchronous reads while it plays', 'reads', plays, 0),
    row(
      'frames drawn in 60 at rest',
      await plain.call('rest', scene, calmest.example, 60),
      0,
      '',
      calmest.example,
    ),
    row(
      'JS a frame, ratio to the floor',
      Number((typical(times.scene) / typical(times.floor)).toFixed(2)),
      1.3,
      '',
      `${busiest.quads} quads`,
    ),
    row(
      'bytes allocated a frame',
      Math.round(typical(allocated.scene)),
      2_500,
      '',
      `floor ${Math.round(typical(allocated.floor))}`,
    ),
    row('texture MiB', Number((bytes / MIB).toFixed(1)), 8),
    row(
      `GL objects after ${CYCLES} mounts`,
      textures + buffers + programs + others + contexts,
      0,
      '',
      `${textures} textures, ${buffers} buffers, ${programs} programs, ${others} others, ${contexts} contexts`,
    ),
    row(`listeners after ${CYCLES} mounts`, leaks.listeners, 0),
    row('heap KiB, last 25 mounts', Math.round(heap / KIB), 40),
    row('press to first drawn frame, frames', await plain.call('firstFrame', scene, busiest.example), 2),
  ];
}

/** Mean over an example of each stretch's median over all plays: what slows the machine for a moment is left out. */
function typical(plays: readonly (readonly number[])[]): number {
  const stretches = (plays[0] ?? []).map((_, index) => median(plays.map((play) => play[index] ?? 0)));
  return stretches.reduce((sum, value) => sum + value, 0) / Math.max(1, stretches.length);
}

interface Bench {
  /** Bytes in use after a collection. */
  heap(): Promise<number>;
  call<K extends keyof BenchHook>(
    name: K,
    ...args: BenchHook[K] extends (...given: infer Given) => unknown ? Given : []
  ): Promise<BenchHook[K] extends (...given: never[]) => infer Answer ? Awaited<Answer> : BenchHook[K]>;
}

async function openBench(browser: Browser, address: string): Promise<Bench> {
  const context = await browser.newContext({ deviceScaleFactor: 1 });
  const { page, complaints } = await openPage(context);
  const tools = await context.newCDPSession(page);
  await page.goto(address);
  await page.locator('html[data-ready]').waitFor({ state: 'attached' });
  return {
    async heap() {
      for (let time = 0; time < 3; time++) await tools.send('HeapProfiler.collectGarbage');
      return (await tools.send('Runtime.getHeapUsage')).usedSize;
    },
    async call(name, ...args) {
      const answer: unknown = await page.evaluate(
        ({ method, given }) => {
          const member: unknown = window.bench?.[method];
          return typeof member === 'function' ? member.apply(window.bench, given) : member;
        },
        { method: name, given: args as unknown[] },
      );
      if (complaints.length > 0) throw new Error(`the bench page complains: ${complaints.join('; ')}`);
      // What crosses into the page and back keeps the hook's own types.
      return answer as never;
    },
  };
}
