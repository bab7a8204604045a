import { type Bench, openBench, serveBench } from './scene-browser.ts';
import { BUSIEST } from './scene-examples.ts';
import { NOTES } from './scene-notes.ts';
import type { Plays } from './scene-floor.ts';
import type { Leaks, PlayCounts } from './scene-page.ts';
import { median, type Row } from './table.ts';

/**
 * Number of browsers that measure a scene's time and bytes one after another, and number of plays in each. A row shows
 * the median of the browsers.
 */
const BROWSERS = 3;
const ROUNDS = 10;
const CYCLES = 50;
/** Factor by which the CPU is slowed down while time is measured, as on a cheap phone. */
const SLOWER = 4;
const MIB = 1024 * 1024;
const KIB = 1024;

/**
 * Measures scenes: GL calls, the time of a frame relative to a bare renderer, allocations, leaks. `only` names the
 * scenes; default: all.
 */
export async function sceneRows(log: (line: string) => void, only?: readonly string[]): Promise<Row[]> {
  const site = await serveBench();
  try {
    const scenes = await readScenes(site.address, only);
    const rows: Row[] = [];
    for (const scene of scenes) {
      log(`measuring ${scene}`);
      try {
        rows.push(...(await rowsOf(scene, site.address)));
      } catch (error) {
        const value = error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error);
        rows.push({ what: `${scene}: measured to the end`, value, goal: 'yes', ok: false });
      }
    }
    return rows;
  } finally {
    await site.close();
  }
}

/** Returns the names of the requested scenes. Rejects if one is unknown, with the list of all names. */
export async function readScenes(address: string, only?: readonly string[]): Promise<readonly string[]> {
  const scenes = await withBench(address, (bench) => bench.call('scenes'));
  const unknown = (only ?? []).filter((scene) => !scenes.includes(scene));
  if (unknown.length > 0)
    throw new Error(`there is no scene ${unknown.join(', ')}; there are ${scenes.join(', ')}`);
  return only ?? scenes;
}

/** Runs `run` in a new browser, so that compiled script and memory of one scene do not affect the next. */
async function withBench<T>(address: string, run: (bench: Bench) => Promise<T>): Promise<T> {
  const bench = await openBench(address);
  try {
    return await run(bench);
  } finally {
    await bench.close();
  }
}

async function rowsOf(scene: string, address: string): Promise<Row[]> {
  const { plays, leaks } = await withBench(`${address}?count`, async (bench) => ({
    plays: await bench.call('count', scene),
    leaks: await bench.call('leak', scene, CYCLES),
  }));
  const busiest = busiestOf(scene, plays);
  const calmest = plays.toSorted((a, b) => a.frames - b.frames)[0] ?? busiest;
  const rounds = [];
  for (let turn = 0; turn < BROWSERS; turn++)
    rounds.push(await withBench(address, (bench) => measure(bench, scene, busiest)));
  const { held, atRest, firstFrame } = await withBench(address, async (bench) => {
    await bench.call('fillCaches');
    await bench.call('leak', scene, CYCLES / 2);
    const half = await bench.held();
    await bench.call('leak', scene, CYCLES / 2);
    return {
      held: (await bench.held()) - half,
      atRest: await bench.call('rest', scene, calmest.example, 60),
      firstFrame: await bench.call('firstFrame', scene, busiest.example),
    };
  });
  return [
    ...countRows(scene, plays),
    row(scene, 'GL calls a frame, median of the busiest', busiest.callsMedian, 16, '', busiest.example),
    row(scene, 'frames drawn in 60 at rest', atRest, 0, '', calmest.example),
    middleRow(
      scene,
      'JS a frame, ratio to the floor',
      rounds.map(({ ratio }) => Number(ratio.toFixed(2))),
      1.3,
      `${busiest.example}, ${median(rounds.map(({ quads }) => quads))} quads, ${median(rounds.map(({ ms }) => ms)).toFixed(2)} ms on a processor ${SLOWER} times as slow`,
    ),
    middleRow(
      scene,
      'bytes allocated a frame',
      rounds.map(({ bytes }) => Math.round(bytes)),
      2_500,
      `${busiest.example}, floor ${Math.round(median(rounds.map(({ floor }) => floor)))}`,
    ),
    row(scene, 'texture MiB', Number((Math.max(...plays.map(({ bytes }) => bytes)) / MIB).toFixed(2)), 8),
    ...leakRows(scene, leaks),
    row(scene, 'KiB that script holds more, last 25 mounts', Number((held / KIB).toFixed(1)), 40),
    row(scene, 'press to first drawn frame, frames', firstFrame, 2),
  ];
}

function row(scene: string, what: string, value: number, limit: number, unit = '', shown?: string): Row {
  const name = `${scene}: ${what}`;
  const ok = value <= limit;
  const note = NOTES[name];
  return {
    what: name,
    value: `${value}${unit}${shown === undefined ? '' : ` (${shown})`}`,
    goal: limit === 0 ? '0' : `≤ ${limit}${unit}`,
    ok,
    ...(ok || note === undefined ? {} : { note }),
  };
}

/** Returns a row with the median of the values of several browsers, followed by all values. */
function middleRow(
  scene: string,
  what: string,
  values: readonly number[],
  limit: number,
  shown: string,
): Row {
  return row(scene, what, median(values), limit, '', `${values.join(', ')}; ${shown}`);
}

type Count = 'draws' | 'calls' | 'uploads' | 'reads';

/** Returns a row for each kind of count, with its highest value over all examples. */
function countRows(scene: string, plays: readonly PlayCounts[]): Row[] {
  const worst = (what: string, field: Count, of: readonly PlayCounts[], limit: number): Row[] => {
    const play = of.toSorted((a, b) => b[field] - a[field])[0];
    return play ? [row(scene, what, play[field], limit, '', play.example)] : [];
  };
  const [big, ordinary] = [plays.filter(({ isBig }) => isBig), plays.filter(({ isBig }) => !isBig)];
  return [
    ...worst('draw calls a frame', 'draws', ordinary, 2),
    ...worst('draw calls a frame, big win', 'draws', big, 4),
    ...worst('GL calls a frame', 'calls', plays, 16),
    ...worst('texture uploads while it plays', 'uploads', plays, 0),
    ...worst('synchronous reads while it plays', 'reads', plays, 0),
  ];
}

function leakRows(scene: string, { objects, listeners }: Leaks): Row[] {
  const { textures, buffers, programs, others, contexts } = objects;
  return [
    row(
      scene,
      `GL objects after ${CYCLES} mounts`,
      textures + buffers + programs + others + contexts,
      0,
      '',
      `${textures} textures, ${buffers} buffers, ${programs} programs, ${others} others, ${contexts} contexts`,
    ),
    row(scene, `listeners after ${CYCLES} mounts`, listeners, 0),
  ];
}

/** Measures a frame's allocated bytes, and its time relative to a frame of the bare renderer, on a slowed-down CPU. */
async function measure(
  bench: Bench,
  scene: string,
  { example }: PlayCounts,
): Promise<{
  readonly ratio: number;
  readonly ms: number;
  readonly bytes: number;
  readonly floor: number;
  readonly quads: number;
}> {
  await bench.slow(SLOWER);
  const rounds = await bench.call('measure', scene, example, ROUNDS);
  return {
    ratio: quickestOf(rounds.scene) / quickestOf(rounds.floor),
    ms: quickestOf(rounds.scene) / (rounds.scene.bytes[0] ?? []).length,
    bytes: typical(rounds.scene.bytes),
    floor: typical(rounds.floor.bytes),
    quads: median(rounds.quads),
  };
}

/**
 * Returns the time of all frames of a play, ms. For each stretch of frames it takes the fastest of all plays, since
 * other work on the machine can only slow a stretch down.
 */
function quickestOf({ ms }: Plays): number {
  return (ms[0] ?? []).reduce(
    (sum, _, index) => sum + Math.min(...ms.map((play) => play[index] ?? Infinity)),
    0,
  );
}

/** Returns the play of the example with which a scene's time and bytes are measured. */
export function busiestOf(scene: string, plays: readonly PlayCounts[]): PlayCounts {
  const name = BUSIEST[scene];
  const busiest =
    name === undefined
      ? plays.toSorted((a, b) => b.quads * b.frames - a.quads * a.frames)[0]
      : plays.find(({ example }) => example === name);
  if (!busiest) throw new Error(`${scene} has no example ${name ?? 'at all'}`);
  return busiest;
}

/**
 * Returns the mean bytes of a frame. For each frame it takes the median of all plays, so that slowdowns and compilation
 * in single plays do not count.
 */
function typical(plays: readonly (readonly number[])[]): number {
  const frames = (plays[0] ?? []).map((_, index) => median(plays.map((play) => play[index] ?? 0)));
  return frames.reduce((sum, value) => sum + value, 0) / Math.max(1, frames.length);
}
