import type { Job, JobResult, PageSeen, Targets } from './jobs.ts';
import type { CameraOptions } from './options.ts';
import { openWorkerPool } from './worker-pool.ts';

/** Results of all jobs of a run together. */
export interface RunResult extends Omit<JobResult, 'seen'> {
  readonly seen: readonly PageSeen[];
}

/** Runs jobs on several processes; calls back after every tenth of the jobs, with the seconds so far. */
export async function runJobs(
  jobs: readonly Job[],
  targets: Targets,
  processes: number,
  onProgress: (done: number, seconds: number) => void = () => {},
): Promise<RunResult> {
  const started = performance.now();
  const pool = openWorkerPool(Math.min(processes, jobs.length), targets);
  try {
    const results = await pool.run(jobs, (done) => {
      if (Math.floor((done * 10) / jobs.length) > Math.floor(((done - 1) * 10) / jobs.length))
        onProgress(done, Math.round((performance.now() - started) / 1000));
    });
    return {
      taken: results.flatMap(({ taken }) => taken),
      failures: results.flatMap(({ failures }) => failures),
      passed: results.reduce((sum, { passed }) => sum + passed, 0),
      errors: results.flatMap(({ errors }) => errors),
      notes: results.flatMap(({ notes }) => notes).toSorted(),
      seen: results.flatMap(({ seen }) => seen ?? []),
    };
  } finally {
    await pool.close();
  }
}

/**
 * Takes all photographs several times, each time in new browsers. Returns how many pictures had other bytes than at the
 * first time.
 */
export async function repeatJobs(
  jobs: readonly Job[],
  targets: Targets,
  { repeat = 1, shards }: Pick<CameraOptions, 'repeat' | 'shards'>,
  print: (line: string) => void,
): Promise<number> {
  const pictures = jobs.filter(({ kind }) => kind === 'photos' || kind === 'page');
  const first = new Map<string, string | undefined>();
  let differ = 0;
  for (let run = 1; run <= repeat; run++) {
    const { taken, errors } = await runJobs(pictures, targets, shards);
    for (const line of errors) print(`  ${line}`);
    differ += errors.length;
    for (const { name, hash } of taken) {
      if (!first.has(name)) first.set(name, hash);
      else if (first.get(name) !== hash) {
        differ += 1;
        print(`  ${name} differs in run ${run}`);
      }
    }
    print(`run ${run} of ${repeat}: ${taken.length} pictures, ${differ} other bytes so far`);
  }
  print(`${repeat} runs, ${differ} pictures with other bytes`);
  return differ;
}
