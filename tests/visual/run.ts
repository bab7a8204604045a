/**
 * Photographs pages and scenes, and compares the pictures with committed baselines.
 *
 *   npm run visual                                    photographs what has changed, and a sample of the rest
 *   npm run visual -- --all                           photographs everything
 *   npm run visual -- --plan                          prints what would be photographed, and why
 *   npm run visual -- --record                        if everything passes, records the inputs of the pictures
 *   npm run visual -- --scene jackpot-wheel           one scene (and --example mega: one example)
 *   npm run visual -- --page member                   one page; repeat --page for more
 *   npm run visual -- --no-pages                      only the scenes; --no-scenes: only the pages
 *   npm run visual -- --update                        makes the photographs the baselines
 *   npm run visual -- --seed monday                   another sample than the commit's
 *   npm run visual -- --repeat 10                     ten times in new browsers, with the same bytes each time
 *   npm run visual -- --parity                        checks every example at five frame rates, instead of a few
 *   npm run visual -- --swaps                         swaps the art of every scene fifty times, instead of one
 *   npm run visual -- --flashes                       only counts the flashes of every example
 *   npm run visual -- --shards 2                      number of processes; default is one per core
 *   npm run visual -- --shard 1/3                     the first third, for one of three machines
 */
import { addresses } from '../../src/pages/pages.ts';
import { baselineMajor, baselineUsage, writeBaselineMajor } from './baselines.ts';
import { openSources, readStates } from './inputs/sources.ts';
import { type Subject, subjectOf } from './inputs/subject.ts';
import { recordInputs } from './inputs/record.ts';
import { allJobs, withSecondPhotographs } from './job-list.ts';
import type { Job } from './jobs.ts';
import { readOptions } from './options.ts';
import { findOrphans } from './orphans.ts';
import { clearReport, writeReport } from './report.ts';
import { repeatJobs, runJobs, type RunResult } from './run-jobs.ts';
import { chooseMode } from './run-mode.ts';
import { readSeed } from './seed.ts';
import { labelOf, selectAll, selectJobs, type Selection, type SubjectState } from './selection.ts';
import { readPacks, readStudio, serveTargets } from './targets.ts';

const options = readOptions(process.argv.slice(2));
/** Whether no option limits this run to some pages or scenes. */
const isWhole =
  options.scene === undefined &&
  options.page === undefined &&
  options.pages &&
  options.scenes &&
  options.shard === undefined;

const print = (line: string): void => console.log(line);
const started = performance.now();
const sinceStart = (): number => Math.round((performance.now() - started) / 1000);

async function main(): Promise<void> {
  if (!options.plan) await clearReport();
  const served = await serveTargets({ lobby: options.pages, swaps: options.swaps || isWhole });
  const { targets, close } = served;
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void close().finally(() => process.exit(1)));
  try {
    const { major, identity, entries } = await readStudio(targets.studio);
    const packs = await readPacks();
    const seed = options.seed ?? readSeed();
    const jobs = allJobs({ options, isWhole, entries, packs, addresses, seed });
    if (options.repeat !== undefined) {
      const differ = await repeatJobs(jobs, { ...targets, mode: 'hash' }, options, print);
      process.exitCode = differ > 0 ? 1 : 0;
      return;
    }
    const baseline = await baselineMajor();
    const { mode, skipped } = chooseMode({ baselineMajor: baseline, major, update: options.update, isWhole });
    const canCompare = mode !== 'inspect';

    const sources = await openSources(served, identity);
    const states = await readStates(subjectsOf(jobs), sources);
    const selection = select(jobs, states, seed, canCompare);
    printSelection(selection, seed);
    if (options.plan) return;

    const chosen = new Set([...selection.changed.map(({ job }) => job), ...selection.sample]);
    const todo = canCompare ? jobs.filter((job) => chosen.has(job)) : withSecondPhotographs(jobs);
    const result = await runJobs(todo, { ...targets, mode }, options.shards, (done, seconds) =>
      print(`${done} of ${todo.length} done, ${seconds} s`),
    );
    const orphans = canCompare ? await findOrphans(result, selection.unchanged, states, options) : [];
    if (options.update) await writeBaselineMajor(major);
    const failed = await printResult(result, orphans, skipped);
    if (options.record && canCompare && (failed === 0 || options.update)) {
      const recorded = await recordInputs(selection, result, { packs, isWhole }, sources);
      print(`${recorded} pages and scenes: what their pictures depend on is recorded`);
    } else if (canCompare && failed === 0 && selection.changed.some(({ job }) => subjectOf(job)))
      print('npm run visual -- --record records that these changes show on no picture');
    print(summary(result, orphans.length));
    // Prints the counts in the form that `npm test` reads.
    print(`${result.taken.length - result.failures.length + result.passed} passed, ${failed} failed`);
    process.exitCode = failed > 0 ? 1 : 0;
  } finally {
    await close();
  }
}

const subjectsOf = (jobs: readonly Job[]): Subject[] => jobs.flatMap((job) => subjectOf(job) ?? []);

function select(
  jobs: readonly Job[],
  states: ReadonlyMap<string, SubjectState>,
  seed: string,
  canCompare: boolean,
): Selection {
  if (!canCompare) return selectAll(jobs, 'its baselines belong to another browser');
  if (options.all || options.parity) return selectAll(jobs, 'everything is asked for');
  return selectJobs(jobs, ({ key }) => states.get(key), seed);
}

function printSelection({ changed, sample, unchanged }: Selection, seed: string): void {
  for (const reason of new Set(changed.map((one) => one.reason))) {
    const labels = changed.filter((one) => one.reason === reason).map(({ job }) => labelOf(job));
    const shown = options.plan ? labels : labels.slice(0, 3);
    const more = labels.length - shown.length;
    print(`${labels.length}, as ${reason}: ${shown.join(', ')}${more > 0 ? ` and ${more} more` : ''}`);
  }
  if (sample.length > 0)
    print(`${sample.length} as a sample (--seed ${seed}): ${sample.map((job) => labelOf(job)).join(', ')}`);
  if (unchanged.length > 0) print(`${unchanged.length} left out, as nothing has changed that they depend on`);
}

const summary = (result: RunResult, orphans: number): string =>
  `${result.taken.length} pictures, ${result.failures.length + orphans} differ${
    options.update ? ' (baselines updated)' : ''
  }, ${sinceStart()} s, ${options.shards} processes`;

/** Prints the result of a run; returns the number of failures. */
async function printResult(
  { failures, errors, notes }: RunResult,
  orphans: readonly string[],
  skipped: string | undefined,
): Promise<number> {
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
