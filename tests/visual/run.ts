/**
 * QA's camera.
 *
 *   npm run visual                                    photographs everything and compares with the baselines
 *   npm run visual -- --scene jackpot-wheel           one scene (and --example mega: one example)
 *   npm run visual -- --page member                   one page; --page again: another one
 *   npm run visual -- --no-pages                      the scenes alone; --no-scenes: the pages alone
 *   npm run visual -- --update                        makes what is seen the baseline
 *   npm run visual -- --repeat 10                     ten fresh browsers must give the same bytes
 *   npm run visual -- --parity                        every example at five frame rates, not a few
 *   npm run visual -- --swaps                         swaps the art of every scene fifty times, not of one
 *   npm run visual -- --flashes                       plays every example and counts what flashes, and nothing else
 *   npm run visual -- --shards 2                      so many processes; one for each core when it is left out
 *   npm run visual -- --shard 1/3                     the first third, for one of three machines
 */
import { addresses } from '../../src/pages/pages.ts';
import type { CatalogueEntry } from '../../scenes/studio/catalogue.ts';
import {
  baselineMajor,
  baselineNames,
  deleteBaseline,
  baselineUsage,
  writeBaselineMajor,
} from './baselines.ts';
import { openWorkerPool } from './worker-pool.ts';
import type { Job, JobResult, PhotosJob, Targets } from './jobs.ts';
import { pageViews } from './page-list.ts';
import { readPacks, readStudio, serveTargets } from './targets.ts';
import { flashJobs, shardOf, photoJobs, parityJobs } from './job-list.ts';
import { chooseMode } from './run-mode.ts';
import { clearReport, writeReport } from './report.ts';
import { readOptions } from './options.ts';

const options = readOptions(process.argv.slice(2));

/** Examples a scene that are checked at several frame rates in every run. */
const PARITY_PER_SCENE = 2;
/** Photographs a scene that are taken twice when there is nothing to compare with. */
const REPEATED_PER_SCENE = 6;

const print = (line: string): void => console.log(line);
const started = performance.now();
const sinceStart = (): number => Math.round((performance.now() - started) / 1000);
const isWhole =
  options.scene === undefined &&
  options.page === undefined &&
  options.pages &&
  options.scenes &&
  options.shard === undefined;

/** All jobs, the longest first. */
async function plan(entries: readonly CatalogueEntry[]): Promise<Job[]> {
  const packs = await readPacks();
  const asked = entries.filter(({ name }) => options.scene === undefined || name === options.scene);
  const artSwaps = asked.flatMap(({ name }) => {
    const packed = [...packs].filter(([, scenes]) => scenes.includes(name)).map(([pack]) => pack);
    return packed.length === 0
      ? []
      : [{ kind: 'art-swaps' as const, scene: name, packs: packed, isTimed: options.swaps }];
  });
  const jobs: Job[] = [];
  if (options.flashes)
    jobs.push(
      ...flashJobs(asked).filter(
        ({ example }) => options.example === undefined || example === options.example,
      ),
    );
  if (options.swaps) jobs.push(...artSwaps);
  else if (isWhole) jobs.push(...artSwaps.slice(0, 1));
  if (options.pages)
    jobs.push(
      ...pageViews(addresses)
        .filter(({ name }) => options.page === undefined || options.page.includes(name))
        .map((view) => ({ kind: 'page' as const, view })),
    );
  if (options.scenes) {
    const parity = parityJobs(asked, options.parity ? Number.POSITIVE_INFINITY : PARITY_PER_SCENE);
    jobs.push(
      ...parity.filter(({ example }) => options.example === undefined || example === options.example),
    );
    jobs.push(...photoJobs(entries, { scene: options.scene, example: options.example, packs }));
  }
  if (jobs.length === 0) throw new Error('nothing has that name');
  return options.shard ? shardOf(jobs, options.shard) : jobs;
}

/** Of each scene the first photographs are taken twice: what can be said without baselines of this version. */
function withSecondPhotographs(jobs: readonly Job[]): Job[] {
  const taken = new Map<string, number>();
  return jobs.map((job): Job => {
    const scene = job.kind === 'photos' ? job.shots[0]?.scene : undefined;
    if (scene === undefined || job.kind !== 'photos') return job;
    const before = taken.get(scene) ?? 0;
    const twice = Math.min(job.shots.length, Math.max(0, REPEATED_PER_SCENE - before));
    taken.set(scene, before + twice);
    return { ...job, twice } satisfies PhotosJob;
  });
}

async function runJobs(jobs: readonly Job[], targets: Targets): Promise<JobResult> {
  const pool = openWorkerPool(Math.min(options.shards, jobs.length), targets);
  try {
    const results = await pool.run(jobs, (done) => {
      if (Math.floor((done * 10) / jobs.length) > Math.floor(((done - 1) * 10) / jobs.length))
        print(`${done} of ${jobs.length} done, ${sinceStart()} s`);
    });
    return {
      taken: results.flatMap(({ taken }) => taken),
      failures: results.flatMap(({ failures }) => failures),
      passed: results.reduce((sum, { passed }) => sum + passed, 0),
      errors: results.flatMap(({ errors }) => errors),
      notes: results.flatMap(({ notes }) => notes).toSorted(),
    };
  } finally {
    await pool.close();
  }
}

/** Fresh browsers each time; returns how many pictures had other bytes than in the first run. */
async function repeat(jobs: readonly Job[], targets: Targets, times: number): Promise<number> {
  const first = new Map<string, string | undefined>();
  let differ = 0;
  for (let run = 1; run <= times; run++) {
    const { taken, errors } = await runJobs(jobs, targets);
    for (const line of errors) print(`  ${line}`);
    differ += errors.length;
    for (const { name, hash } of taken) {
      if (!first.has(name)) first.set(name, hash);
      else if (first.get(name) !== hash) {
        differ += 1;
        print(`  ${name} differs in run ${run}`);
      }
    }
    print(`run ${run} of ${times}: ${taken.length} pictures, ${differ} other bytes so far`);
  }
  return differ;
}

/** Baselines that nothing photographs any more; with `--update` they go. */
async function findOrphans({ taken, errors }: JobResult): Promise<string[]> {
  // What was not photographed because something broke is no orphan.
  if (options.shard !== undefined || options.example !== undefined || errors.length > 0) return [];
  const seen = new Set(taken.map(({ name }) => name));
  const isAsked = (name: string): boolean => {
    if (name.startsWith('pages/'))
      return (
        options.pages &&
        (options.page === undefined ||
          options.page.some((page) => [`pages/${page}.png`, `pages/${page}-vip.png`].includes(name)))
      );
    return options.scenes && (options.scene === undefined || name.startsWith(`${options.scene}/`));
  };
  const orphans = (await baselineNames()).filter((name) => isAsked(name) && !seen.has(name));
  if (!options.update) return orphans;
  for (const name of orphans) await deleteBaseline(name);
  return [];
}

async function main(): Promise<void> {
  await clearReport();
  const { close, ...open } = await serveTargets({ lobby: options.pages, swaps: options.swaps || isWhole });
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void close().finally(() => process.exit(1)));
  try {
    const { major, entries } = await readStudio(open.studio);
    const planned = await plan(entries);
    if (options.repeat !== undefined) {
      const pictures = planned.filter(({ kind }) => kind === 'photos' || kind === 'page');
      const differ = await repeat(pictures, { ...open, mode: 'hash' }, options.repeat);
      print(`${options.repeat} runs, ${differ} pictures with other bytes`);
      process.exitCode = differ > 0 ? 1 : 0;
      return;
    }
    const owner = await baselineMajor();
    const { mode, skipped } = chooseMode({ baselineMajor: owner, major, update: options.update, isWhole });
    const canCompare = mode !== 'inspect';

    const result = await runJobs(canCompare ? planned : withSecondPhotographs(planned), { ...open, mode });
    const orphans = canCompare ? await findOrphans(result) : [];
    if (options.update) await writeBaselineMajor(major);
    const failed = await printResult(result, orphans, skipped);

    const differ = result.failures.length + orphans.length;
    print(
      `${result.taken.length} pictures, ${differ} differ${options.update ? ' (baselines updated)' : ''}, ${sinceStart()} s, ${options.shards} processes`,
    );
    // What `npm test` adds up.
    print(`${result.taken.length - result.failures.length + result.passed} passed, ${failed} failed`);
    process.exitCode = failed > 0 ? 1 : 0;
  } finally {
    await close();
  }
}

/** Prints what was found; returns how many things failed. */
async function printResult(
  result: JobResult,
  orphans: readonly string[],
  skipped: string | undefined,
): Promise<number> {
  const { failures, errors, notes } = result;
  for (const line of notes) print(line);
  for (const { name, reasons } of failures) print(`  ${name}: ${reasons.join('; ')}`);
  for (const name of orphans) print(`  ${name}: a baseline that nothing photographs any more`);
  for (const line of errors) print(`  ${line}`);
  if (failures.length > 0) print(`  Expected, Actual, Difference: ${await writeReport(failures)}`);
  if (skipped !== undefined) print(skipped);
  const { text, isOverBudget } = await baselineUsage();
  print(isOverBudget ? `  ${text}: that is over the budget` : text);
  return failures.length + orphans.length + errors.length + (isOverBudget ? 1 : 0);
}

await main();
