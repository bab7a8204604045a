import { busiestOf, readScenes } from './scene-bench.ts';
import { type Bench, openBench, serveBench } from './scene-browser.ts';
import type { PlayCounts } from './scene-page.ts';

/** Number of plays that warm up, until script is compiled, and number of plays that are profiled. */
const WARM = 10;
const PLAYS = 6;
/** Number of functions listed for each kind of cost: allocations and time. */
const LINES = 22;
/** Mean sampling interval of allocations, bytes. */
const EVERY_BYTES = 64;
/** Sampling interval of the CPU profile, microseconds. */
const EVERY_US = 100;

/** A node of Chromium's allocation profile. */
interface Node {
  readonly callFrame: { readonly functionName: string; readonly lineNumber: number };
  readonly selfSize: number;
  readonly children: readonly Node[];
}

/**
 * Prints, for the busiest example of each scene, the functions that allocate most and take most time, and the WebGL
 * calls of the frame with most calls. Use it when a scene misses a goal.
 */
export async function reportHotspots(log: (line: string) => void, only: readonly string[]): Promise<void> {
  const site = await serveBench({ readable: true });
  try {
    for (const scene of await readScenes(site.address, only)) {
      const counting = await openBench(`${site.address}?count`);
      const plays = await counting.call('count', scene);
      await counting.close();
      const peak = plays.toSorted((a, b) => b.calls - a.calls)[0];
      log(`\n${scene}: ${peak?.calls ?? 0} GL calls in a frame of ${peak?.example ?? ''}`);
      log(`  ${peak?.most.join(' ') ?? ''}`);
      const plain = await openBench(site.address);
      await profile(log, plain, scene, busiestOf(scene, plays));
      await plain.close();
    }
  } finally {
    await site.close();
  }
}

async function profile(
  log: (line: string) => void,
  bench: Bench,
  scene: string,
  { example }: PlayCounts,
): Promise<void> {
  const { tools } = bench;
  await bench.call('repeat', scene, example, WARM);
  await tools.send('HeapProfiler.startSampling', {
    samplingInterval: EVERY_BYTES,
    includeObjectsCollectedByMajorGC: true,
    includeObjectsCollectedByMinorGC: true,
  });
  const frames = await bench.call('repeat', scene, example, PLAYS);
  const { head } = (await tools.send('HeapProfiler.stopSampling')).profile;
  const bytes = new Map<string, number>();
  addUp(head, bytes);
  reportScene(log, `${scene}, ${example}: bytes a frame`, bytes, frames);

  await tools.send('Profiler.enable');
  await tools.send('Profiler.setSamplingInterval', { interval: EVERY_US });
  await tools.send('Profiler.start');
  const played = await bench.call('repeat', scene, example, PLAYS);
  const { nodes, samples = [], timeDeltas = [] } = (await tools.send('Profiler.stop')).profile;
  const names = new Map(nodes.map(({ id, callFrame }) => [id, nameOf(callFrame)]));
  const time = new Map<string, number>();
  for (const [index, id] of samples.entries()) {
    const name = names.get(id) ?? '';
    time.set(name, (time.get(name) ?? 0) + (timeDeltas[index] ?? 0));
  }
  reportScene(log, `${scene}, ${example}: microseconds a frame`, time, played);
}

const nameOf = ({ functionName, lineNumber }: Node['callFrame']): string =>
  `${functionName === '' ? '(anonymous)' : functionName}:${lineNumber + 1}`;

function addUp(node: Node, into: Map<string, number>, above = ''): void {
  const name = nameOf(node.callFrame);
  if (node.selfSize > 0) {
    const key = `${name} < ${above}`;
    into.set(key, (into.get(key) ?? 0) + node.selfSize);
  }
  for (const child of node.children) addUp(child, into, name);
}

function reportScene(
  log: (line: string) => void,
  title: string,
  sums: ReadonlyMap<string, number>,
  frames: number,
): void {
  log(`${title}, ${frames} frames`);
  for (const [name, sum] of [...sums].toSorted((a, b) => b[1] - a[1]).slice(0, LINES))
    log(`  ${(sum / frames).toFixed(1).padStart(8)}  ${name}`);
}
